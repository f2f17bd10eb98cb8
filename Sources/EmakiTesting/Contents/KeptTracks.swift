import EmakiDrawing
import EmakiLayout
import EmakiScenes
import FoundationEssentials
import PixelDiff

/// Where the views of a motion are in each frame, as a baseline keeps it.
struct KeptTracks: Codable {
  /// The keyword of the text in the baseline.
  static let keyword = "Emaki motion"

  /// Frames a second.
  let rate: Double
  let frames: Int
  let views: [Track]

  struct Track: Codable {
    let id: String
    /// x, y, width, height and alpha for each frame; once where nothing changes.
    let states: [[Double]]
  }

  /// Follows all views that are shown.
  init(_ timeline: Timeline, times: [Double], rate: Double) {
    var states: [String: [[Double]]] = [:]
    var order: [String] = []
    for (frame, time) in times.enumerated() {
      let snapshot = timeline.snapshot(at: time)
      let rects = snapshot.screenRects()
      for (index, node) in snapshot.screen.nodes.enumerated() {
        let id = node.view.id.rawValue
        let own = snapshot.presentations[index]
        let rect = rects[index]
        let state = [rect.minX, rect.minY, rect.width, rect.height, own.isHidden ? 0 : own.alpha]
        // A view that comes later was nowhere else before.
        if states[id] == nil { order.append(id) }
        states[id, default: Array(repeating: state, count: frame)].append(state)
      }
    }
    self.rate = rate
    frames = times.count
    views = order.map { id in
      let all = states[id] ?? []
      return Track(id: id, states: Set(all).count == 1 ? Array(all.prefix(1)) : all)
    }
  }

  /// Reads the text of a baseline; `nil` where it has none.
  init?(text: String?) throws {
    guard let text else { return nil }
    self = try JSONDecoder().decode(KeptTracks.self, from: Data(text.utf8))
  }

  /// For the baseline.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// For comparing.
  var reel: MotionReel {
    MotionReel(
      frameRate: rate > 0 ? rate : 1,
      tracks: views.compactMap { track in
        let states = track.states.filter { $0.count == 5 }.map { numbers in
          ViewState(
            rect: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            alpha: numbers[4])
        }
        guard let last = states.last else { return nil }
        let rest = Array(repeating: last, count: max(frames - states.count, 0))
        return MotionTrack(id: track.id, states: states + rest)
      })
  }
}
