extension ReadyMade {
  static let zoom = ReadyMade(
    name: "zoom",
    doc: "A picture that two fingers scale, shown whole at first and in the middle while it "
      + "is small.",
    parameters: [
      Parameter(
        "heading", .text, default: "12 of 48",
        "The title in the bar."),
      Parameter(
        "imageWidth", .length, default: "900",
        "The picture's width, points."),
      Parameter(
        "imageHeight", .length, default: "600",
        "The picture's height, points."),
      Parameter(
        "largest", .number(0.001...1000), default: "3",
        "The largest zoom factor."),
    ],
    template: zoomViews + zoomBehaviour)

  private static let zoomViews = """
    title: Zoom
    device: iPhone X
    background: systemBackground
    children:
      - id: zoomer
        kind: scroll
        role: transparent
        zoomRange: [fit, "{largest}"]
        centersContent: true
        pin: {horizontal: 0}
        children:
          - id: picture
            image: photo
            pin: {edges: 0, width: "{imageWidth}", height: "{imageHeight}"}
      - id: bar
        kind: navigationBar
        text: "{heading}"
        items: [chevron-backward, share]
        pin: {top: 0, horizontal: 0, height: 44, to: safeArea}
      - id: tools
        kind: toolbar
        items: [heart, edit, trash]
        pin: {bottom: 0, horizontal: 0, height: 44, to: safeArea}

    """

  private static let zoomBehaviour = """
    constraints:
      - zoomer.top == bar.bottom
      - zoomer.bottom == tools.top
    motions:
      pinch: [pinch: {on: zoomer, scale: 3, duration: 0.5}]
      pinchAndDrag:
        - pinch: {on: zoomer, scale: 3, duration: 0.5}
        - drag: {on: zoomer, by: [-120, 0], duration: 0.3}
      pinchBack:
        - pinch: {on: zoomer, scale: 3, duration: 0.5}
        - pinch: {on: zoomer, scale: 0.2, duration: 0.5}
    """
}
