import EmakiComparison
package import EmakiDrawing
import EmakiFiles
import EmakiLayout
import EmakiLimits
import EmakiMeasuring
import EmakiRendering
import EmakiScenes
package import EmakiText

/// A text with the frames of a running app.
enum AppDescriptionFile {
  /// Whether a file is such a text, by how it begins.
  static func isMeant(_ path: String) -> Bool {
    guard AtomicFile.isRegular(path), let text = try? text(of: path) else { return false }
    return AppDescription(text) != nil
  }

  static func text(of path: String) throws -> String {
    let bytes = try AtomicFile.read(path, limit: InputLimit.inputBytes.most)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Compares the frames that a running app tells with those of a scene, in points.
struct DescriptionReview {
  let description: String
  let file: String
  /// Points by which a side may be off.
  let tolerance: Double
  let sampling: SamplingSettings
  let screen: ScreenSettings
  let picture: PictureSettings
  let listener: Listener

  func result() throws -> DescriptionResult {
    let text = try AppDescriptionFile.text(of: description)
    let found = (AppDescription(text)?.elements(of: text) ?? [])
      .filter { !$0.isHidden && $0.rect.width > 0 && $0.rect.height > 0 }
    guard found.count > 1 else {
      throw Failure(
        "\(description) has \(found.isEmpty ? "no elements" : "one element only"), so nothing is known of the app",
        hint:
          "take it while the screen is shown; accessibility must be on for an accessibility tree")
    }
    let views = try views()
    var matching = DescribedMatching(views: views, elements: found)
    guard matching.pairs.count >= 2, matching.pairs.count * 5 >= matching.named.count else {
      throw Failure(
        "\(description) describes another screen: \(matching.pairs.count) of \(matching.named.count) views of \(file) are in it",
        hint: "views are found by accessibility identifier or by their text")
    }
    matching.findOrigin(within: tolerance)
    return matching.result(description: description, file: file, tolerance: tolerance)
  }

  private func views() throws -> PlannedFrames {
    let input = try InputFile.read(
      file, screen: screen, reading: ReadingSettings(listener: listener))
    let scenes = try input.scenes(named: screen.scene)
    guard let scene = scenes.first, scenes.count == 1 else {
      throw Failure("\(file) has \(scenes.count) scenes", hint: "--scene chooses one")
    }
    var times = sampling
    if sampling.at == nil {
      times = .start
      times.motion = sampling.motion
    }
    let plan = try RenderPlan(scene, of: input, sampling: times, screen: screen, picture: picture)
    return PlannedFrames(plan.renderer.timeline.snapshot(at: plan.times.first ?? 0))
  }
}

/// The views of a scene that a description may have.
struct PlannedFrames {
  struct View {
    var names: [String]
    var title: String
    var text: String?
    var rect: Rect
  }

  let size: Size
  /// The upper edge of the safe area, in points.
  let safeTop: Double
  let views: [View]

  init(_ snapshot: Snapshot) {
    size = snapshot.screen.size
    safeTop = snapshot.screen.nodes.first?.safeArea.top ?? 0
    let rects = snapshot.screenRects()
    var alphas: [Double] = []
    var views: [View] = []
    for (index, node) in snapshot.screen.nodes.enumerated() {
      let own = snapshot.presentations[index]
      alphas.append(own.isHidden ? 0 : own.alpha * (node.parent.map { alphas[$0] } ?? 1))
      guard alphas[index] > 0.01 else { continue }
      let id = node.view.id.rawValue
      views.append(
        View(
          names: [id] + [node.view.name].compactMap { $0 }, title: node.view.reportTitle,
          text: own.text,
          rect: rects[index]))
    }
    self.views = views
  }
}

/// Which element of a description is which view.
struct DescribedMatching {
  let views: PlannedFrames
  let elements: [DescribedElement]
  /// Numbers of views and elements.
  private(set) var pairs: [(view: Int, element: Int)] = []
  /// How far all of the description is off, where that has one reason.
  private(set) var origin = Point.zero
  private var notes: [String] = []

  init(views: PlannedFrames, elements: [DescribedElement]) {
    (self.views, self.elements) = (views, elements)
    var taken = Set<Int>()
    func take(_ view: Int, _ element: Int?) {
      guard let element, taken.insert(element).inserted else { return }
      pairs.append((view, element))
    }
    for (index, view) in views.views.enumerated() {
      let named = elements.indices.filter {
        elements[$0].identifier.map(view.names.contains) ?? false
      }
      if named.count == 1 { take(index, named[0]) }
    }
    let done = Set(pairs.map(\.view))
    for (index, view) in views.views.enumerated() where !done.contains(index) {
      guard let text = view.text, !text.isEmpty else { continue }
      let same = views.views.indices.filter { views.views[$0].text == text && !done.contains($0) }
      let called = elements.indices.filter { elements[$0].label == text && !taken.contains($0) }
      // Of two with one text, which is which is not known, unless there are as many on both sides.
      guard let place = same.firstIndex(of: index), !called.isEmpty else { continue }
      if same.count == 1 {
        // A button has its title in it: the one that is as large counts.
        take(index, called.min { distance(view, $0) < distance(view, $1) })
      } else if called.count == same.count - place {
        take(index, called[0])
      }
    }
  }

  private func distance(_ view: PlannedFrames.View, _ element: Int) -> Double {
    let rect = elements[element].rect
    return abs(rect.width - view.rect.width) + abs(rect.height - view.rect.height)
  }

  /// The views that an element could be known by.
  var named: [Int] {
    views.views.indices.filter { views.views[$0].text?.isEmpty == false }
  }

  /// Frames that all lie higher by the safe area are counted from there.
  mutating func findOrigin(within tolerance: Double) {
    guard views.safeTop > 0, pairs.count >= 2 else { return }
    let lifted = pairs.filter { pair in
      let off = elements[pair.element].rect.midY - views.views[pair.view].rect.midY
      return abs(off + views.safeTop) <= max(tolerance, 1.5)
    }
    guard lifted.count * 5 >= pairs.count * 4 else { return }
    origin.y = views.safeTop
    notes.append(
      "the description counts from the safe area, \(views.safeTop.shortText) pt below the screen's top"
    )
  }

  func result(description: String, file: String, tolerance: Double) -> DescriptionResult {
    var result = DescriptionResult(description: description, file: file)
    result.notes = notes
    result.compared = pairs.count
    for pair in pairs {
      let (view, element) = (views.views[pair.view], elements[pair.element])
      let found = element.rect.offset(x: origin.x, y: origin.y)
      let off = FrameOffset(view.rect, found, isText: view.text != nil, tolerance: tolerance)
      if !off.isAccepted {
        result.moved.append(.init(title: view.title, expected: view.rect, found: found))
      }
      if let text = view.text, let label = element.label, !text.isEmpty, text != label {
        result.otherTexts.append("\(view.title): \"\(label)\" instead of \"\(text)\"")
      }
    }
    let known = Set(pairs.map(\.view))
    // Where most are found, what is not is not there; else they may only have no names.
    if pairs.count * 2 >= named.count {
      result.missing = named.filter { !known.contains($0) && isOnScreen($0) }
        .map { views.views[$0].title }
    }
    return result
  }

  private func isOnScreen(_ index: Int) -> Bool {
    Rect(origin: .zero, size: views.size).intersection(views.views[index].rect) != nil
      && !pairs.contains { elements[$0.element].label == views.views[index].text }
      && !elements.contains { $0.label == views.views[index].text }
  }
}

/// How a frame differs; letters of another font make a text a point or two larger, which is no offset.
struct FrameOffset {
  let isAccepted: Bool

  init(_ plan: Rect, _ found: Rect, isText: Bool, tolerance: Double) {
    func passes(_ low: Double, _ high: Double) -> Bool {
      let room = tolerance + 0.01
      if abs(low) <= room, abs(high) <= room { return true }
      guard isText, abs(high - low) <= max(3, 0.08 * plan.width) else { return false }
      return min(abs(low), abs(high), abs(low + high) / 2) <= room
    }
    isAccepted =
      passes(found.minX - plan.minX, found.maxX - plan.maxX)
      && passes(found.minY - plan.minY, found.maxY - plan.maxY)
  }
}

/// How the frames of an app differ from those of a scene.
package struct DescriptionResult: Sendable {
  /// A view whose frame is another.
  package struct Moved: Sendable {
    package var title: String
    package var expected: Rect
    package var found: Rect
  }

  package let description: String
  package let file: String
  package var compared = 0
  package var moved: [Moved] = []
  package var missing: [String] = []
  package var otherTexts: [String] = []
  package var notes: [String] = []

  package var isAccepted: Bool { moved.isEmpty && missing.isEmpty && otherTexts.isEmpty }

  var lines: [String] {
    ["\(compared - moved.count) of \(compared) views that were found lie as planned"] + notes
      + moved.map { "\($0.title): \($0.found.words) instead of \($0.expected.words)" }
      + otherTexts + missing.map { "\($0): not in the description" }
  }

  package var json: JSONValue {
    .object([
      ("name", .string(description)), ("outcome", .string(isAccepted ? "similar" : "different")),
      ("scene", .string(file)), ("compared", .number(Double(compared))),
      ("missing", .array(missing.map(JSONValue.string))),
      ("texts", .array(otherTexts.map(JSONValue.string))),
      (
        "moved",
        .array(
          moved.map { view in
            .object([
              ("title", .string(view.title)), ("expected", view.expected.numbers),
              ("found", view.found.numbers),
            ])
          })
      ),
      ("notes", .array(notes.map(JSONValue.string))),
      ("lines", .array(lines.map(JSONValue.string))),
    ])
  }
}

extension Rect {
  fileprivate var numbers: JSONValue {
    .array([minX, minY, width, height].map { .number($0.toThousandths) })
  }
}
