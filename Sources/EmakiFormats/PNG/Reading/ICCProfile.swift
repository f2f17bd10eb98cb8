import EmakiLimits

/// A colour profile (ICC.1:2010), as far as it tells whether it describes sRGB.
struct ICCProfile {
  /// The data of each tag, by its name.
  private var tags: [String: ArraySlice<UInt8>] = [:]

  /// Reads the table of tags; `nil` for what is no profile.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 132, Array(bytes[36..<40]) == Array("acsp".utf8) else { return nil }
    let count = Self.number(bytes[128..<132])
    guard count <= 100 else { return nil }
    for index in 0..<count {
      let entry = 132 + 12 * index
      guard entry + 12 <= bytes.count else { return nil }
      let name = String(decoding: bytes[entry..<(entry + 4)], as: UTF8.self)
      let start = Self.number(bytes[(entry + 4)..<(entry + 8)])
      let length = Self.number(bytes[(entry + 8)..<(entry + 12)])
      guard start + length <= bytes.count else { return nil }
      tags[name] = bytes[start..<(start + length)]
    }
  }

  /// Whether it has the primaries of sRGB, adapted to D50, and its transfer function.
  var isSRGB: Bool {
    let primaries = [
      ("rXYZ", [0.4361, 0.2225, 0.0139]), ("gXYZ", [0.3851, 0.7169, 0.0971]),
      ("bXYZ", [0.1431, 0.0606, 0.7141]),
    ]
    return primaries.allSatisfy { name, expected in
      guard let values = xyz(name) else { return false }
      return zip(values, expected).allSatisfy { abs($0 - $1) < 0.002 }
    } && ["rTRC", "gTRC", "bTRC"].allSatisfy(hasTransferFunction)
  }

  /// The profile's name (tag `desc`): letters of eight bits, or the first translation in UTF-16.
  var name: String? {
    guard let data = tags["desc"], data.count >= 12 else { return nil }
    if data.starts(with: "desc".utf8) {
      let length = Self.number(data.dropFirst(8).prefix(4))
      return String(decoding: data.dropFirst(12).prefix(max(length - 1, 0)), as: UTF8.self)
    }
    guard data.starts(with: "mluc".utf8), data.count >= 28 else { return nil }
    let length = Self.number(data.dropFirst(20).prefix(4))
    let start = Self.number(data.dropFirst(24).prefix(4))
    let letters = Array(data.dropFirst(start).prefix(length))
    let units = stride(from: 0, to: letters.count - 1, by: 2).map {
      UInt16(letters[$0]) << 8 | UInt16(letters[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private func xyz(_ name: String) -> [Double]? {
    guard let data = tags[name], data.count >= 20, data.starts(with: "XYZ ".utf8) else {
      return nil
    }
    return (0..<3).map { Self.fixed(data.dropFirst(8 + 4 * $0)) }
  }

  /// Whether a curve gives the light of sRGB for a quarter, a half and three quarters.
  private func hasTransferFunction(_ name: String) -> Bool {
    [(0.25, 0.0509), (0.5, 0.2140), (0.75, 0.5225)].allSatisfy { sample, light in
      value(of: name, at: sample).map { abs($0 - light) < 0.003 } ?? false
    }
  }

  /// The light of a sample by a table (`curv`) or a formula (`para`).
  private func value(of name: String, at sample: Double) -> Double? {
    guard let data = tags[name], data.count >= 12 else { return nil }
    if data.starts(with: "curv".utf8) {
      let count = Self.number(data.dropFirst(8).prefix(4))
      guard count > 1, data.count >= 12 + 2 * count else { return nil }
      let place = sample * Double(count - 1)
      func entry(_ index: Int) -> Double {
        Double(Self.number(data.dropFirst(12 + 2 * index).prefix(2))) / 65535
      }
      let before = Int(clamping: place)
      let share = place - Double(before)
      return entry(before) * (1 - share) + entry(min(before + 1, count - 1)) * share
    }
    // g, a, b, c, d: (a x + b)^g from d on, c x below it.
    guard data.starts(with: "para".utf8), Self.number(data.dropFirst(8).prefix(2)) == 3,
      data.count >= 32
    else { return nil }
    let numbers = (0..<5).map { Self.fixed(data.dropFirst(12 + 4 * $0)) }
    let isSRGB = zip(numbers, [2.4, 0.9479, 0.0521, 0.0774, 0.0405]).allSatisfy {
      abs($0 - $1) < 0.002
    }
    return isSRGB ? [0.25: 0.0509, 0.5: 0.2140, 0.75: 0.5225][sample] : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number with sixteen bits behind the point.
  private static func fixed(_ bytes: ArraySlice<UInt8>) -> Double {
    Double(Int32(truncatingIfNeeded: number(bytes.prefix(4)))) / 65536
  }
}
