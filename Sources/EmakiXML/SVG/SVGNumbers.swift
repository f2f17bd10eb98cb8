/// Reads the numbers and letters of SVG's small languages: path data, transforms, lists.
struct SVGNumbers {
  private let bytes: [UInt8]
  private var next = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// Whether only spaces and commas are left.
  var isAtEnd: Bool {
    mutating get {
      skipSeparators()
      return next == bytes.count
    }
  }

  private mutating func skipSeparators() {
    while next < bytes.count,
      [0x20, 0x09, 0x0A, 0x0C, 0x0D, UInt8(ascii: ",")].contains(bytes[next])
    {
      next += 1
    }
  }

  /// The letter that comes next, or `nil` where a number does.
  mutating func letter() -> Character? {
    skipSeparators()
    guard next < bytes.count else { return nil }
    let letter = Character(UnicodeScalar(bytes[next]))
    guard letter.isLetter else { return nil }
    next += 1
    return letter
  }

  /// The digit 0 or 1 that comes next; flags of arcs need nothing between them.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard next < bytes.count, [UInt8(ascii: "0"), UInt8(ascii: "1")].contains(bytes[next]) else {
      return nil
    }
    defer { next += 1 }
    return bytes[next] == UInt8(ascii: "1")
  }

  /// The number that comes next: a sign, digits, a point, digits, an exponent; a second point or sign
  /// begins another one.
  mutating func number() -> Double? {
    skipSeparators()
    let start = next
    take { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    takeDigits()
    if take({ $0 == UInt8(ascii: ".") }) { takeDigits() }
    takeExponent()
    let text = String(decoding: bytes[start..<next], as: UTF8.self)
    // Beyond a million units nothing is seen, and arithmetic stays exact enough below.
    guard let number = Double(text), abs(number) <= 1e6 else {
      next = start
      return nil
    }
    return number
  }

  /// So many numbers, or `nil`.
  mutating func numbers(_ count: Int) -> [Double]? {
    var numbers: [Double] = []
    for _ in 0..<count {
      guard let number = number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Every number, or `nil` where something else stands among them.
  static func all(_ text: some StringProtocol) -> [Double]? {
    var scan = SVGNumbers(text)
    var numbers: [Double] = []
    while !scan.isAtEnd {
      guard let number = scan.number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// A length in the units of the picture: `2` or `2px`.
  static func length(_ text: String) -> Double? {
    all(text.hasSuffix("px") ? text.dropLast(2) : text[...])?.first
  }

  @discardableResult private mutating func take(_ fits: (UInt8) -> Bool) -> Bool {
    guard next < bytes.count, fits(bytes[next]) else { return false }
    next += 1
    return true
  }

  private mutating func takeDigits() {
    while take({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {}
  }

  /// `e5` is an exponent, `em` a unit.
  private mutating func takeExponent() {
    let start = next
    guard take({ $0 | 0x20 == UInt8(ascii: "e") }) else { return }
    take { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let digits = next
    takeDigits()
    if next == digits { next = start }
  }
}
