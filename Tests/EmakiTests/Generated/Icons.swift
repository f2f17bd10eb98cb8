// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Icons: Screen {
  let addIcon: Name = "addIcon", buttons: Name = "buttons", heading: Name = "heading"
  let rows: Name = "rows", safeArea: Name = "safeArea", sheet: Name = "sheet"

  var body: Content {
    Scene("Icons", device: .iPhoneX)
    Label("≡ Icons", id: heading).font("28 bold").pin(top: 12, leading: 20, to: safeArea)
    Icon("plus", id: addIcon).tint(.systemBlue).pin(trailing: 20, size: 26, to: safeArea)
    Row(id: buttons) {
      Button("Like", id: "likeButton").icon("heart").font("15 medium").textColor(.systemBlue)
        .tint(.systemBlue).background(.systemGray6).cornerRadius(10)
      Button("Save", id: "saveButton").icon("bookmark").font("15 medium").textColor(.systemBlue)
        .tint(.systemBlue).background(.systemGray6).cornerRadius(10)
      Button("Send", id: "sendButton").icon("send").font("15 medium").textColor(.systemBlue)
        .tint(.systemBlue).background(.systemGray6).cornerRadius(10)
    }
    .distribution(.fillEqually).spacing(12).pin(horizontal: 20, height: 40, to: safeArea)
    ScrollView(id: sheet) {
      Column(id: rows) {
        Row(id: "row1") {
          View {
            Icon("arrow-down", id: "arrow-down").pin(top: 8, size: 28, centerX: 0)
            Label("arrow-down").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("arrow-left", id: "arrow-left").pin(top: 8, size: 28, centerX: 0)
            Label("arrow-left").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("arrow-right", id: "arrow-right").pin(top: 8, size: 28, centerX: 0)
            Label("arrow-right").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("arrow-up", id: "arrow-up").pin(top: 8, size: 28, centerX: 0)
            Label("arrow-up").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row2") {
          View {
            Icon("chevron-down", id: "chevron-down").pin(top: 8, size: 28, centerX: 0)
            Label("chevron-down").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("chevron-left", id: "chevron-left").pin(top: 8, size: 28, centerX: 0)
            Label("chevron-left").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("chevron-right", id: "chevron-right").pin(top: 8, size: 28, centerX: 0)
            Label("chevron-right").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("chevron-up", id: "chevron-up").pin(top: 8, size: 28, centerX: 0)
            Label("chevron-up").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row3") {
          View {
            Icon("expand", id: "expand").pin(top: 8, size: 28, centerX: 0)
            Label("expand").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("undo", id: "undo").pin(top: 8, size: 28, centerX: 0)
            Label("undo").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("redo", id: "redo").pin(top: 8, size: 28, centerX: 0)
            Label("redo").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("refresh", id: "refresh").pin(top: 8, size: 28, centerX: 0)
            Label("refresh").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row4") {
          View {
            Icon("logout", id: "logout").pin(top: 8, size: 28, centerX: 0)
            Label("logout").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("menu", id: "menu").pin(top: 8, size: 28, centerX: 0)
            Label("menu").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("close", id: "close").pin(top: 8, size: 28, centerX: 0)
            Label("close").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("plus", id: "plus").pin(top: 8, size: 28, centerX: 0)
            Label("plus").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row5") {
          View {
            Icon("minus", id: "minus").pin(top: 8, size: 28, centerX: 0)
            Label("minus").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("check", id: "check").pin(top: 8, size: 28, centerX: 0)
            Label("check").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("more", id: "more").pin(top: 8, size: 28, centerX: 0)
            Label("more").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("search", id: "search").pin(top: 8, size: 28, centerX: 0)
            Label("search").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row6") {
          View {
            Icon("zoom-in", id: "zoom-in").pin(top: 8, size: 28, centerX: 0)
            Label("zoom-in").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("zoom-out", id: "zoom-out").pin(top: 8, size: 28, centerX: 0)
            Label("zoom-out").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("share", id: "share").pin(top: 8, size: 28, centerX: 0)
            Label("share").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("download", id: "download").pin(top: 8, size: 28, centerX: 0)
            Label("download").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row7") {
          View {
            Icon("upload", id: "upload").pin(top: 8, size: 28, centerX: 0)
            Label("upload").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("edit", id: "edit").pin(top: 8, size: 28, centerX: 0)
            Label("edit").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("trash", id: "trash").pin(top: 8, size: 28, centerX: 0)
            Label("trash").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("copy", id: "copy").pin(top: 8, size: 28, centerX: 0)
            Label("copy").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row8") {
          View {
            Icon("send", id: "send").pin(top: 8, size: 28, centerX: 0)
            Label("send").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("link", id: "link").pin(top: 8, size: 28, centerX: 0)
            Label("link").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("filter", id: "filter").pin(top: 8, size: 28, centerX: 0)
            Label("filter").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("sliders", id: "sliders").pin(top: 8, size: 28, centerX: 0)
            Label("sliders").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row9") {
          View {
            Icon("settings", id: "settings").pin(top: 8, size: 28, centerX: 0)
            Label("settings").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("home", id: "home").pin(top: 8, size: 28, centerX: 0)
            Label("home").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("user", id: "user").pin(top: 8, size: 28, centerX: 0)
            Label("user").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("users", id: "users").pin(top: 8, size: 28, centerX: 0)
            Label("users").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row10") {
          View {
            Icon("bell", id: "bell").pin(top: 8, size: 28, centerX: 0)
            Label("bell").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("heart", id: "heart").pin(top: 8, size: 28, centerX: 0)
            Label("heart").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("star", id: "star").pin(top: 8, size: 28, centerX: 0)
            Label("star").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("bookmark", id: "bookmark").pin(top: 8, size: 28, centerX: 0)
            Label("bookmark").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row11") {
          View {
            Icon("tag", id: "tag").pin(top: 8, size: 28, centerX: 0)
            Label("tag").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("flag", id: "flag").pin(top: 8, size: 28, centerX: 0)
            Label("flag").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("gift", id: "gift").pin(top: 8, size: 28, centerX: 0)
            Label("gift").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("bag", id: "bag").pin(top: 8, size: 28, centerX: 0)
            Label("bag").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row12") {
          View {
            Icon("cart", id: "cart").pin(top: 8, size: 28, centerX: 0)
            Label("cart").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("card", id: "card").pin(top: 8, size: 28, centerX: 0)
            Label("card").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("lock", id: "lock").pin(top: 8, size: 28, centerX: 0)
            Label("lock").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("unlock", id: "unlock").pin(top: 8, size: 28, centerX: 0)
            Label("unlock").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row13") {
          View {
            Icon("eye", id: "eye").pin(top: 8, size: 28, centerX: 0)
            Label("eye").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("eye-off", id: "eye-off").pin(top: 8, size: 28, centerX: 0)
            Label("eye-off").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("calendar", id: "calendar").pin(top: 8, size: 28, centerX: 0)
            Label("calendar").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("clock", id: "clock").pin(top: 8, size: 28, centerX: 0)
            Label("clock").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row14") {
          View {
            Icon("compass", id: "compass").pin(top: 8, size: 28, centerX: 0)
            Label("compass").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("globe", id: "globe").pin(top: 8, size: 28, centerX: 0)
            Label("globe").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("map-pin", id: "map-pin").pin(top: 8, size: 28, centerX: 0)
            Label("map-pin").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("map", id: "map").pin(top: 8, size: 28, centerX: 0)
            Label("map").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row15") {
          View {
            Icon("sun", id: "sun").pin(top: 8, size: 28, centerX: 0)
            Label("sun").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("moon", id: "moon").pin(top: 8, size: 28, centerX: 0)
            Label("moon").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("cloud", id: "cloud").pin(top: 8, size: 28, centerX: 0)
            Label("cloud").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("wifi", id: "wifi").pin(top: 8, size: 28, centerX: 0)
            Label("wifi").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row16") {
          View {
            Icon("circle", id: "circle").pin(top: 8, size: 28, centerX: 0)
            Label("circle").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("square", id: "square").pin(top: 8, size: 28, centerX: 0)
            Label("square").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("chat", id: "chat").pin(top: 8, size: 28, centerX: 0)
            Label("chat").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("mail", id: "mail").pin(top: 8, size: 28, centerX: 0)
            Label("mail").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row17") {
          View {
            Icon("phone", id: "phone").pin(top: 8, size: 28, centerX: 0)
            Label("phone").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("help", id: "help").pin(top: 8, size: 28, centerX: 0)
            Label("help").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("info", id: "info").pin(top: 8, size: 28, centerX: 0)
            Label("info").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("warning", id: "warning").pin(top: 8, size: 28, centerX: 0)
            Label("warning").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row18") {
          View {
            Icon("book", id: "book").pin(top: 8, size: 28, centerX: 0)
            Label("book").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("news", id: "news").pin(top: 8, size: 28, centerX: 0)
            Label("news").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("file", id: "file").pin(top: 8, size: 28, centerX: 0)
            Label("file").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("folder", id: "folder").pin(top: 8, size: 28, centerX: 0)
            Label("folder").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row19") {
          View {
            Icon("list", id: "list").pin(top: 8, size: 28, centerX: 0)
            Label("list").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("grid", id: "grid").pin(top: 8, size: 28, centerX: 0)
            Label("grid").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("layers", id: "layers").pin(top: 8, size: 28, centerX: 0)
            Label("layers").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("image", id: "image").pin(top: 8, size: 28, centerX: 0)
            Label("image").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row20") {
          View {
            Icon("camera", id: "camera").pin(top: 8, size: 28, centerX: 0)
            Label("camera").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("video", id: "video").pin(top: 8, size: 28, centerX: 0)
            Label("video").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("music", id: "music").pin(top: 8, size: 28, centerX: 0)
            Label("music").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("mic", id: "mic").pin(top: 8, size: 28, centerX: 0)
            Label("mic").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row21") {
          View {
            Icon("volume", id: "volume").pin(top: 8, size: 28, centerX: 0)
            Label("volume").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("play", id: "play").pin(top: 8, size: 28, centerX: 0)
            Label("play").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("pause", id: "pause").pin(top: 8, size: 28, centerX: 0)
            Label("pause").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("stop", id: "stop").pin(top: 8, size: 28, centerX: 0)
            Label("stop").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row22") {
          View {
            Icon("skip-back", id: "skip-back").pin(top: 8, size: 28, centerX: 0)
            Label("skip-back").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("skip-forward", id: "skip-forward").pin(top: 8, size: 28, centerX: 0)
            Label("skip-forward").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("crop", id: "crop").pin(top: 8, size: 28, centerX: 0)
            Label("crop").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("brush", id: "brush").pin(top: 8, size: 28, centerX: 0)
            Label("brush").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row23") {
          View {
            Icon("text", id: "text").pin(top: 8, size: 28, centerX: 0)
            Label("text").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("bolt", id: "bolt").pin(top: 8, size: 28, centerX: 0)
            Label("bolt").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("key", id: "key").pin(top: 8, size: 28, centerX: 0)
            Label("key").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("check-circle", id: "check-circle").pin(top: 8, size: 28, centerX: 0)
            Label("check-circle").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row24") {
          View {
            Icon("user-circle", id: "user-circle").pin(top: 8, size: 28, centerX: 0)
            Label("user-circle").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("plus-circle", id: "plus-circle").pin(top: 8, size: 28, centerX: 0)
            Label("plus-circle").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("minus-circle", id: "minus-circle").pin(top: 8, size: 28, centerX: 0)
            Label("minus-circle").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("play-circle", id: "play-circle").pin(top: 8, size: 28, centerX: 0)
            Label("play-circle").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row25") {
          View {
            Icon("pause-circle", id: "pause-circle").pin(top: 8, size: 28, centerX: 0)
            Label("pause-circle").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("chevron-up-down", id: "chevron-up-down").pin(top: 8, size: 28, centerX: 0)
            Label("chevron-up-down").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("arrow-up-right", id: "arrow-up-right").pin(top: 8, size: 28, centerX: 0)
            Label("arrow-up-right").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("shuffle", id: "shuffle").pin(top: 8, size: 28, centerX: 0)
            Label("shuffle").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row26") {
          View {
            Icon("paperclip", id: "paperclip").pin(top: 8, size: 28, centerX: 0)
            Label("paperclip").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("rain", id: "rain").pin(top: 8, size: 28, centerX: 0)
            Label("rain").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("snow", id: "snow").pin(top: 8, size: 28, centerX: 0)
            Label("snow").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("flame", id: "flame").pin(top: 8, size: 28, centerX: 0)
            Label("flame").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row27") {
          View {
            Icon("drop", id: "drop").pin(top: 8, size: 28, centerX: 0)
            Label("drop").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("leaf", id: "leaf").pin(top: 8, size: 28, centerX: 0)
            Label("leaf").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("ticket", id: "ticket").pin(top: 8, size: 28, centerX: 0)
            Label("ticket").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("thumbs-up", id: "thumbs-up").pin(top: 8, size: 28, centerX: 0)
            Label("thumbs-up").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row28") {
          View {
            Icon("car", id: "car").pin(top: 8, size: 28, centerX: 0)
            Label("car").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("airplane", id: "airplane").pin(top: 8, size: 28, centerX: 0)
            Label("airplane").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("bed", id: "bed").pin(top: 8, size: 28, centerX: 0)
            Label("bed").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("fork-knife", id: "fork-knife").pin(top: 8, size: 28, centerX: 0)
            Label("fork-knife").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row29") {
          View {
            Icon("cup", id: "cup").pin(top: 8, size: 28, centerX: 0)
            Label("cup").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("graduation-cap", id: "graduation-cap").pin(top: 8, size: 28, centerX: 0)
            Label("graduation-cap").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("briefcase", id: "briefcase").pin(top: 8, size: 28, centerX: 0)
            Label("briefcase").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("wrench", id: "wrench").pin(top: 8, size: 28, centerX: 0)
            Label("wrench").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row30") {
          View {
            Icon("scissors", id: "scissors").pin(top: 8, size: 28, centerX: 0)
            Label("scissors").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("sparkles", id: "sparkles").pin(top: 8, size: 28, centerX: 0)
            Label("sparkles").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("crown", id: "crown").pin(top: 8, size: 28, centerX: 0)
            Label("crown").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("trophy", id: "trophy").pin(top: 8, size: 28, centerX: 0)
            Label("trophy").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row31") {
          View {
            Icon("archive", id: "archive").pin(top: 8, size: 28, centerX: 0)
            Label("archive").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("laptop", id: "laptop").pin(top: 8, size: 28, centerX: 0)
            Label("laptop").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("mobile", id: "mobile").pin(top: 8, size: 28, centerX: 0)
            Label("mobile").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("watch", id: "watch").pin(top: 8, size: 28, centerX: 0)
            Label("watch").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row32") {
          View {
            Icon("tv", id: "tv").pin(top: 8, size: 28, centerX: 0)
            Label("tv").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("headphones", id: "headphones").pin(top: 8, size: 28, centerX: 0)
            Label("headphones").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("gamepad", id: "gamepad").pin(top: 8, size: 28, centerX: 0)
            Label("gamepad").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("face-id", id: "face-id").pin(top: 8, size: 28, centerX: 0)
            Label("face-id").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row33") {
          View {
            Icon("qrcode", id: "qrcode").pin(top: 8, size: 28, centerX: 0)
            Label("qrcode").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("chart", id: "chart").pin(top: 8, size: 28, centerX: 0)
            Label("chart").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("chart-line", id: "chart-line").pin(top: 8, size: 28, centerX: 0)
            Label("chart-line").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("percent", id: "percent").pin(top: 8, size: 28, centerX: 0)
            Label("percent").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row34") {
          View {
            Icon("dollar", id: "dollar").pin(top: 8, size: 28, centerX: 0)
            Label("dollar").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("hash", id: "hash").pin(top: 8, size: 28, centerX: 0)
            Label("hash").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("at", id: "at").pin(top: 8, size: 28, centerX: 0)
            Label("at").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
          View {
            Icon("bold", id: "bold").pin(top: 8, size: 28, centerX: 0)
            Label("bold").font(10).textColor(.systemGray).align(.center).pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row35") {
          View {
            Icon("italic", id: "italic").pin(top: 8, size: 28, centerX: 0)
            Label("italic").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("underline", id: "underline").pin(top: 8, size: 28, centerX: 0)
            Label("underline").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("align-left", id: "align-left").pin(top: 8, size: 28, centerX: 0)
            Label("align-left").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("triangle", id: "triangle").pin(top: 8, size: 28, centerX: 0)
            Label("triangle").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row36") {
          View {
            Icon("rectangle", id: "rectangle").pin(top: 8, size: 28, centerX: 0)
            Label("rectangle").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("capsule", id: "capsule").pin(top: 8, size: 28, centerX: 0)
            Label("capsule").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("power", id: "power").pin(top: 8, size: 28, centerX: 0)
            Label("power").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("shield", id: "shield").pin(top: 8, size: 28, centerX: 0)
            Label("shield").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row37") {
          View {
            Icon("user-plus", id: "user-plus").pin(top: 8, size: 28, centerX: 0)
            Label("user-plus").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("light-bulb", id: "light-bulb").pin(top: 8, size: 28, centerX: 0)
            Label("light-bulb").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("cross", id: "cross").pin(top: 8, size: 28, centerX: 0)
            Label("cross").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("battery", id: "battery").pin(top: 8, size: 28, centerX: 0)
            Label("battery").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
        Row(id: "row38") {
          View {
            Icon("navigation", id: "navigation").pin(top: 8, size: 28, centerX: 0)
            Label("navigation").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("bluetooth", id: "bluetooth").pin(top: 8, size: 28, centerX: 0)
            Label("bluetooth").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("envelope", id: "envelope").pin(top: 8, size: 28, centerX: 0)
            Label("envelope").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
          View {
            Icon("house", id: "house").pin(top: 8, size: 28, centerX: 0)
            Label("house").font(10).textColor(.systemGray).align(.center)
              .pin(horizontal: 0, top: 41)
          }
        }
        .distribution(.fillEqually).pin(height: 56)
      }
      .pin(horizontal: 0, vertical: 0)
      rows.width == sheet.width
    }
    .contentInset(bottom: 34).pin(horizontal: 0, bottom: 0)
    addIcon.centerY == heading.centerY
    buttons.top == heading.bottom + 12
    sheet.top == buttons.bottom + 8
    Motion("scroll") {
      Drag(on: sheet, by: [0, -480], duration: 0.5, velocity: [0, 0])
      Drag(on: sheet, by: [0, -480], duration: 0.5, velocity: [0, 0])
      Drag(on: sheet, by: [0, -480], duration: 0.5, velocity: [0, 0])
    }
  }
}
