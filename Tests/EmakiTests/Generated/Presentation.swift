// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Presentation: Screen {
  let actionSheet: Name = "actionSheet", alert: Name = "alert", comments: Name = "comments"
  let deleteButton: Name = "deleteButton", fullScreen: Name = "fullScreen", half: Name = "half"
  let heading: Name = "heading", notice: Name = "notice", overContext: Name = "overContext"
  let panel: Name = "panel", picture: Name = "picture", remove: Name = "remove"
  let removeBox: Name = "removeBox", removeParts: Name = "removeParts", root: Name = "root"
  let safeArea: Name = "safeArea", sendButton: Name = "sendButton", share: Name = "share"
  let shareButton: Name = "shareButton", shareText: Name = "shareText", sheet: Name = "sheet"
  let sort: Name = "sort", sortBox: Name = "sortBox", sortCancelBox: Name = "sortCancelBox"
  let sortOutside: Name = "sortOutside", sortParts: Name = "sortParts", vanish: Name = "vanish"
  let viewer: Name = "viewer"

  var body: Content {
    Scene("Presentation", device: .iPhoneX).role(.surface)
    Label("Gallery", id: heading).font("34 bold").pin(top: 24, leading: 20, to: safeArea)
    ImageView("photo", id: picture).cornerRadius(12).pin(horizontal: 20, to: safeArea)
    Button("Share", id: shareButton).background(.systemBlue).textColor(.white).cornerRadius(12)
      .on(tap: sheet).pin(horizontal: 20, height: 50, to: safeArea)
    ContainerView(id: panel).embed(comments).clips().pin(horizontal: 0, bottom: 0)
    picture.height == 220 ~ 500
    panel.height >= 60
    picture.top == heading.bottom + 16
    shareButton.top == picture.bottom + 16
    panel.top == shareButton.bottom + 16
    Controller(comments) {
      Label("Comments", id: "commentsTitle").font("17 bold").pin(top: 16, leading: 20, to: safeArea)
      View(id: "commentsText").role(.bars).pin(horizontal: 20, top: 52, height: 160, to: safeArea)
    }
    .definesContext().role(.fill).background(.systemGray6)
    Controller(share) {
      Label("Share", id: "shareTitle").font("22 bold").pin(top: 28, leading: 20, to: safeArea)
      View(id: shareText).role(.bars).pin(horizontal: 20, top: 76, height: 120, to: safeArea)
      Button("Send", id: sendButton).background(.systemBlue).textColor(.white).cornerRadius(12)
        .pin(horizontal: 20, height: 50, to: safeArea)
      sendButton.top == shareText.bottom + 24
    }
    .role(.surface)
    Controller(viewer) {
      ImageView("photo", id: "viewerPicture")
        .pin(horizontal: 0, top: ">= 0", bottom: ">= 0", height: "480 @500", centerY: 0)
      Button(id: "closeButton").icon("close").pin(top: 8, trailing: 16, size: 44, to: safeArea)
    }
    .role(.surface)
    Controller(notice) {
      Label("No comments yet", id: "noticeTitle").font("22 bold").pin(.center)
    }
    .role(.surface)
    Controller(remove, "Delete the picture?") {
      View(id: removeBox) {
        ScrollView(id: "removeScroll") {
          Column(id: removeParts) {
            Column {
              Label("Delete the picture?", id: "removeTitle").font(.headline).textColor(.label)
                .align(.center).lines(0)
              Label(
                "It goes from all your devices and cannot be brought back.", id: "removeMessage"
              ).font(.footnote).textColor(.label).align(.center).lines(0)
            }
            .spacing(4).margins(horizontal: 16, vertical: 20).insideMargins()
            View {
              View {
                Button("Cancel", id: "removeAction1").font("body semibold")
                  .pin(horizontal: 8, vertical: 0).on(tap: .steps { Dismiss(remove) })
              }
              .pin(vertical: 0, leading: 0, width: "50%", height: 44)
              View {
                Button("Delete", id: deleteButton).font(.body).pin(horizontal: 8, vertical: 0)
                  .on(
                    tap: .steps {
                      Dismiss(remove)
                      Run(vanish)
                    }
                  ).role(.destructive).textColor(.systemRed)
              }
              .pin(vertical: 0, trailing: 0, width: "50%", height: 44)
              View().background(.separator).pin(vertical: 0, width: 0.5, centerX: 0)
              View().background(.separator).pin(horizontal: 0, top: 0, height: 0.5)
            }
            .pin(height: 44)
          }
          .pin(edges: 0, width: "100%")
        }
        .role(.transparent).pin(.edges)
        removeBox.height == removeParts.height ~ 750
      }
      .role(.surface).background(.init(light: .systemGray6, dark: "#2C2C2E")).cornerRadius(14)
        .clips().pin(width: 270, centerX: 0, centerY: 0)
      removeBox.top >= safeArea.top + 8
      removeBox.bottom <= safeArea.bottom - 8
    }
    .role(.transparent)
    Controller(sort) {
      View(id: sortOutside).role(.transparent).pin(.edges).on(tap: .steps { Dismiss(sort) })
      View(id: sortBox) {
        ScrollView(id: "sortScroll") {
          Column(id: sortParts) {
            Column {
              Label("Which comments come first?", id: "sortMessage").font(.footnote)
                .textColor(.secondaryLabel).align(.center).lines(0)
            }
            .spacing(8).margins(horizontal: 16, vertical: 15).insideMargins()
            View {
              Button("The newest", id: "sortAction1").font(.title3).pin(horizontal: 8, vertical: 0)
                .on(tap: .steps { Dismiss(sort) })
              View().background(.separator).pin(horizontal: 0, top: 0, height: 0.5)
            }
            .pin(height: 57)
            View {
              Button("The best", id: "sortAction2").font(.title3).pin(horizontal: 8, vertical: 0)
                .on(tap: .steps { Dismiss(sort) })
              View().background(.separator).pin(horizontal: 0, top: 0, height: 0.5)
            }
            .pin(height: 57)
          }
          .pin(edges: 0, width: "100%")
        }
        .role(.transparent).pin(.edges)
        sortBox.height == sortParts.height ~ 750
      }
      .role(.surface).background(.init(light: .systemGray6, dark: "#2C2C2E")).cornerRadius(14)
        .clips().pin(width: "<= 398", centerX: 0)
      View(id: sortCancelBox) {
        View {
          Button("Cancel", id: "sortAction3").font("title3 semibold")
            .pin(horizontal: 8, vertical: 0).on(tap: .steps { Dismiss(sort) })
        }
        .pin(edges: 0, height: 57)
      }
      .role(.surface).background(.init(light: .systemGray6, dark: "#2C2C2E")).cornerRadius(
        14
      ).clips()
      sortBox.width == superview.width - 16 ~ 900
      sortBox.top >= safeArea.top + 8
      sortCancelBox.leading == sortBox.leading
      sortCancelBox.trailing == sortBox.trailing
      sortCancelBox.top == sortBox.bottom + 8
      sortCancelBox.bottom <= superview.bottom - 8
      sortCancelBox.bottom <= safeArea.bottom
      sortCancelBox.bottom == superview.bottom - 8 ~ 900
    }
    .role(.transparent)
    Motion(sheet) { Present(controller: share, from: root, style: .pageSheet, grabber: true) }
    Motion("dismissSheet", after: sheet) { Dismiss(share) }
    Motion(half) {
      Present(controller: share, from: root, detents: ["medium", "large"], grabber: true)
    }
    Motion("dragUp", after: half) {
      Drag(on: shareText, by: [0, -300], duration: 0.4, velocity: [0, 0])
    }
    Motion("dragAway", after: half) {
      Drag(on: shareText, by: [0, 260], duration: 0.4, velocity: [0, 0])
    }
    Motion(fullScreen) { Present(controller: viewer, from: root) }
    Motion("dismissFullScreen", after: fullScreen) { Dismiss(viewer) }
    Motion(overContext) {
      Present(
        controller: notice, from: comments, style: .overCurrentContext, transition: .crossDissolve
      )
    }
    Motion("dismissOverContext", after: overContext) { Dismiss(notice) }
    Motion("dissolve") { Present(controller: viewer, from: root, transition: .crossDissolve) }
    Motion("flip") { Present(controller: viewer, from: root, transition: .flipHorizontal) }
    Motion("tapShare") { Tap(shareButton) }
    Motion(alert) { Present(controller: remove, from: root, style: .alert) }
    Motion("confirm", after: alert) { Tap(deleteButton) }
    Motion(vanish) { Animate(duration: 0.3) { picture(alpha: 0) } }
    Motion(actionSheet) { Present(controller: sort, from: root, style: .actionSheet) }
    Motion("cancel", after: actionSheet) { Tap(sortOutside) }
  }
}
