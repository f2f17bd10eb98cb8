import EmakiDiagnostics
import EmakiMotion
import EmakiRendering
import EmakiSceneFile
import EmakiSceneFormat
import EmakiScenes
import EmakiThreads
import Foundation
import Synchronization
import Testing

/// Frames of examples that several threads draw.
@Suite struct `Frames that several threads draw` {
  /// Texts, icons, shadows, tables, switches, emoji, pictures in a pale theme, turned views.
  private static let examples = ["components", "side-menu", "music-player", "chat"]

  /// A renderer of an example with nothing drawn yet, and times over its motion.
  private func renderer(_ name: String) throws -> (renderer: SceneRenderer, times: [Double]) {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/\(name).yaml").standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    let scene = try #require(SceneFileReader.read(text, file: file.path).value.scenes.first)
    let motion = scene.defaultMotion.flatMap { scene.motion(named: $0) } ?? scene.motions.first
    var options = RenderOptions()
    options.scale = 1
    let renderer = try SceneRenderer(scene: scene, motion: motion, options: options)
    let times = (0..<8).map { renderer.timeline.duration * Double($0) / 7 }
    return (renderer, times)
  }

  private static func writer(_ renderer: SceneRenderer) -> PictureWriter {
    PictureWriter(painter: renderer.painter, format: .png, scale: 1)
  }

  /// The files of all frames, drawn by so many threads with cold caches.
  private func files(of name: String, jobs: Int) throws -> [Int: [UInt8]] {
    let (renderer, times) = try renderer(name)
    let files = Mutex<[Int: [UInt8]]>([:])
    try FrameSequence.forEach(
      Array(times.indices), jobs: jobs, makeState: { Self.writer(renderer) },
      { index, writer in
        let file = try writer.file(of: renderer.displayList(at: times[index]))
        files.withLock { $0[index] = file }
      })
    return files.withLock { $0 }
  }

  @Test(arguments: examples)
  func `are the same to the byte, however many threads there are`(_ name: String) throws {
    let alone = try files(of: name, jobs: 1)
    #expect(alone.count == 8)
    for jobs in [2, 3, 8] {
      let together = try files(of: name, jobs: jobs)
      for index in 0..<8 {
        // Bytes are not printed.
        #expect(together[index] == alone[index] as [UInt8]?, "frame \(index) by \(jobs) threads")
      }
    }
  }

  @Test(arguments: examples)
  func `take no lock on texts, letters, icons and pictures that each thread has drawn before`(
    _ name: String
  ) throws {
    let (renderer, times) = try renderer(name)
    let misses = Mutex<[(first: Int, second: Int)]>([])
    ThreadTeam.perform(4) { _ in
      var counts = [SharedCaches.missesOfThread]
      for _ in 0..<2 {
        let writer = Self.writer(renderer)
        for time in times { _ = try? writer.file(of: renderer.displayList(at: time)) }
        counts.append(SharedCaches.missesOfThread)
      }
      let found = (counts[1] - counts[0], counts[2] - counts[1])
      misses.withLock { $0.append(found) }
    }
    let found = misses.withLock { $0 }
    #expect(found.count == 4)
    for thread in found {
      #expect(thread.first > 10)
      #expect(thread.second == 0)
    }
  }
}
