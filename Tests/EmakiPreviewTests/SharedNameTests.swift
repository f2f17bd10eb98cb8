import EmakiDiagnostics
import EmakiDrawing
import EmakiMotion
import EmakiRendering
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import EmakiText
import Foundation
import TestSupport
import Testing

@testable import EmakiPreview

/// Several documents in one page.
@Suite struct `SVG documents` {
  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Examples").standardizedFileURL

  /// Three moments of each example's motion, by the file's name.
  private func reels() throws -> [(name: String, reel: MotionFrames)] {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.examples.path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
    var reels: [(name: String, reel: MotionFrames)] = []
    for name in files {
      let path = Self.examples.appendingPathComponent(name).path
      let text = try String(contentsOfFile: path, encoding: .utf8)
      for scene in SceneFileReader.read(text, file: path).value.scenes {
        let renderer = try SceneRenderer(scene: scene)
        let duration = renderer.timeline.duration
        let reel = MotionFrames(
          scene: scene.title ?? scene.id, motion: scene.defaultMotion, device: "iPhone",
          renderer: renderer, scale: 1, times: duration > 0 ? [0, duration / 2, duration] : [0])
        reels.append(("\(name) \(scene.id)", reel))
      }
    }
    return reels
  }

  /// Each kind of document that a motion is written as.
  private func documents(of reel: MotionFrames) throws -> [(kind: String, text: String)] {
    func preview(_ composition: PreviewOptions.Composition?) throws -> String {
      var options = PreviewOptions()
      options.composition = composition
      return String(
        decoding: try PreviewWriter(reel: reel, format: .svg, options: options).file(),
        as: UTF8.self)
    }
    let picture = PictureWriter(painter: reel.renderer.painter, format: .svg, scale: 1)
    let still = try picture.file(of: reel.renderer.displayList(at: 0))
    var all: [(kind: String, text: String)] = [
      ("picture", String(decoding: still, as: UTF8.self)), ("motion", try preview(nil)),
      ("moment in the player", try moment(of: reel)),
    ]
    if reel.duration > 0 {
      all += [
        ("filmstrip", try preview(.filmstrip(count: 3))), ("onion skin", try preview(.onion)),
        ("specification", try MotionSpec(reel).text(.svg)),
      ]
    }
    // What is the same to the byte is one document.
    var seen: Set<String> = []
    return all.filter { seen.insert($0.text).inserted }
  }

  /// The document that the player's page shows and saves.
  private func moment(of reel: MotionFrames) throws -> String {
    let data = try PlayerPage().data(of: reel)
    func text(_ key: String) throws -> String { try #require(data[key]?.string) }
    return try (text("svg") + text("letters"))
      .replacing("\u{1}", with: text("mark"))
  }

  /// The ids, classes and names of keyframes that a document defines.
  private func names(in document: String) -> Set<String> {
    let ids = document.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    let classes = document.matches(of: #/ class="([^"]*)"/#).map { String($0.1) }
    let keyframes = document.matches(of: #/@keyframes ([^{]*)\{/#).map { String($0.1) }
    return Set(ids + classes + keyframes)
  }

  @Test func `of two motions or two kinds share no id, class or keyframes`() throws {
    var owners: [String: String] = [:]
    var count = 0
    for (name, reel) in try reels() {
      for (kind, text) in try documents(of: reel) {
        count += 1
        let document = "\(kind) of \(name)"
        #expect(!text.contains("\u{1}"), "\(document) has its mark everywhere")
        for id in names(in: text) {
          let other = owners.updateValue(document, forKey: id)
          #expect(other == nil, "\(id) in \(document) and \(other ?? "")")
        }
      }
    }
    #expect(count > 150 && owners.count > 2000, "\(count) documents, \(owners.count) names")
  }

  @Test func `refer to nothing but what they define`() throws {
    for motion in [Stage.slide, Stage.medley] {
      for (kind, text) in try documents(of: Stage.reel(motion)) {
        let names = names(in: text)
        let used =
          text.matches(of: #/url\(#([^)]*)\)|href="#([^"]*)"|animation:([^ !]*)[ ]/#).compactMap {
            $0.1 ?? $0.2 ?? $0.3
          }.map(String.init)
        #expect(Set(used).isSubset(of: names), "\(kind): \(Set(used).subtracting(names))")
      }
    }
  }

  @Test(.enabled(if: Browser.isThere, Comment(rawValue: Browser.absence)))
  func `move in one page as they move alone`() throws {
    let reels = try [Stage.slide, Stage.medley].map { try Stage.reel($0) }
    let documents = try reels.map { try AnimatedSVG(hold: 1).document(of: $0) }
    let script = """
      return [...document.querySelectorAll("svg")].map((svg) => {
        const left = svg.getBoundingClientRect();
        for (const a of document.getAnimations()) { a.pause(); a.currentTime = 200; }
        return [...svg.querySelectorAll("[data-view]")].flatMap((view) => {
          const box = view.getBoundingClientRect();
          return [box.x - left.x, box.y - left.y, box.width, box.height];
        });
      });
      """
    func boxes(_ text: String) throws -> [[Double]] {
      let page = "<!DOCTYPE html><body style=\"margin:0\">" + text
      let (boxes, complaints) = try Browser.run(page, script: script, as: [[Double]].self)
      #expect(complaints == [])
      return boxes
    }
    let alone = try documents.map { try boxes($0)[0] }
    let together = try boxes(documents.map { "<div>\($0)</div>" }.joined())
    #expect(alone[0] != alone[1] && alone[0].count > 12)
    for (alone, together) in zip(alone, together) {
      #expect(zip(alone, together).allSatisfy { abs($0 - $1) < 0.01 })
    }
  }
}
