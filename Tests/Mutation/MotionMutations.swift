import EmakiDrawing
import EmakiFormats
import Foundation

extension Mutation {
  /// Changes of a folder of frames with their `reel.json`.
  static func frames(_ folder: Entry) throws -> [Mutation] {
    let names = folder.entries.keys.filter { $0.hasSuffix(".png") }.sorted()
    let last = names[names.count - 1]
    func made(
      _ what: String, passes: Statement? = nil, _ change: (inout Entry) throws -> Void
    ) rethrows -> Mutation {
      Mutation(.frames, what, folder, try folder.with(change), passes: passes)
    }
    func reel(
      _ what: String, passes: Statement? = nil, _ old: String, _ new: String
    ) -> Mutation {
      made(what, passes: passes) { entry in
        let text = String(decoding: entry["reel.json"]?.bytes ?? [], as: UTF8.self)
        entry["reel.json"] = .text(text.replacing(old, with: new))
      }
    }
    func drawn(
      _ what: String, _ name: String, _ change: (PixelBuffer) -> PixelBuffer
    ) throws -> Mutation {
      try made(what) { entry in
        entry[name] = .file(try change(PixelBuffer(png: entry[name]?.bytes ?? [])).png())
      }
    }
    return try [
      drawn("a pixel of the first frame", names[0]) { $0.dotted(9, 9) },
      drawn("a pixel of a frame", names[1]) { $0.dotted(9, 9) },
      drawn("a pixel of the last frame", last) { $0.dotted(9, 9) },
      drawn("the size of a frame", last) { $0.resized(0, 1) },
    ]
      + [
        made("two frames swapped") { ($0[names[1]], $0[last]) = ($0[last], $0[names[1]]) },
        made("a frame in another colour space") { entry in
          let file = PNGFile(entry[last]?.bytes ?? []).without("sRGB")
          entry[last] = .file(file.adding("gAMA", PNGFile.number(100_000)).bytes)
        },
        made("a frame missing") { $0[last] = nil },
        made("a frame more that is not listed") {
          $0["frame-0099.png"] = $0[last]
        },
        made("a frame as a pipe") { $0[last] = .pipe },
        made("no list") { $0["reel.json"] = nil },
        made("half a list") { entry in
          let bytes = entry["reel.json"]?.bytes ?? []
          entry["reel.json"] = .file(Array(bytes.prefix(bytes.count / 2)))
        },
        reel("a frame less in the list", ",{\"file\":\"\(last)\",\"time\":0.3}", ""),
        reel("a frame twice", "\"\(names[2])\"", "\"\(names[1])\""),
        reel("no frames in the list", "\"frames\":[", "\"frames\":[],\"others\":["),
        reel("the last frame later", "\"time\":0.3", "\"time\":0.4"),
        reel("the last frame a little later", "\"time\":0.3", "\"time\":0.31"),
        reel("a frame a little later", "\"time\":0.15", "\"time\":0.17"),
        reel("a later start", "\"time\":0}", "\"time\":0.05}"),
        reel("another program's name", passes: .listed, "\"generator\":\"", "\"generator\":\"x "),
        Mutation(.frames, "missing", folder, nil), Mutation(.frames, "new", nil, folder),
        Mutation(.frames, "empty", folder, .folder([:])),
        Mutation(.frames, "a file in its place", folder, folder[last]),
        Mutation(.frames, "a pipe in its place", folder, .pipe),
        Mutation(.frames, "a link to nothing", folder, .link("nowhere")),
      ]
  }

  /// Changes of an animated PNG of some frames.
  static func animations(_ folder: Entry) throws -> [Mutation] {
    let names = folder.entries.keys.filter { $0.hasSuffix(".png") }.sorted()
    let frames = try names.map { try PixelBuffer(png: folder[$0]?.bytes ?? []) }
    let bytes = try Animation(frames: frames).bytes
    func made(_ what: String, _ change: (inout Animation) -> Void) throws -> Mutation {
      var animation = Animation(frames: frames)
      change(&animation)
      return Mutation(.animation, what, .file(bytes), .file(try animation.bytes))
    }
    let last = frames.count - 1
    return try [
      made("a pixel of the first frame") { $0.frames[0] = frames[0].dotted(9, 9) },
      made("a pixel of the last frame") { $0.frames[last] = frames[last].dotted(9, 9) },
      made("two frames swapped") { $0.frames.swapAt(1, last) },
      made("a frame less") { $0.frames.removeLast() },
      made("a frame more") { $0.frames.append(frames[0]) },
      made("one frame alone") { $0.frames.removeLast(last) },
      made("one row less") { $0.frames = frames.map { $0.resized(0, -1) } },
      made("a frame longer") { $0.times[1] *= 2 },
      made("a frame a little longer") { $0.times[1] += 12 },
      made("all frames longer") { $0.times = $0.times.map { $0 * 2 } },
      made("an end") { $0.plays = 1 },
      made("another picture before it") { $0.isHidden = true },
    ]
      + [
        ("another gamma", "gAMA", PNGFile.number(100_000)), ("an orientation", "eXIf", orientation),
      ]
      .map { what, name, body in
        let file = PNGFile(bytes).without("sRGB").adding(name, body)
        return Mutation(.animation, what, .file(bytes), .file(file.bytes))
      }
      + [
        Mutation(
          .animation, "a text more", .file(bytes),
          .file(PNGFile(bytes).adding("tEXt", Array("Comment\0hi".utf8)).bytes), passes: .pixels)
      ]
      + files(.animation, bytes, like: try frames[last].png())
  }
}

/// An animated PNG that is put together.
struct Animation {
  var frames: [PixelBuffer]
  /// Of the frames, hundredths of a frame of 0.1 s; those that are missing take one.
  var times = [Int](repeating: 100, count: 8)
  var plays = 0
  /// Whether those see another picture who cannot play it.
  var isHidden = false

  var bytes: [UInt8] {
    get throws {
      let encoder = APNGEncoder(width: frames[0].width, height: frames[0].height, plays: plays)
      for (frame, time) in zip(frames, times) {
        try encoder.append(frame, duration: FrameDuration(numerator: time, denominator: 1000))
      }
      let file = try encoder.finish(metadata: PNGMetadata(isSRGB: true))
      return isHidden ? try hidden(PNGFile(file)) : file
    }
  }

  /// The first frame as data of the animation, behind a picture that is none of it.
  private func hidden(_ file: PNGFile) throws -> [UInt8] {
    var file = file
    let dotted = Animation(frames: [frames[0].dotted(3, 3)] + frames.dropFirst())
    let other = PNGFile(try dotted.bytes)
    guard let first = file.chunks.firstIndex(where: isData) else { return [] }
    for index in file.chunks.indices.dropFirst(first) where isData(file.chunks[index]) {
      file.chunks[index] = ("fdAT", PNGFile.number(0) + file.chunks[index].body)
    }
    let control = file.chunks.firstIndex { $0.name == "fcTL" } ?? first
    file.chunks.insert(contentsOf: other.chunks.filter(isData), at: control)
    var number = 0
    for index in file.chunks.indices where ["fcTL", "fdAT"].contains(file.chunks[index].name) {
      file.chunks[index].body.replaceSubrange(0..<4, with: PNGFile.number(number))
      number += 1
    }
    return file.bytes
  }

  private func isData(_ chunk: (name: String, body: [UInt8])) -> Bool { chunk.name == "IDAT" }
}
