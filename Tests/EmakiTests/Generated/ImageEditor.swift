// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct ImageEditor: Screen {
  let canvas: Name = "canvas", canvasPlace: Name = "canvasPlace", eyePhoto: Name = "eyePhoto"
  let eyeSticker: Name = "eyeSticker", eyeTitle: Name = "eyeTitle", layerRows: Name = "layerRows"
  let layers: Name = "layers", layersPlace: Name = "layersPlace", layersTitle: Name = "layersTitle"
  let onEdit: Name = "onEdit", onHeart: Name = "onHeart", photoLayer: Name = "photoLayer"
  let rowTitle: Name = "rowTitle", safeArea: Name = "safeArea", sheet: Name = "sheet"
  let stickerLayer: Name = "stickerLayer", titleLayer: Name = "titleLayer"
  let togglePhoto: Name = "togglePhoto", toggleSticker: Name = "toggleSticker"
  let toggleTitle: Name = "toggleTitle", tool1: Name = "tool1", tool3: Name = "tool3"
  let toolMark: Name = "toolMark", tools: Name = "tools", toolsPlace: Name = "toolsPlace"
  let topPlace: Name = "topPlace", topTools: Name = "topTools"

  var body: Content {
    Scene("Image editor", device: .iPhoneX).role(.surface)
    ContainerView(id: topPlace).embed(topTools).pin(horizontal: 0, top: 0, height: 48, to: safeArea)
    ContainerView(id: canvasPlace).embed(canvas).clips().pin(horizontal: 0)
    ContainerView(id: layersPlace).embed(layers).clips().pin(horizontal: 0)
    ContainerView(id: toolsPlace).embed(tools)
      .pin(horizontal: 0, bottom: 0, height: 56, to: safeArea)
    canvasPlace.top == topPlace.bottom
    canvasPlace.bottom == layersPlace.top
    layersPlace.bottom == toolsPlace.top
    layersPlace.height == 216 ~ 500
    canvasPlace.height >= 154
    Controller(topTools) {
      Button(id: "closeButton").icon("close").pin(leading: 8, size: 44, centerY: 0, to: safeArea)
      Label("Postcard", id: "fileName").font("17 semibold").pin(center: true)
      Button(id: "undoButton").icon("refresh").pin(trailing: 60, size: 44, centerY: 0, to: safeArea)
      Button(id: "saveButton").icon("download").pin(trailing: 8, size: 44, centerY: 0, to: safeArea)
    }
    Controller(canvas) {
      View(id: sheet) {
        ImageView("photo", id: photoLayer).pin(.edges)
        View(id: stickerLayer).role(.accent).background(.systemYellow).cornerRadius(40)
          .frame([24, 28, 80, 80])
          .pan(moves: [stickerLayer], rests: [.rest(at: 24), .rest(at: 150)])
        Label("Greetings", id: titleLayer).font("28 bold").pin(bottom: 32, centerX: 0)
      }
      .role(.surface).background(.systemBackground).clips().pin(vertical: 20, center: true)
      sheet.width == 0.8 * sheet.height ~ 400
      sheet.width >= 176
    }
    .role(.surface).background(.systemGray3)
    Controller(layers) {
      Label("Layers", id: layersTitle).font("13 semibold").role(.quiet)
        .pin(top: 8, leading: 16, height: 20, to: safeArea)
      Column(id: layerRows) {
        View(id: rowTitle) {
          View(id: "lineTitle").background(.separator)
            .pin(top: 0, leading: 16, trailing: 0, height: 0.5, to: safeArea)
          ImageView("layer", id: "thumbTitle").cornerRadius(4)
            .pin(leading: 16, size: 44, centerY: 0, to: safeArea)
          Label("Title", id: "labelTitle").font(17).pin(leading: 76, centerY: 0, to: safeArea)
          Icon("eye", id: eyeTitle).pin(trailing: 20, centerY: 0, to: safeArea)
        }
        .on(tap: toggleTitle).pin(height: 60)
        View(id: "rowSticker") {
          View(id: "lineSticker").background(.separator)
            .pin(top: 0, leading: 16, trailing: 0, height: 0.5, to: safeArea)
          ImageView("layer", id: "thumbSticker").cornerRadius(4)
            .pin(leading: 16, size: 44, centerY: 0, to: safeArea)
          Label("Sticker", id: "labelSticker").font(17).pin(leading: 76, centerY: 0, to: safeArea)
          Icon("eye", id: eyeSticker).pin(trailing: 20, centerY: 0, to: safeArea)
        }
        .on(tap: toggleSticker).pin(height: 60)
        View(id: "rowPhoto") {
          View(id: "linePhoto").background(.separator)
            .pin(top: 0, leading: 16, trailing: 0, height: 0.5, to: safeArea)
          ImageView("layer", id: "thumbPhoto").cornerRadius(4)
            .pin(leading: 16, size: 44, centerY: 0, to: safeArea)
          Label("Photo", id: "labelPhoto").font(17).pin(leading: 76, centerY: 0, to: safeArea)
          Icon("eye", id: eyePhoto).pin(trailing: 20, centerY: 0, to: safeArea)
        }
        .on(tap: togglePhoto).pin(height: 60)
      }
      .pin(horizontal: 0)
      layerRows.top == layersTitle.bottom + 8
    }
    .role(.surface)
    Controller(tools) {
      Row(id: "toolRow") {
        Button(id: tool1).icon("edit")
        Button(id: "tool2").icon("image")
        Button(id: tool3).icon("heart")
        Button(id: "tool4").icon("filter")
        Button(id: "tool5").icon("layers")
      }
      .distribution(.fillEqually).pin(.edges)
      View(id: toolMark).role(.accent).background(.systemBlue).pin(top: 0, width: "20%", height: 2)
      Constraint(onEdit, toolMark.centerX == tool1.centerX)
      Constraint(onHeart, toolMark.centerX == tool3.centerX, active: false)
    }
    .role(.surface)
    Motion("hideTitle") { Tap(rowTitle) }
    Motion(toggleTitle) {
      Animate(duration: 0.2) {
        titleLayer(alpha: 0)
        eyeTitle(alpha: 0.3)
      }
    }
    Motion(toggleSticker) {
      Animate(duration: 0.2) {
        stickerLayer(alpha: 0)
        eyeSticker(alpha: 0.3)
      }
    }
    Motion(togglePhoto) {
      Animate(duration: 0.2) {
        photoLayer(alpha: 0)
        eyePhoto(alpha: 0.3)
      }
    }
    Motion("dragSticker") { Drag(on: stickerLayer, by: [100, 0], duration: 0.4, velocity: [0, 0]) }
    Motion("selectTool") {
      Animate(duration: 0.2) {
        onEdit(active: false)
        onHeart(active: true)
      }
    }
  }
}
