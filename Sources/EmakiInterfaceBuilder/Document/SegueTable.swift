import EmakiDrawing
import EmakiLayout
internal import EmakiScenes
internal import EmakiXML

/// The segues and relationships from controller to controller that a storyboard draws as arrows.
struct SegueTable: Sendable {
  /// One arrow.
  struct Entry: Sendable, Hashable {
    /// The element.
    var element: XMLElement
    /// The object id of the controller it starts from.
    var source: String
    /// The object id of the controller, or exit, it leads to.
    var destination: String
    /// The object id of what it is connected to, where that is not the controller.
    var trigger: String?

    /// The `kind` as written.
    var kind: String { element["kind"] ?? "show" }
    /// Whether the destination is the root of a navigation controller.
    var isRoot: Bool { element["relationship"] == "rootViewController" }
  }

  /// In the order of the file.
  let entries: [Entry]
  private let bySource: [String: [Int]]
  private let byDestination: [String: [Int]]

  /// Reads the segues of all scenes.
  init(_ scenes: SceneTable) {
    var entries: [Entry] = []
    for scene in scenes.entries {
      guard let source = scene.controller.id else { continue }
      for object in scene.objects {
        let triggers = Self.triggers(in: object)
        object.walk { element in
          guard element.name == "segue", let destination = element["destination"] else { return }
          let trigger = element.id.flatMap { triggers[$0] }
          entries.append(
            Entry(
              element: element, source: source, destination: destination,
              trigger: trigger == source ? nil : trigger))
        }
      }
    }
    self.entries = entries
    bySource = Dictionary(grouping: entries.indices) { entries[$0].source }
    byDestination = Dictionary(grouping: entries.indices) { entries[$0].destination }
  }

  /// The objects that trigger segues, by the ids of the segues.
  private static func triggers(in object: XMLElement) -> [String: String] {
    var triggers: [String: String] = [:]
    object.walk { element in
      for segue in element.list("connections") where segue.name == "segue" {
        if let id = segue.id { triggers[id] = element.id }
      }
    }
    return triggers
  }

  /// The segues that start from a controller.
  func leaving(_ controller: String) -> [Entry] { (bySource[controller] ?? []).map { entries[$0] } }

  /// The segues that lead to a controller.
  func arriving(_ controller: String) -> [Entry] {
    (byDestination[controller] ?? []).map { entries[$0] }
  }

  /// The segues as the scenes know them.
  func segues(in scenes: SceneTable, _ habits: CanvasHabits) -> [Segue] {
    entries.enumerated().map { index, entry in
      var segue = Segue(
        id: entry.element.id ?? "segue-\(index)", kind: Self.kind(entry.kind),
        identifier: entry.element["identifier"], source: entry.source,
        destination: entry.destination)
      segue.trigger = entry.trigger.map { ViewID($0) }
      let destination = scenes.entry(of: entry.destination)?.controller
      segue.presentation = ModalPresentation(entry.element, of: destination, habits)
      if segue.kind == .popover { segue.presentation.takePopover(entry.element, of: destination) }
      return segue
    }
  }

  private static func kind(_ name: String) -> Segue.Kind {
    switch name {
    case "embed": .embed
    case "relationship": .relationship
    case "show", "push": .show
    case "showDetail", "replace": .showDetail
    case "modal", "presentation": .present
    case "popover", "popoverPresentation": .popover
    case "unwind": .unwind
    default: .custom
    }
  }
}

extension ModalPresentation {
  /// Takes the anchor and the size of a popover: the preferred content size of what is shown.
  fileprivate mutating func takePopover(_ segue: XMLElement, of destination: XMLElement?) {
    style = .popover
    let anchor = segue["popoverAnchorView"] ?? segue["popoverAnchorBarButtonItem"]
    source = anchor.map { ViewID($0) }
    let size = destination?.child("size", key: "preferredContentSize")
    let lengths = ["width", "height"].compactMap { size?[$0].flatMap(Double.init(written:)) }
    guard lengths.count == 2, lengths.allSatisfy({ (1...SavedFrame.farthest).contains($0) }) else {
      return
    }
    contentSize = Size(width: lengths[0], height: lengths[1])
  }

  /// The presentation that a segue states, else that of the controller that it leads to, else
  /// UIKit's default: page sheets since iOS 13, whose apps Xcode 11 was the first to make.
  fileprivate init(_ segue: XMLElement, of destination: XMLElement?, _ habits: CanvasHabits) {
    func word(_ key: String) -> String? { segue[key] ?? destination?[key] }
    self.init(
      word("modalPresentationStyle").flatMap(Style.init) ?? habits.presentation,
      word("modalTransitionStyle").flatMap(Transition.init) ?? .coverVertical)
  }
}
