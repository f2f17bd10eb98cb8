// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct ReadyMadeImageEditor: Screen {
  let canvas: Name = "canvas", caption: Name = "caption", close: Name = "close"
  let documentName: Name = "documentName", export: Name = "export", ground: Name = "ground"
  let hideLayers: Name = "hideLayers", panel: Name = "panel", panelIn: Name = "panelIn"
  let showLayers: Name = "showLayers", toolBar: Name = "toolBar", tools: Name = "tools"
  let topBar: Name = "topBar", undo: Name = "undo"

  var body: Content {
    Scene("Image editor", device: .iPhoneX).background(.systemGray5)
    ScrollView(id: canvas) {
      View(id: "paper") {
        ImageView("photo", id: ground).contentMode(.scaleAspectFill).pin(horizontal: 60, top: 60)
        Label("Poster", id: caption).font("64 bold").pin(bottom: 72, leading: 60)
        View(id: "subtitle").role(.bars).pin(bottom: 32, leading: 60, width: 240, height: 24)
        ground.bottom == caption.top - 32
      }
      .role(.surface).background(.white).pin(edges: 0, width: 600, height: 800)
    }
    .role(.fill).background(.systemGray5).zoomRange(["fit", 3]).centersContent().scrollsToTop(false)
      .pin(horizontal: 0)
    View(id: topBar) {
      Icon("close", id: close).pin(leading: 20, size: 24)
      Label("Poster", id: documentName).font("17 bold").pin(centerX: 0)
      Icon("undo", id: undo).pin(size: 24)
      Icon("share", id: export).pin(trailing: 20, size: 24)
      documentName.centerY == topBar.safeArea.top + 22
      close.centerY == documentName.centerY
      undo.centerY == documentName.centerY
      export.centerY == documentName.centerY
      undo.trailing == export.leading - 20
      topBar.bottom == topBar.safeArea.top + 44
    }
    .role(.surface).background(.systemBackground).pin(horizontal: 0, top: 0)
    View(id: panel) {
      Label("Layers", id: "panelTitle").font("17 bold").pin(top: 16, leading: 16)
      Icon("plus", id: "addLayer").tint(.systemBlue).pin(top: 16, trailing: 16, size: 22)
      Column(id: "layerRows") {
        TableCell(id: "layer1") {
          View().role(.fill).background(.systemGray6).cornerRadius(6)
            .pin(leading: 16, size: 40, centerY: 0)
          Icon("text").pin(leading: 26, size: 20, centerY: 0)
          Label("Title").font(15).pin(leading: 68, centerY: 0)
          Icon("eye").tint(.systemGray).pin(trailing: 16, size: 20, centerY: 0)
        }
        .pin(height: 60)
        TableCell(id: "layer2") {
          View().role(.fill).background(.systemGray6).cornerRadius(6)
            .pin(leading: 16, size: 40, centerY: 0)
          Icon("image").pin(leading: 26, size: 20, centerY: 0)
          Label("Figure").font(15).pin(leading: 68, centerY: 0)
          Icon("eye").tint(.systemGray).pin(trailing: 16, size: 20, centerY: 0)
        }
        .pin(height: 60)
        TableCell(id: "layer3") {
          View().role(.fill).background(.systemGray6).cornerRadius(6)
            .pin(leading: 16, size: 40, centerY: 0)
          Icon("brush").pin(leading: 26, size: 20, centerY: 0)
          Label("Brush").font(15).pin(leading: 68, centerY: 0)
          Icon("eye").tint(.systemGray).pin(trailing: 16, size: 20, centerY: 0)
        }
        .pin(height: 60)
        TableCell(id: "layer4") {
          View().role(.fill).background(.systemGray6).cornerRadius(6)
            .pin(leading: 16, size: 40, centerY: 0)
          Icon("square").pin(leading: 26, size: 20, centerY: 0)
          Label("Paper").font(15).pin(leading: 68, centerY: 0)
          Icon("eye").tint(.systemGray).pin(trailing: 16, size: 20, centerY: 0)
        }
        .pin(height: 60)
      }
      .pin(horizontal: 0, top: 52)
    }
    .role(.surface).background(.systemBackground).shadow(opacity: 0.2, offset: [-2, 0], radius: 8)
      .pin(width: 240)
    View(id: toolBar) {
      Row(id: tools) {
        View(id: "tool1") {
          Icon("crop").pin(size: 24, centerX: 0, centerY: 0)
        }
        .on(tap: .action(alternate: [showLayers, hideLayers]))
        View(id: "tool2") {
          Icon("brush").pin(size: 24, centerX: 0, centerY: 0)
        }
        .on(tap: .action(alternate: [showLayers, hideLayers]))
        View(id: "tool3") {
          Icon("text").pin(size: 24, centerX: 0, centerY: 0)
        }
        .on(tap: .action(alternate: [showLayers, hideLayers]))
        View(id: "tool4") {
          Icon("sliders").pin(size: 24, centerX: 0, centerY: 0)
        }
        .on(tap: .action(alternate: [showLayers, hideLayers]))
        View(id: "tool5") {
          Icon("layers").pin(size: 24, centerX: 0, centerY: 0)
        }
        .on(tap: .action(alternate: [showLayers, hideLayers]))
      }
      .distribution(.fillEqually).pin(horizontal: 0, top: 0, height: 52)
      tools.bottom == toolBar.safeArea.bottom
    }
    .role(.surface).background(.systemBackground).pin(horizontal: 0, bottom: 0)
    canvas.top == topBar.bottom
    canvas.bottom == toolBar.top
    panel.top == topBar.bottom
    panel.bottom == toolBar.top
    Constraint(panelIn, panel.leading == superview.trailing + 0)
    Motion("layers") { Run(showLayers) }
    Motion("zoomIn") { Pinch(on: canvas, scale: 3, duration: 0.5) }
    Motion(showLayers) { Animate(duration: 0.26, curve: .easeOut) { panelIn(-240) } }
    Motion(hideLayers) { Animate(duration: 0.26, curve: .easeOut) { panelIn(0) } }
  }
}
