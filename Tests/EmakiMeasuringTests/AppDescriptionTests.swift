import EmakiDrawing
import EmakiMeasuring
import Testing

/// Each form of description is told by its text, and its frames are on the screen.
@Suite struct `A description of a running app` {
  private static let views = """
    <UIWindow: 0x7f8a; frame = (0 0; 375 812); gestureRecognizers = <NSArray: 0x600>; layer = <UIWindowLayer: 0x60>>
       | <UIView: 0x7f8b; frame = (0 44; 375 768); autoresize = W+H; layer = <CALayer: 0x600>>
       |    | <UILabel: 0x7f8c; frame = (20 26.5; 280 32); text = 'It's here'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x60>>
       |    | <UIScrollView: 0x7f8d; frame = (0 100; 375 600); clipsToBounds = YES; contentOffset: {0, 50}; contentSize: {375, 900}>
       |    |    | <UIButton: 0x7f8e; frame = (20 60; 80 44); opaque = NO; accessibilityIdentifier = 'go'; layer = <CALayer: 0x60>>
       |    | <UIView: 0x7f8f; frame = (0 0; 10 10); hidden = YES; layer = <CALayer: 0x60>>
    """

  private static let elements = """
    Attributes: Application, 0x600003, pid: 4242, label: 'Sample'
    Element subtree:
     →Application, 0x600003, pid: 4242, label: 'Sample'
        Window (Main), 0x600004, {{0.0, 0.0}, {375.0, 812.0}}
          Other, 0x600005, {{0.0, 0.0}, {375.0, 812.0}}
            StaticText, 0x600006, {{20.0, 70.5}, {280.0, 32.0}}, label: 'It's here'
            Button, 0x600007, {{20.0, 154.0}, {80.0, 44.0}}, identifier: 'go', label: 'Go, now', Disabled
    Path to element:
     →Application, 0x600003, {{0.0, 0.0}, {1.0, 1.0}}
    """

  private static let tree = """
    [{"AXFrame": "{{0, 0}, {375, 812}}", "type": "Application", "AXLabel": "Sample", "children": [
      {"AXFrame": "{{20, 70.5}, {280, 32}}", "type": "StaticText", "AXLabel": "It's here"},
      {"frame": {"x": 20, "y": 154, "width": 80, "height": 44}, "type": "Button",
       "AXUniqueId": "go", "AXLabel": "Go, now"}]}]
    """

  @Test(arguments: [
    (views, AppDescription.recursiveDescription), (elements, .debugDescription),
    (tree, .accessibilityTree),
  ])
  func `gives frames on the screen, identifiers and texts`(
    text: String, form: AppDescription
  ) throws {
    #expect(AppDescription(text) == form)
    let found = form.elements(of: text)
    let label = try #require(found.first { $0.label == "It's here" })
    #expect(label.rect == Rect(x: 20, y: 70.5, width: 280, height: 32))
    let button = try #require(found.first { $0.identifier == "go" })
    #expect(button.rect == Rect(x: 20, y: 154, width: 80, height: 44))
    #expect(found[0].hasChildren && !button.hasChildren)
  }

  @Test func `leaves hidden views marked`() {
    let found = AppDescription.recursiveDescription.elements(of: Self.views)
    #expect(found.map(\.isHidden) == [false, false, false, false, false, true])
  }

  @Test(arguments: ["", "hello", "title: Hello\nchildren: []", "[1, 2]"])
  func `is none where the text is something else`(text: String) {
    #expect(AppDescription(text) == nil)
  }

  @Test(arguments: AppDescription.allCases)
  func `of any bytes gives elements or none`(form: AppDescription) {
    for text in [
      "<", "<: frame = (", "frame = (1 2; 3", "{{1, 2}, {3", "[[[[{", "{\"frame\": [1]}",
      "{{a, b}}",
    ] {
      #expect(form.elements(of: text).isEmpty)
    }
  }
}
