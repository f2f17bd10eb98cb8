import EmakiLimits
import EmakiDrawing

/// The characters of an SVG document as they are written.
struct SVGText {
  private(set) var bytes: [UInt8] = []

  /// Characters as they are.
  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// A number with at most three decimals, no trailing zeros and no negative zero.
  mutating func write(_ number: Double) {
    Self.append(thousandths: Self.thousandths(number), to: &bytes)
  }

  /// A count of thousandths in as few digits as it needs.
  ///
  /// - Parameter isShort: whether the 0 before the point is left out: `.25`.
  static func append(thousandths: Int, isShort: Bool = false, to bytes: inout [UInt8]) {
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    if !isShort || whole > 0 || fraction == 0 { bytes += Array(String(whole).utf8) }
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = fraction
    for unit in [100, 10, 1] where rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
    }
  }

  /// A number as a count of thousandths, within a billion of zero; 0 where it is not finite.
  static func thousandths(_ number: Double) -> Int {
    let clamped = number.isFinite ? min(max(number, -1e9), 1e9) : 0
    return Int(clamping: (clamped * 1000).rounded())
  }

  /// ` name="number"`.
  mutating func attribute(_ name: String, _ number: Double) {
    write(" \(name)=\"")
    write(number)
    write("\"")
  }

  /// ` name="text"`, with the characters that XML reserves escaped and those it forbids left out.
  mutating func attribute(_ name: String, _ text: String) {
    write(" \(name)=\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case "\"": write("&quot;")
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": write(" ")
      default: write(String(scalar))
      }
    }
    write("\"")
  }

  /// ` name="value"` of an id, a reference to one or a colour: none has characters to escape.
  mutating func attribute(_ name: String, ofIDs value: String) {
    write(" \(name)=\"\(value)\"")
  }

  /// ` name="1 2 3"`.
  mutating func attribute(_ name: String, _ numbers: [Double]) {
    write(" \(name)=\"")
    list(numbers)
    write("\"")
  }

  /// Where and how large something is.
  mutating func frame(_ rect: Rect) {
    attribute("x", rect.minX)
    attribute("y", rect.minY)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  /// ` transform="…"` in the shortest form; nothing for the identity.
  mutating func transform(_ transform: Transform) {
    let e = transform.elements
    let matrix = [e[0], e[1], e[4], e[5], e[12], e[13]]
    if matrix == [1, 0, 0, 1, 0, 0] { return }
    let isMove = matrix[..<4] == [1, 0, 0, 1]
    write(isMove ? " transform=\"translate(" : " transform=\"matrix(")
    if isMove {
      list([e[12], e[13]])
    } else {
      // Three decimals of a point would be far too few for the factors of a turn.
      write(matrix.prefix(4).map { String($0) }.joined(separator: " "))
      write(" ")
      list([e[12], e[13]])
    }
    write(")\"")
  }

  /// The value of a path's `d`.
  ///
  /// - Parameter grain: what coordinates are rounded to, in thousandths of a point.
  mutating func path(_ path: Path, grain: Int = 1) {
    var pen = SVGPen(grain: grain)
    for segment in path.segments {
      switch segment {
      case .move(let point): pen.move(to: point)
      case .line(let point): pen.line(to: point)
      case .cubic(let a, let b, let end): pen.curve(a, b, to: end)
      case .close: pen.close()
      }
    }
    bytes += pen.bytes
  }

  private mutating func list(_ numbers: [Double]) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { write(" ") }
      write(number)
    }
  }
}
