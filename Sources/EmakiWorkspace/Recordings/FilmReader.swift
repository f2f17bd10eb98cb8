import EmakiLimits
import EmakiMeasuring
import EmakiText

/// Reads films through the programs ffprobe and ffmpeg.
struct FilmReader {
  let path: String

  /// Columns and rows, as players show them: turned where the film says so.
  func size() throws(Failure) -> (width: Int, height: Int) {
    let arguments = [
      "-v", "error", "-select_streams", "v:0", "-show_entries",
      "stream=width,height:stream_side_data=rotation:stream_tags=rotate", "-of", "json",
      "file:" + path,
    ]
    guard let run = ChildProcess(running: "ffprobe", arguments) else { throw Self.missing(path) }
    let stream = JSONValue(bytes: run.output)?["streams"]?.elements.first
    guard run.status == 0, let stream, let width = stream["width"]?.integer,
      let height = stream["height"]?.integer, width > 0, height > 0
    else { throw failure(run.messages) }
    let quarters = (Self.turn(of: stream) / 90).rounded()
    return Int(clamping: abs(quarters)) % 2 == 1 ? (height, width) : (width, height)
  }

  /// Degrees by which players turn the film: as newer or older programs write it.
  private static func turn(of stream: JSONValue) -> Double {
    for data in stream["side_data_list"]?.elements ?? [] {
      if let turn = data["rotation"]?.number { return turn }
    }
    return (stream["tags"]?["rotate"]?.string).flatMap { Double($0) } ?? 0
  }

  /// Hands over the frames with the times that the film gives them.
  func forEach(width: Int, height: Int, _ body: (GrayFrame) throws -> Void) throws {
    let count = width * height
    var times = FrameTimes()
    var number = 0
    let run = try ChildProcess(running: "ffmpeg", arguments(width, height)) { bytes, messages in
      times.read(messages)
      var start = 0
      while bytes.count - start >= count, let time = times[number] {
        try body(
          GrayFrame(
            width: width, height: height, values: Array(bytes[start..<start + count]), time: time))
        start += count
        number += 1
      }
      if start > 0 { bytes.removeFirst(start) }
    }
    guard let run else { throw Self.missing(path) }
    guard run.status == 0, number > 0 else { throw failure(run.messages) }
  }

  /// Every frame once, as grey bytes, and its time among the messages.
  private func arguments(_ width: Int, _ height: Int) -> [String] {
    ["-nostdin", "-hide_banner", "-nostats", "-loglevel", "info", "-i", "file:" + path]
      + ["-map", "0:v:0", "-an", "-fps_mode", "passthrough"]
      + ["-vf", "scale=\(width):\(height):flags=area,format=gray,showinfo"]
      + ["-f", "rawvideo", "-pix_fmt", "gray", "pipe:1"]
  }

  private static func missing(_ path: String) -> Failure {
    Failure(
      "ffmpeg, which reads \(path), is not installed",
      hint: "install ffmpeg, or take an animated PNG or a folder with reel.json")
  }

  /// The last of what ffmpeg says.
  private func failure(_ messages: [UInt8]) -> Failure {
    let lines = String(decoding: messages, as: UTF8.self).split(whereSeparator: \.isNewline)
    let reason =
      lines.last { $0.contains("file:") || $0.lowercased().contains("error") } ?? lines.last
    let text = (reason ?? "it has no pictures").replacing("file:" + path, with: path)
    return Failure("\(path) cannot be read as a film: \(text)")
  }
}

/// The times of frames in what ffmpeg's filter `showinfo` prints: a line for each, with `pts_time:0.5`.
private struct FrameTimes {
  private var times: [Double] = []
  private var end = 0

  /// - Returns: seconds; `nil` for a frame that is not known yet.
  subscript(number: Int) -> Double? { number < times.count ? times[number] : nil }

  /// Reads the lines that have come since.
  mutating func read(_ messages: [UInt8]) {
    while let line = messages[end...].firstIndex(of: UInt8(ascii: "\n")) {
      let text = String(decoding: messages[end..<line], as: UTF8.self)
      end = line + 1
      guard text.contains("Parsed_showinfo"), let found = text.firstRange(of: "pts_time:") else {
        continue
      }
      let number = text[found.upperBound...].prefix { !$0.isWhitespace }
      if let time = Double(number) { times.append(time) }
    }
  }
}
