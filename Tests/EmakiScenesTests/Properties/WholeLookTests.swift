import EmakiDrawing
import EmakiMotion
import Testing

@testable import EmakiLayout
@testable import EmakiScenes

/// What hands on the look of a view hands on all of it: each property of the table is asked for.
@Suite struct `The whole look of a view` {
  /// A view with something of everything that properties belong to, as it is seen when nothing has
  /// changed, and when all has.
  private static let plain = Presentation(node(PropertyStage.view { full(&$0) }))
  private static let changed: Presentation = {
    var own = plain
    own.frame = Rect(x: 1, y: 2, width: 30, height: 40)
    own.appearance = appearance
    own.state = state
    return own
  }()

  private static func full(_ view: inout View) {
    view.text = TextContent("A")
    view.scroll = ScrollState(contentSize: Size(width: 500, height: 900))
  }

  static let appearance: ViewAppearance = {
    var look = ViewAppearance()
    (look.alpha, look.isEnabled, look.zPosition) = (0.5, false, 3)
    look.transform = ViewTransform(
      translation: Point(x: 1, y: 2), scale: Point(x: 2, y: 3), rotation: 1, rotationX: 0.5,
      rotationY: 0.25, m34: -0.002)
    (look.backgroundColor, look.tintColor) = (.black, .white)
    look.corner = 4
    (look.borderWidth, look.borderColor) = (2, .white)
    look.shadow = Shadow(color: .black, offset: .zero, radius: 2)
    look.gradient = ViewGradient([.init(offset: 0, color: .black)])
    (look.isSkeleton, look.shimmer, look.isEditing) = (true, 0.5, true)
    for words in ViewProperty.allCases.compactMap(\.words) {
      words.write(&look, Array(words.names.suffix(1)))
    }
    return look
  }()

  private static let state = ContentState(
    isHidden: true, text: "B", textColor: .white, isOn: true, value: 0.25, selectedIndex: 2,
    contentOffset: Point(x: 7, y: 8), contentInset: Insets(top: 1, left: 2, bottom: 3, right: 4))

  private static func node(_ view: View, in parent: Int? = nil) -> LaidOutScreen.Node {
    LaidOutScreen.Node(view: view, parent: parent, frame: view.frame)
  }

  /// A root with the views `b` and `a`; `a` has another in it.
  private static func snapshot(_ own: Presentation) -> Snapshot {
    var inner = View(.label, id: "inner")
    (inner.frame, inner.text) = (Rect(x: 5, y: 5, width: 10, height: 10), TextContent("C"))
    let root = View(.view, id: "root")
    var snapshot = Snapshot(
      LaidOutScreen(
        size: Size(width: 375, height: 812),
        nodes: [
          node(root), node(View(.view, id: "b"), in: 0),
          node(PropertyStage.view { full(&$0) }, in: 0), node(inner, in: 2),
        ]))
    snapshot.presentations[0].frame = Rect(x: 0, y: 0, width: 375, height: 812)
    snapshot.presentations[1].frame = Rect(x: 0, y: 0, width: 50, height: 60)
    snapshot.presentations[2] = own
    return snapshot
  }

  /// The properties of which a view and another do not show the same.
  private func differences(_ one: Presentation, _ other: Presentation) -> Set<ViewProperty> {
    let span = MotionSpan.among(.atOnce(0), of: "a", from: one, to: other)
    return Set(span.map(\.property))
  }

  /// Each but the picture, which is the view's.
  private static let seen = Set(ViewProperty.allCases).subtracting([.image])

  @Test func `changes in every property and every stored value in these tests`() {
    #expect(differences(Self.plain, Self.changed) == Self.seen)
    func check(_ one: Any, _ other: Any) {
      for (old, new) in zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children) {
        #expect("\(old.value)" != "\(new.value)", "\(old.label ?? "")")
      }
    }
    check(ViewAppearance(), Self.appearance)
    check(Self.plain.state, Self.state)
  }

  @Test func `is in the copy that a menu lifts`() throws {
    let copy = try #require(Self.snapshot(Self.changed).copy(of: "a"))
    #expect(differences(Presentation(Self.node(copy)), Self.changed) == [])
    #expect(copy.appearance == Self.appearance && copy.state == Self.state)
  }

  /// The view that flies has a place and an opacity of its own; all in it is as it is seen.
  @Test func `flies along`() throws {
    var snapshot = Self.snapshot(Self.plain)
    snapshot.presentations[3].appearance = Self.appearance
    snapshot.presentations[3].state = Self.state
    snapshot.presentations[3].state.isHidden = false
    snapshot.presentations[2].zPosition = 9
    let flight = HeroFlight(
      easing: Easing(start: 0, duration: 1, pacing: .curve(.linear)),
      source: try #require(HeroFlight.Piece(of: "a", in: snapshot)),
      target: try #require(HeroFlight.Piece(of: "b", in: snapshot)))
    let flying = flight.applied(to: snapshot, at: 0.5)
    let inner = try #require(flying.screen.index(of: ViewID("inner").part(.hero)))
    #expect(differences(flying.presentations[inner], snapshot.presentations[3]) == [])
    let source = try #require(flying.screen.index(of: ViewID("a").part(.hero)))
    let target = try #require(flying.screen.index(of: ViewID("b").part(.hero)))
    // The target comes over the source, whatever lay in front.
    #expect(flying.drawingOrder().last == target && flying.presentations[source].zPosition == 0)
    let drawn = flying.drawingOrder()
    #expect(
      try #require(drawn.firstIndex(of: source)) < #require(drawn.firstIndex(of: target)))
  }

  @Test func `is what a branch adds`() {
    var screen = Self.snapshot(Self.plain)
    screen.add(Self.snapshot(Self.changed), since: Self.snapshot(Self.plain))
    #expect(differences(screen.presentations[2], Self.changed) == [])
  }

  /// What scrolls lays out, and is the model's alone.
  @Test func `is what changes set of a view, and of one in a row`() {
    let (look, state) = (Self.appearance, Self.state)
    let changes: [ViewChange] =
      [
        .alpha(look.alpha), .isEnabled(look.isEnabled), .zPosition(look.zPosition),
        .transform(look.transform), .backgroundColor(look.backgroundColor),
        .tintColor(look.tintColor), .cornerRadius(look.corner.radius),
        .border(look.borderWidth, look.borderColor), .shadow(look.shadow), .gradient(look.gradient),
        .isSkeleton(look.isSkeleton), .shimmer(look.shimmer), .isEditing(look.isEditing),
        .isHidden(state.isHidden), .text("B"), .textColor(state.textColor), .isOn(state.isOn),
        .value(state.value), .selectedIndex(2), .contentInset(.top, 1), .contentInset(.left, 2),
        .contentInset(.bottom, 3), .contentInset(.right, 4), .contentOffset(state.contentOffset),
      ]
      + ViewProperty.allCases.compactMap { property in
        property.words.map { .words(property, $0.read(look)) }
      }
    var view = PropertyStage.view { Self.full(&$0) }
    var own = Self.plain
    for change in changes {
      view.take(change)
      own.take(change)
    }
    #expect(view.appearance == look && view.state == state)
    #expect(own.appearance == look)
    (own.contentOffset, own.contentInset) = (state.contentOffset, state.contentInset)
    #expect(own.state == state)
  }

  @Test func `is in the records of pictures`() {
    let plain = LayoutRecord(Self.snapshot(Self.plain), scale: 1)
    for entry in ViewProperty.table {
      var own = Self.plain
      switch entry.course {
      case .numbers(let numbers), .color(let numbers):
        if let value = numbers.read(Self.changed) { numbers.write(&own, value) }
      case .flag(let path): own[keyPath: path] = Self.changed[keyPath: path]
      case .words(let words): words.write(&own.appearance, words.read(Self.changed.appearance))
      case .atOnce(let take): take(&own, Self.changed, Self.plain)
      case .gradient: own.gradient = Self.changed.gradient
      case .ofView: continue
      }
      let properties = entry.parts.compactMap(\.property)
      // An inset moves nothing by itself, and a perspective nothing without a turn.
      if properties.isEmpty || properties.contains(.contentInsetTop) { continue }
      #expect(LayoutRecord(Self.snapshot(own), scale: 1) != plain, "\(properties)")
    }
  }

  @Test func `is what links set`() {
    for property in ViewProperty.allCases where property.part.link != nil {
      var own = Self.plain
      if property.part.link?.isColor == true {
        property.set(.white, in: &own)
      } else {
        let old = property.number(in: own) ?? 0
        property.set(old == 0 ? 1 : 0, in: &own)
      }
      #expect(differences(Self.plain, own).contains(property), "\(property)")
    }
  }
}
