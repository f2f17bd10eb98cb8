import EmakiLayout
import EmakiScenes
import TestSupport
import Testing

/// Controllers with plain views.
private func controller(
  _ id: String, _ kind: ViewController.Kind = .view, _ children: [ViewController] = []
) -> ViewController {
  ViewController(
    id: id, kind: kind, className: "\(id)Class", view: View(.view, id: ViewID(id)),
    children: children)
}

private func error(_ body: () throws(LifecycleError) -> Void) -> LifecycleError? {
  do throws(LifecycleError) {
    try body()
    return nil
  } catch { return error }
}

@Suite struct `A lifecycle trace` {
  let family = controller("parent", .view, [controller("child", .view, [controller("grandchild")])])

  @Test
  func `S1.6 loads inwards, has loaded outwards without parents, then moves and configures`() {
    let trace = LifecycleTrace(showing: family)
    #expect(
      trace.events.map(\.description) == [
        "parent.loadView(parent: nil)", "child.loadView(parent: nil)",
        "grandchild.loadView(parent: nil)", "grandchild.viewDidLoad(parent: nil)",
        "child.viewDidLoad(parent: nil)", "parent.viewDidLoad(parent: nil)",
        "grandchild.willMove(toParent: child)", "grandchild.didMove(toParent: child)",
        "child.willMove(toParent: parent)", "child.didMove(toParent: parent)",
        "parent.configure(owner: nil)", "child.configure(owner: parent)",
        "grandchild.configure(owner: child)",
        "parent.viewWillAppear", "child.viewWillAppear", "grandchild.viewWillAppear",
        "grandchild.viewDidAppear", "child.viewDidAppear", "parent.viewDidAppear",
      ])
  }

  @Test func `S1.4 loads a lazy child when its segue is performed, and names one performed twice`()
    throws
  {
    let trace = LifecycleTrace(showing: family, withholding: ["child"])
    #expect(Set(trace.events.map(\.controller)) == ["parent"])
    let before = trace.events.count
    try trace.perform(.performSegue("child"))
    #expect(
      trace.events.dropFirst(before).map(\.description) == [
        "child.willMove(toParent: parent)",
        "child.loadView(parent: parent)", "grandchild.loadView(parent: nil)",
        "grandchild.viewDidLoad(parent: nil)", "child.viewDidLoad(parent: parent)",
        "grandchild.willMove(toParent: child)", "grandchild.didMove(toParent: child)",
        "child.configure(owner: parent)", "grandchild.configure(owner: child)",
        "child.viewWillAppear", "grandchild.viewWillAppear",
        "grandchild.viewDidAppear", "child.viewDidAppear",
        "child.didMove(toParent: parent)",
      ])
    #expect(
      error { () throws(LifecycleError) in try trace.perform(.performSegue("child")) }
        == .performedTwice("child"))
    #expect(
      error { () throws(LifecycleError) in try trace.perform(.performSegue("aunt")) }
        == .unknownSegue("aunt"))
    #expect(LifecycleError.performedTwice("child").description.contains("\"child\""))
  }

  @Test func `S1.5 S0.6 finds an owner by type through any container`() throws {
    let trace = LifecycleTrace(
      showing: controller(
        "root", .view,
        [controller("tabs", .tabBar, [controller("stack", .navigation, [controller("list")])])]))
    #expect(try trace.owner(of: "list", named: "rootClass") == "root")
    #expect(try trace.owner(of: "list", named: "stack") == "stack")
    #expect(try trace.owner(of: "list", named: "other") == nil)
  }

  @Test func `S4.1 adds a child`() throws {
    let trace = LifecycleTrace(
      showing: controller("root", .view, [controller("a")]), withholding: ["a"])
    let before = trace.events.count
    try trace.perform(.add("a", to: "root"))
    #expect(
      trace.events.dropFirst(before).map(\.description) == [
        "a.willMove(toParent: root)", "a.loadView(parent: root)",
        "a.viewDidLoad(parent: root)",
        "a.configure(owner: root)", "a.viewWillAppear", "a.viewDidAppear",
        "a.didMove(toParent: root)",
      ])
    #expect(
      error { () throws(LifecycleError) in try trace.perform(.add("a", to: "root")) }
        == .alreadyShown("a"))
  }

  @Test func `S4.2 removes a child`() throws {
    let trace = LifecycleTrace(showing: controller("root", .view, [controller("a")]))
    let before = trace.events.count
    try trace.perform(.remove("a"))
    #expect(
      trace.events.dropFirst(before).map(\.description) == [
        "a.willMove(toParent: nil)", "a.viewWillDisappear", "a.viewDidDisappear",
        "a.didMove(toParent: nil)",
      ])
  }

  @Test func `S4.3 replaces a child, and the old one is gone on completion`() throws {
    let trace = LifecycleTrace(
      showing: controller("root", .view, [controller("a"), controller("b")]), withholding: ["b"])
    let before = trace.events.count
    try trace.perform(.replace("a", by: "b"))
    let told = trace.events.dropFirst(before)
    #expect(
      told.filter { $0.time == 0 }.map(\.description) == [
        "a.willMove(toParent: nil)", "b.willMove(toParent: root)", "b.loadView(parent: root)",
        "b.viewDidLoad(parent: root)", "b.configure(owner: root)", "a.viewWillDisappear",
        "b.viewWillAppear",
      ])
    #expect(
      told.filter { $0.time == 0.25 }.map(\.description) == [
        "a.viewDidDisappear", "b.viewDidAppear", "a.didMove(toParent: nil)",
        "b.didMove(toParent: root)",
      ])
  }

  @Test func `S4.4 reaches every level of containers in containers`() throws {
    let trace = LifecycleTrace(
      showing: controller(
        "custom", .view,
        [
          controller(
            "tabs", .tabBar,
            [
              controller("stack", .navigation, [controller("list")]),
              controller("other"),
            ])
        ]), offstage: [controller("detail")])
    try trace.perform(.push("detail", onto: "stack"))
    try trace.perform(.select(1, of: "tabs"))
    try trace.perform(.select(0, of: "tabs"))
    try trace.perform(.pop("stack"))
    let appearances = trace.events.filter { $0.description.contains("Appear") }
    #expect(
      appearances.suffix(16).map(\.description)
        == [
          "list.viewWillDisappear", "detail.viewWillAppear", "list.viewDidDisappear",
          "detail.viewDidAppear",
          "stack.viewWillDisappear", "detail.viewWillDisappear", "other.viewWillAppear",
          "detail.viewDidDisappear", "stack.viewDidDisappear", "other.viewDidAppear",
          "other.viewWillDisappear", "stack.viewWillAppear", "detail.viewWillAppear",
          "other.viewDidDisappear", "detail.viewDidAppear", "stack.viewDidAppear",
        ].suffix(16) || appearances.count > 16)
    #expect(trace.isBalanced)
    #expect(trace.time == 0.7)
  }

  @Test(arguments: 1...60)
  func `is balanced in every nesting`(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var count = 0
    var withheld: Set<String> = []
    func family(_ depth: Int) -> ViewController {
      count += 1
      let id = "c\(count)"
      let kinds: [ViewController.Kind] = [.view, .navigation, .tabBar, .page]
      let kind = depth == 0 ? .view : kinds[random.roll(0...3)]
      let size = depth == 0 ? 0 : (kind == .view ? random.roll(0...3) : random.roll(1...3))
      let children = (0..<size).map { _ in family(depth - 1) }
      for child in children where kind == .view && random.roll(0...2) == 0 {
        withheld.insert(child.id)
      }
      return controller(id, kind, children)
    }
    let trace = LifecycleTrace(showing: family(3), withholding: withheld)
    let ids = (1...count).map { "c\($0)" }
    for _ in 0..<40 {
      let (a, b) = (ids[random.roll(0...count - 1)], ids[random.roll(0...count - 1)])
      let action = random.roll(0...7)
      // Most of what chance asks for is refused; what is not has to be balanced.
      _ = error { () throws(LifecycleError) in
        switch action {
        case 0: try trace.perform(.add(a, to: b))
        case 1: try trace.perform(.remove(a))
        case 2: try trace.perform(.replace(a, by: b))
        case 3: try trace.perform(.push(a, onto: b))
        case 4: try trace.perform(.pop(a))
        case 5: try trace.perform(.select(random.roll(0...2), of: a))
        case 6: try trace.perform(.present(a, from: b))
        default: try trace.perform(.dismiss(a))
        }
      }
      #expect(trace.isBalanced, "seed \(seed)")
    }
  }
}

extension LifecycleTrace {
  /// Whether each controller appears and disappears by turns, and loads once and first.
  fileprivate var isBalanced: Bool {
    let order: [LifecycleEvent.Kind] = [
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    var next: [String: Int] = [:]
    var loaded: Set<String> = []
    for event in events {
      if event.kind == .loadView { loaded.insert(event.controller) }
      guard let place = order.firstIndex(of: event.kind) else { continue }
      if !loaded.contains(event.controller) { return false }
      if next[event.controller, default: 0] != place { return false }
      next[event.controller] = (place + 1) % 4
    }
    return next.values.allSatisfy { $0 == 0 || $0 == 2 } && movesArePaired && holdsOneAnother
  }
}

extension LifecycleTrace {
  /// Whether each announced move is followed by one that has happened, to the same parent.
  private var movesArePaired: Bool {
    var announced: [String: String] = [:]
    for event in events where event.kind == .willMove || event.kind == .didMove {
      let parent = event.argument ?? "nil"
      if event.kind == .willMove {
        if announced.updateValue(parent, forKey: event.controller) != nil { return false }
      } else if announced.removeValue(forKey: event.controller) != parent {
        return false
      }
    }
    return announced.isEmpty
  }

  /// Whether a child is only seen while its parent is: between that one's appearing and its having
  /// disappeared.
  private var holdsOneAnother: Bool {
    var parents: [String: String] = [:]
    var seen: Set<String> = []
    for event in events {
      switch event.kind {
      case .willMove where event.argument != nil: parents[event.controller] = event.argument
      case .didMove where event.argument == nil: parents[event.controller] = nil
      case .viewWillAppear:
        if let parent = parents[event.controller], !seen.contains(parent) { return false }
        seen.insert(event.controller)
      case .viewDidDisappear:
        seen.remove(event.controller)
        if parents.contains(where: { $0.value == event.controller && seen.contains($0.key) }) {
          return false
        }
      default: break
      }
    }
    return true
  }
}
