import EmakiDiagnostics
import EmakiDrawing
import EmakiLayout
import EmakiScenes
import EmakiXML
import Foundation
import Testing

@testable import EmakiInterfaceBuilder

/// Runs over a folder of real files where `EMAKI_IB_CORPUS` names one.
@Suite(.enabled(if: Corpus.folder != nil)) struct `A corpus of real files` {
  @Test func `every file is read and laid out in both modes`() async throws {
    let files = Corpus.files()
    #expect(files.count > 100)
    var views = 0
    var agreement = Agreement()
    try await withThrowingTaskGroup(of: (views: Int, agreement: Agreement).self) { group in
      for file in files { group.addTask { try look(at: file) } }
      for try await found in group {
        views += found.views
        agreement.add(found.agreement)
      }
    }
    #expect(views > 10_000)
    print(agreement)
    #expect(agreement.share > 0.9)
  }

  /// Reads and lays out the scenes of a file.
  private func look(at file: URL) throws -> (views: Int, agreement: Agreement) {
    let bytes = Array(try Data(contentsOf: file))
    let saved = Agreement.savedFrames(in: try XMLReader.read(bytes))
    var views = 0
    var agreement = Agreement()
    for mode in [InterfaceBuilderMode.canvas, .device(Fixture.phone)] {
      let reader = InterfaceBuilderReader(InterfaceBuilderOptions(mode))
      for scene in try reader.read(bytes, file: file.lastPathComponent).value.scenes {
        let screen = layOut(scene)
        views += screen.nodes.count
        let endless = screen.nodes.filter { !$0.frame.isFinite }
        #expect(endless.isEmpty, "\(file.path) \(scene.id)")
        if mode == .canvas { agreement.compare(screen, saved) }
      }
    }
    return (views, agreement)
  }

  private func layOut(_ scene: Scene) -> LaidOutScreen {
    let environment = scene.environment ?? LayoutEnvironment(size: Fixture.phone.size)
    return LayoutEngine(measurer: ApproximateTextMeasurer())
      .layOut(scene.controller.assembledView(), in: environment)
  }
}

/// How many of the views that constraints place lie where the file says.
///
/// A rough figure: views that their file marks as misplaced count as well.
struct Agreement: CustomStringConvertible {
  private var views = 0
  private var right = 0

  var share: Double { Double(right) / Double(max(1, views)) }
  var description: String { "\(right) of \(views) views agree with their saved frames" }

  mutating func add(_ other: Agreement) {
    views += other.views
    right += other.right
  }

  /// The frames that a file has of the views that constraints place, by their ids.
  static func savedFrames(in root: XMLElement) -> [String: Rect] {
    var saved: [String: Rect] = [:]
    root.walk { element in
      guard element["translatesAutoresizingMaskIntoConstraints"] == "NO",
        !element.flag("fixedFrame"), let id = element.id
      else { return }
      saved[id] = SavedFrame(element)?.rect
    }
    return saved
  }

  mutating func compare(_ screen: LaidOutScreen, _ saved: [String: Rect]) {
    for node in screen.nodes {
      guard let rect = saved[node.view.id.rawValue] else { continue }
      views += 1
      let differences = [
        rect.minX - node.frame.minX, rect.minY - node.frame.minY,
        rect.width - node.frame.width, rect.height - node.frame.height,
      ]
      if differences.allSatisfy({ abs($0) <= 0.51 }) { right += 1 }
    }
  }
}

enum Corpus {
  static var folder: String? { ProcessInfo.processInfo.environment["EMAKI_IB_CORPUS"] }

  static func files() -> [URL] {
    guard let folder else { return [] }
    let all = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
    let files = all?.compactMap { $0 as? URL } ?? []
    return files.filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }
}
