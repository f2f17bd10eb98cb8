import EmakiDrawing
import EmakiLayout
import EmakiScenes

extension PropertyCase {
  static let all = frames + transforms + looks + colors + shadows + gradients + controls + scrolling

  private static let frames: [PropertyCase] = [
    number("x", [.x(110)], back: [.x(10)], 10, 110, .x) { $0.frame.minX },
    number("y", [.y(60)], back: [.y(20)], 20, 60, .y) { $0.frame.minY },
    number("width", [.width(40)], back: [.width(100)], 100, 40, .width) { $0.frame.width },
    number("height", [.height(90)], back: [.height(50)], 50, 90, .height) { $0.frame.height },
  ]

  private static let transforms: [PropertyCase] = [
    transform("translation x", .x, .init(translation: Point(x: 40, y: 0)), 0, 40, .translationX) {
      $0.translation.x
    },
    transform("translation y", .y, .init(translation: Point(x: 0, y: 8)), 0, 8, .translationY) {
      $0.translation.y
    },
    transform("scale", .scale, .init(scale: Point(x: 3, y: 3)), 1, 3, .scaleX) { $0.scale.x },
    transform("rotation", .rotation, .init(rotation: .pi), 0, .pi, .rotation) { $0.rotation },
    transform("rotation x", .rotationX, .init(rotationX: 1), 0, 1, .rotationX) { $0.rotationX },
    transform("rotation y", .rotationY, .init(rotationY: -2), 0, -2, .rotationY) { $0.rotationY },
    transform("perspective", .perspective, .init(m34: -0.002), 0, -0.002, nil) { $0.m34 },
  ]

  private static let looks: [PropertyCase] = [
    number("alpha", [.alpha(0.2)], back: [.alpha(1)], 1, 0.2, .alpha) { $0.alpha },
    number("corner radius", [.cornerRadius(1)], back: [.cornerRadius(0)], 0, 1, .cornerRadius) {
      $0.cornerRadius
    },
    number("z position", [.zPosition(-3)], back: [.zPosition(0)], 0, -3, .zPosition) {
      $0.zPosition
    },
    number("shimmer", [.shimmer(0.5)], back: [.shimmer(0)], 0, 0.5, .shimmer) { $0.shimmer },
    PropertyCase(
      "border width", bordered(2, .black), [.border(6, .black)], back: [.border(2, .black)], [2],
      [6], .borderWidth
    ) { [$0.borderWidth] },
    PropertyCase(
      "border colour", bordered(2, red), [.border(2, blue)], back: [.border(2, red)],
      [255, 0, 0, 255], [0, 0, 255, 255], .borderColor
    ) { numbers($0.borderColor) },
    PropertyCase(
      "border, black where it has no colour", bordered(2, nil), [.border(2, .white)],
      back: [.border(2, nil)], [0, 0, 0, 255], [255, 255, 255, 255], .borderColor
    ) { numbers($0.borderColor ?? .black) },
    PropertyCase(
      "border, none to some", PropertyStage.view(), [.border(4, red)], back: [.border(0, nil)],
      [0, 255, 0, 0, 255], [4, 255, 0, 0, 255], .borderWidth
    ) { [$0.borderWidth] + numbers($0.borderColor) },
    PropertyCase(
      "border, some to none", bordered(4, red), [.border(0, nil)], back: [.border(4, red)],
      [4, 255, 0, 0, 255], [0, 255, 0, 0, 255], .borderWidth
    ) { [$0.borderWidth] + numbers($0.borderColor) },
  ]

  private static let colors: [PropertyCase] =
    color("background", .backgroundColor, { .backgroundColor($0) }) {
      $0.backgroundColor = $1
    } _: {
      $0.backgroundColor
    }
    + color("tint", .tintColor, { .tintColor($0) }) {
      $0.tintColor = $1
    } _: {
      $0.tintColor
    }
    + color("text colour", .textColor, { .textColor($0) }) {
      var text = TextContent("A")
      text.color = $1
      $0.text = text
    } _: {
      $0.textColor
    }

  private static let shadows: [PropertyCase] = {
    let low = Shadow(color: .black, opacity: 0.2, offset: Point(x: 0, y: 2), radius: 4)
    let high = Shadow(color: .white, opacity: 0.6, offset: Point(x: 4, y: 10), radius: 12)
    let (clear, seen) = ([255.0, 255, 255, 0, 4, 10, 12], [255.0, 255, 255, 153, 4, 10, 12])
    func at(_ shadow: Shadow?) -> View { PropertyStage.view { $0.shadow = shadow } }
    let read: @Sendable (Presentation) -> [Double] = { own in
      own.shadow.map { numbers($0.color) + [$0.offset.x, $0.offset.y, $0.radius] } ?? []
    }
    return [
      PropertyCase(
        "shadow", at(low), [.shadow(high)], back: [.shadow(low)], [0, 0, 0, 51, 0, 2, 4], seen,
        .shadow, read),
      PropertyCase(
        "shadow, none to some", at(nil), [.shadow(high)], back: [.shadow(nil)], clear, seen,
        .shadow, read),
      PropertyCase(
        "shadow, some to none", at(high), [.shadow(nil)], back: [.shadow(high)], seen, clear,
        .shadow, read),
    ]
  }()

  private static let gradients: [PropertyCase] = {
    func gradient(_ colors: [Color], to end: Point = Point(x: 0.5, y: 1)) -> ViewGradient {
      let last = Double(colors.count - 1)
      return ViewGradient(
        colors.enumerated().map { .init(offset: Double($0) / last, color: $1) }, to: end)
    }
    func at(_ gradient: ViewGradient?) -> View { PropertyStage.view { $0.gradient = gradient } }
    let read: @Sendable (Presentation) -> [Double] = { own in
      own.gradient.map { gradient in
        [0, 0.5, 1].flatMap { numbers(gradient.color(at: $0)) } + [gradient.end.x, gradient.end.y]
      } ?? []
    }
    // Even ones, so that their mean is a colour.
    let two = gradient([Color(rgb: 0xFE0000), Color(rgb: 0x0000FE)])
    let three = gradient([.black, .white, .black], to: Point(x: 1, y: 0))
    let middle = [127.0, 0, 127]
    let seen = [254, 0, 0, 255] + middle + [255, 0, 0, 254, 255, 0.5, 1]
    let clear = [254, 0, 0, 0] + middle + [0, 0, 0, 254, 0, 0.5, 1]
    return [
      PropertyCase(
        "gradient, to other stops", at(two), [.gradient(three)], back: [.gradient(two)], seen,
        [0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 255, 1, 0], .gradient, read),
      PropertyCase(
        "gradient, none to some", at(nil), [.gradient(two)], back: [.gradient(nil)], clear, seen,
        .gradient, read),
      PropertyCase(
        "gradient, some to none", at(two), [.gradient(nil)], back: [.gradient(two)], seen, clear,
        .gradient, read),
    ]
  }()

  private static let controls: [PropertyCase] = [
    PropertyCase(
      "value", PropertyStage.view(.slider) { $0.control.value = 0.2 }, [.value(0.8)],
      back: [.value(0.2)], [0.2], [0.8], .value
    ) { [$0.value] },
    PropertyCase(
      "knob of a switch", PropertyStage.view(.switch), [.isOn(true)], back: [.isOn(false)], [0],
      [1], .isOn
    ) { $0.knob.map { [$0] } ?? [] },
    PropertyCase(
      "what lies under a segment",
      PropertyStage.view(.segmentedControl) {
        $0.control.items = ["A", "B", "C"]
        $0.control.selectedIndex = 0
      }, [.selectedIndex(2)], back: [.selectedIndex(0)], [0], [2], .selected
    ) { $0.knob.map { [$0] } ?? [] },
  ]

  private static let scrolling: [PropertyCase] = {
    let view = PropertyStage.view(.scrollView) {
      $0.scroll = ScrollState(
        contentOffset: Point(x: 0, y: 30), contentSize: Size(width: 500, height: 900))
    }
    return [
      PropertyCase(
        "content offset", view, [.contentOffset(Point(x: 8, y: 100))],
        back: [.contentOffset(Point(x: 0, y: 30))], [0, 30], [8, 100], .contentOffsetY,
        inRows: false
      ) { [$0.contentOffset.x, $0.contentOffset.y] },
      PropertyCase(
        "content inset", view, [.contentInset(.bottom, 40)], back: [.contentInset(.bottom, 0)],
        [0], [40], .contentInsetBottom, inRows: false
      ) { [$0.contentInset.bottom] },
    ]
  }()
}

extension PropertyCase {
  static let red = Color(rgb: 0xFF0000)
  static let blue = Color(rgb: 0x0000FF)

  static func numbers(_ color: Color?) -> [Double] {
    color.map { [$0.red, $0.green, $0.blue, $0.alpha].map(Double.init) } ?? []
  }

  private static func bordered(_ width: Double, _ color: Color?) -> View {
    PropertyStage.view { ($0.borderWidth, $0.borderColor) = (width, color) }
  }

  private static func number(
    _ name: String, _ change: [ViewChange], back: [ViewChange], _ first: Double, _ second: Double,
    _ property: ViewProperty, _ read: @escaping @Sendable (Presentation) -> Double
  ) -> PropertyCase {
    PropertyCase(name, PropertyStage.view(), change, back: back, [first], [second], property) {
      [read($0)]
    }
  }

  private static func transform(
    _ name: String, _ part: ViewTransform.Part, _ value: ViewTransform, _ first: Double,
    _ second: Double, _ property: ViewProperty?,
    _ read: @escaping @Sendable (ViewTransform) -> Double
  ) -> PropertyCase {
    PropertyCase(
      name, PropertyStage.view(), [.transformPart(part, of: value)],
      back: [.transformPart(part, of: .identity)], [first], [second], property
    ) { [read($0.transform)] }
  }

  /// From one to another, and with none, which is the other one without being seen.
  private static func color(
    _ name: String, _ property: ViewProperty, _ change: (Color?) -> ViewChange,
    _ prepare: (inout View, Color?) -> Void,
    _ read: @escaping @Sendable (Presentation) -> Color?
  ) -> [PropertyCase] {
    let pairs: [(String, Color?, Color?, [Double], [Double])] = [
      ("", red, blue, [255, 0, 0, 255], [0, 0, 255, 255]),
      (", none to some", nil, red, [255, 0, 0, 0], [255, 0, 0, 255]),
      (", some to none", red, nil, [255, 0, 0, 255], [255, 0, 0, 0]),
    ]
    return pairs.map { words, first, second, from, to in
      PropertyCase(
        name + words, PropertyStage.view(.label) { prepare(&$0, first) }, [change(second)],
        back: [change(first)], from, to, property
      ) { numbers(read($0)) }
    }
  }
}
