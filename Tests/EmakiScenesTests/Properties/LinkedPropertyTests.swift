import EmakiDrawing
import EmakiLayout
import EmakiScenes
import Testing

/// What links set of a view, and read of it.
@Suite struct `A linked property` {
  /// A number that is set, and what is seen for it.
  struct Case: Sendable, CustomTestStringConvertible {
    let property: LinkProperty
    let number: Double
    let seen: Double
    let kind: View.Kind
    let read: @Sendable (Presentation) -> Double

    var testDescription: String { property.rawValue }

    init(
      _ property: LinkProperty, _ number: Double, _ seen: Double? = nil,
      of kind: View.Kind = .view, _ read: @escaping @Sendable (Presentation) -> Double
    ) {
      self.property = property
      self.number = number
      self.seen = seen ?? number
      self.kind = kind
      self.read = read
    }
  }

  static let cases: [Case] = [
    Case(.x, 33) { $0.frame.minX }, Case(.y, 44) { $0.frame.minY },
    Case(.width, 55) { $0.frame.width }, Case(.height, 66) { $0.frame.height },
    Case(.leading, 12) { $0.frame.minX },
    Case(.contentOffsetX, 7, of: .scrollView) { $0.contentOffset.x },
    Case(.contentOffsetY, 8, of: .scrollView) { $0.contentOffset.y },
    Case(.insetTop, 9, of: .scrollView) { $0.contentInset.top },
    Case(.insetBottom, 10, of: .scrollView) { $0.contentInset.bottom },
    Case(.alpha, 0.25) { $0.alpha }, Case(.alpha, 3, 1) { $0.alpha },
    Case(.cornerRadius, 6) { $0.cornerRadius }, Case(.cornerRadius, -6, 0) { $0.cornerRadius },
    Case(.zPosition, -7) { $0.zPosition },
    Case(.translationX, 5) { $0.transform.translation.x },
    Case(.translationY, 6) { $0.transform.translation.y },
    Case(.scale, 2) { $0.transform.scale.x }, Case(.scale, 2) { $0.transform.scale.y },
    Case(.rotation, 180, .pi) { $0.transform.rotation },
    Case(.rotationX, 90, .pi / 2) { $0.transform.rotationX },
    Case(.rotationY, 45, .pi / 4) { $0.transform.rotationY },
    Case(.hidden, 0.5, 1) { $0.isHidden ? 1 : 0 }, Case(.hidden, 0.4, 0) { $0.isHidden ? 1 : 0 },
    Case(.enabled, 0) { $0.isEnabled ? 1 : 0 },
    Case(.skeleton, 1) { $0.isSkeleton ? 1 : 0 },
    Case(.shimmer, 0.25) { $0.shimmer }, Case(.shimmer, 2, 1) { $0.shimmer },
    Case(.value, 0.75, of: .slider) { $0.value }, Case(.value, 2, 1, of: .slider) { $0.value },
    Case(.selected, 1.6, 2, of: .pageControl) { Double($0.selectedIndex ?? -1) },
  ]

  /// A screen in which a link sets a property of `a` to a number, and another follows it.
  private func scene(_ test: Case) -> Scene {
    var follower = View(.view, id: "follower")
    (follower.placement, follower.frame) = (.fixedFrame, Rect(x: 0, y: 0, width: 1, height: 1))
    var scene = PropertyStage.scene(
      PropertyStage.view(test.kind) {
        $0.scroll?.contentSize = Size(width: 500, height: 900)
        $0.control.pages.count = 5
      }, with: [follower])
    scene.links = [
      Link(from: LinkExpression(constant: test.number), to: .view("a", test.property)),
      Link(from: LinkExpression("a", test.property), to: .view("follower", .y)),
    ]
    return scene
  }

  @Test(arguments: cases)
  func `takes the number of a link`(_ test: Case) throws {
    let timeline = try PropertyStage.timeline(scene(test), [])
    #expect(abs(test.read(try timeline.presentation("a", at: 0)) - test.seen) < 1e-9)
  }

  /// In its unit: degrees, or 1 for yes.
  @Test(arguments: cases)
  func `is followed by others`(_ test: Case) throws {
    let timeline = try PropertyStage.timeline(scene(test), [])
    let turns: [LinkProperty] = [.rotation, .rotationX, .rotationY]
    let expected = turns.contains(test.property) ? test.number : test.seen
    #expect(abs(try timeline.presentation("follower", at: 0).frame.minY - expected) < 1e-9)
  }

  @Test(arguments: [LinkProperty.background, .tint, .textColor])
  func `takes colours`(_ property: LinkProperty) throws {
    var scene = PropertyStage.scene(
      PropertyStage.view(.label) { $0.text = TextContent("A") })
    scene.links = [
      Link(
        from: LinkExpression("a", .x), to: .view("a", property), input: [0, 20],
        output: .colors([.black, .white]))
    ]
    let own = try PropertyStage.timeline(scene, []).presentation("a", at: 0)
    let seen = [
      LinkProperty.background: own.backgroundColor, .tint: own.tintColor,
      .textColor: own.textColor,
    ]
    #expect(seen[property] == Color(rgb: 0x808080))
  }

  @Test func `follows an animation at every moment`() throws {
    var scene = PropertyStage.scene(PropertyStage.view(.slider))
    scene.links = [Link(from: LinkExpression("a", .value), to: .view("a", .alpha))]
    let timeline = try PropertyStage.timeline(scene, [Way.animate.step([.value(1)])])
    let start = try timeline.presentation("a", at: 0).value
    #expect(abs(try timeline.presentation("a", at: 0.5).alpha - (start + 1) / 2) < 1e-9)
  }

  @Test func `is what can be set or read of a view, and nothing else`() {
    let colors: Set<LinkProperty> = [.background, .tint, .textColor]
    let set = Set(Self.cases.map(\.property)).union(colors).union([.clips])
    #expect(Set(LinkProperty.allCases.filter(\.isWritable)) == set)
    #expect(Set(LinkProperty.allCases.filter { !$0.isReadable }) == colors)
    #expect(Set(LinkProperty.allCases.filter(\.isColor)) == colors)
    #expect(LinkProperty.allCases.filter(\.isTruth) == [.hidden, .enabled, .clips, .skeleton])
    #expect(LinkProperty.allCases.filter(\.isLayout) == [.width, .height])
  }
}
