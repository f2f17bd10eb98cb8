extension ReadyMade {
  static let imageEditor = ReadyMade(
    name: "image-editor",
    doc: "A layered image editor with a canvas that zooms, a list of layers that slides in, "
      + "and tool bars.",
    parameters: [
      Parameter(
        "document", .text, default: "Poster",
        "The document's name."),
      Parameter(
        "canvasWidth", .length, default: "600",
        "The canvas' width, points."),
      Parameter(
        "canvasHeight", .length, default: "800",
        "The canvas' height, points."),
      Parameter(
        "layers", .list(.map(.text, of: "values")), default: imageEditorLayers,
        "The layers, front first: title and icon."),
      Parameter(
        "tools", .list(.text), default: "[crop, brush, text, sliders, layers]",
        "The icons of the tool bar; the last one shows the layers."),
      Parameter(
        "panelWidth", .length, default: "240",
        "The width of the list of layers, points."),
      Parameter(
        "duration", .seconds, default: "0.26",
        "Seconds in which the list slides."),
    ],
    template: imageEditorViews + imageEditorBehaviour)

  private static let imageEditorLayers = """
    [{title: Title, icon: text},
     {title: Figure, icon: image},
     {title: Brush, icon: brush},
     {title: Ground, icon: square}]
    """

  private static let imageEditorViews = """
    title: Image editor
    device: iPhone X
    background: systemGray5
    children:
      - id: canvas
        kind: scroll
        role: fill
        background: systemGray5
        zoomRange: [fit, 3]
        centersContent: true
        scrollsToTop: false
        pin: {horizontal: 0}
        children:
          - id: paper
            role: surface
            background: white
            pin: {edges: 0, width: "{canvasWidth}", height: "{canvasHeight}"}
            children:
              - id: ground
                image: photo
                contentMode: scaleAspectFill
                pin: {top: 60, horizontal: 60}
              - {id: caption, text: "{document}", font: 64 bold, pin: {leading: 60, bottom: 72}}
              - {id: subtitle, role: bars, pin: {leading: 60, bottom: 32, width: 240, height: 24}}
            constraints:
              - ground.bottom == caption.top - 32
      - id: topBar
        role: surface
        background: systemBackground
        pin: {top: 0, horizontal: 0}
        children:
          - {id: close, icon: close, pin: {leading: 20, size: 24}}
          - {id: documentName, text: "{document}", font: 17 bold, pin: {centerX: 0}}
          - {id: undo, icon: undo, pin: {size: 24}}
          - {id: export, icon: share, pin: {trailing: 20, size: 24}}
        constraints:
          - documentName.centerY == topBar.safeArea.top + 22
          - close.centerY == documentName.centerY
          - undo.centerY == documentName.centerY
          - export.centerY == documentName.centerY
          - undo.trailing == export.leading - 20
          - topBar.bottom == topBar.safeArea.top + 44
      - id: panel
        role: surface
        background: systemBackground
        shadow: {opacity: 0.2, radius: 8, offset: [-2, 0]}
        pin: {width: "{panelWidth}"}
        children:
          - {id: panelTitle, text: Layers, font: 17 bold, pin: {top: 16, leading: 16}}
          - {id: addLayer, icon: plus, tint: systemBlue, pin: {top: 16, trailing: 16, size: 22}}
          - id: layerRows
            kind: column
            pin: {top: 52, horizontal: 0}
            children:
              - id: layer{index}
                kind: cell
                pin: {height: 60}
                children:
                  - role: fill
                    background: systemGray6
                    cornerRadius: 6
                    pin: {leading: 16, centerY: 0, size: 40}
                  - {icon: "{icon}", pin: {leading: 26, centerY: 0, size: 20}}
                  - {text: "{title}", font: 15, pin: {leading: 68, centerY: 0}}
                  - {icon: eye, tint: systemGray, pin: {trailing: 16, centerY: 0, size: 20}}
                repeat: "{layers}"
      - id: toolBar
        role: surface
        background: systemBackground
        pin: {horizontal: 0, bottom: 0}
        children:
          - id: tools
            kind: row
            distribution: fillEqually
            pin: {top: 0, horizontal: 0, height: 52}
            children:
              - id: tool{index}
                on: {tap: {alternate: [showLayers, hideLayers]}}
                children:
                  - {icon: "{item}", pin: {centerX: 0, centerY: 0, size: 24}}
                repeat: "{tools}"
        constraints:
          - tools.bottom == toolBar.safeArea.bottom

    """

  private static let imageEditorBehaviour = """
    constraints:
      - canvas.top == topBar.bottom
      - canvas.bottom == toolBar.top
      - panel.top == topBar.bottom
      - panel.bottom == toolBar.top
      - panelIn: panel.leading == superview.trailing + 0
    motions:
      layers: [run: showLayers]
      zoomIn: [pinch: {on: canvas, scale: 3, duration: 0.5}]
      showLayers:
        - animate: {duration: "{duration}", curve: ease-out, changes: {panelIn: "-{panelWidth}"}}
      hideLayers: [animate: {duration: "{duration}", curve: ease-out, changes: {panelIn: 0}}]
    """
}
