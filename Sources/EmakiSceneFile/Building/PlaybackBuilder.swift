import EmakiMotion
import EmakiSceneFormat

/// Reads how often an animation plays, and whether it comes back.
struct PlaybackBuilder {
  let log: DiagnosticLog

  /// - Parameter duration: of one way, seconds.
  func playback(of node: SourceNode, lasting duration: Double) -> PlaybackOptions {
    var options = PlaybackOptions.once
    options.autoreverses = node["autoreverse"]?.bool ?? false
    let times = node["repeat"]
    if let count = times?.number { options.repeatCount = count }
    guard let whole = node["repeatDuration"] else {
      if let times, times.text == "forever" {
        log.error(
          "what plays forever never ends, and a film does", at: times.place,
          hint: "say for how many seconds it plays: repeatDuration: 3")
      }
      return options
    }
    if let times, times.number != nil {
      log.error(
        "\"repeat\" and \"repeatDuration\" both say how long it plays", at: whole.place,
        hint: "keep one of them")
      return options
    }
    let cycle = options.autoreverses ? 2 * duration : duration
    guard cycle > 0 else {
      log.error("what takes no time cannot play for a while", at: whole.place)
      return options
    }
    options.repeatCount = (whole.number ?? cycle) / cycle
    return options
  }
}
