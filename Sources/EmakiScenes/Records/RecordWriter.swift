import EmakiLimits
import EmakiDrawing
import EmakiLayout

/// Writes records as lines of text.
///
/// A view is `<up> <kind>#<id> <x> <y> <width> <height> <style>` and, where they apply, ` a…` for
/// its opacity, ` h` hidden, ` d` disabled, ` r…` for its turn in degrees, ` p…` for the whole that
/// it is a part of, ` =…` for its name and ` "…` for its text, which ends with the line. `up` is
/// how many lines above the superview stands. Numbers have at most three decimals, the style is
/// hexadecimal.
struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ layout: LayoutRecord) {
    bytes.reserveCapacity(64 * layout.views.count)
    write("1 ")
    for number in [layout.origin.x, layout.origin.y, layout.scale] { write(number) }
    for (index, view) in layout.views.enumerated() {
      endLine()
      write(view, at: index)
    }
    endLine()
  }

  mutating func write(_ view: ViewRecord, at index: Int) {
    write(whole: view.parent.map { index - $0 } ?? 0)
    space()
    write(view.kind)
    bytes.append(UInt8(ascii: "#"))
    write(escaped: view.id, isLast: false)
    space()
    let place = view.place
    for number in [place.minX, place.minY, place.width, place.height] { write(number) }
    writeStyle(view.style)
    if view.alpha != 1 { write(view.alpha, after: " a") }
    if view.isHidden { write(" h") }
    if !view.isEnabled { write(" d") }
    if view.rotation != 0 { write(view.rotation * 180 / .pi, after: " r") }
    if let whole = view.whole {
      write(" p")
      write(escaped: whole.rawValue, isLast: false)
    }
    if let name = view.name {
      write(" =")
      write(escaped: name, isLast: false)
    }
    if let text = view.text {
      write(" \"")
      write(escaped: text, isLast: true)
    }
  }

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// A number with a blank behind it.
  mutating func write(_ number: Double) {
    writeDecimal(number)
    space()
  }

  mutating func write(whole number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    writeDigits(number.magnitude)
  }

  private mutating func write(_ number: Double, after mark: String) {
    write(mark)
    writeDecimal(number)
  }

  private mutating func space() { bytes.append(UInt8(ascii: " ")) }

  /// Writes a number in thousandths, without zeros at the end.
  private mutating func writeDecimal(_ number: Double) {
    let thousandths =
      number.isFinite ? Int(clamping: (min(max(number, -1e12), 1e12) * 1000).rounded()) : 0
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    writeDigits(thousandths.magnitude / 1000)
    var rest = thousandths.magnitude % 1000
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / 100))
      rest = rest % 100 * 10
    }
  }

  private mutating func writeDigits(_ number: UInt) {
    if number >= 10 { writeDigits(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  private mutating func writeStyle(_ style: UInt32) {
    for shift in stride(from: UInt32(20), through: 0, by: -4) {
      let digit = UInt8(style >> shift & 15)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// Words have no blanks; the last thing of a line may have them.
  private mutating func write(escaped text: String, isLast: Bool) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): write("\\\\")
      case UInt8(ascii: "\n"): write("\\n")
      case UInt8(ascii: " ") where !isLast: write("\\s")
      default: bytes.append(byte)
      }
    }
  }
}
