/// A text with a change that keeps most of its structure: scenes and storyboards are indented, so a
/// line with the deeper ones below it is a subtree.
struct Mutation {
  private var dice: SplitMix
  private var lines: [Substring]

  /// Numbers at the ends of what numbers can be.
  private static let numbers = [
    "0", "-0", "-1", "1e-9", "0.5", "1e9", "9223372036854775807", "-9223372036854775809", "1e300",
    "nan", "inf", "-inf", "65536", "2147483648", "4294967295", "", "99999999999999999999", "0x7f",
  ]

  init(_ text: String, seed: UInt64) {
    dice = SplitMix(state: seed)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text with one to four changes.
  mutating func changed() -> String {
    for _ in 0...dice.next(below: 4) where !lines.isEmpty { change() }
    return lines.joined(separator: "\n")
  }

  private mutating func change() {
    switch dice.next(below: 8) {
    case 0, 1, 2: replaceNumber()
    case 3, 4: swapWord()
    case 5: lines.removeSubrange(subtree())
    case 6: copySubtree()
    default: removeAttribute()
    }
  }

  /// A line with what is indented deeper below it.
  private mutating func subtree() -> Range<Int> {
    let start = dice.next(below: lines.count)
    let depth = lines[start].prefix { $0 == " " }.count
    var end = start + 1
    while end < lines.count, lines[end].prefix(while: { $0 == " " }).count > depth { end += 1 }
    return start..<end
  }

  private mutating func copySubtree() {
    let part = Array(lines[subtree()].prefix(200))
    let place = dice.next(below: lines.count + 1)
    lines.insert(contentsOf: part, at: place)
  }

  private mutating func replaceNumber() {
    guard let place = place(where: { $0.contains(where: \.isNumber) }) else { return }
    let line = lines[place]
    let matches = line.matches(of: #/-?[0-9]+(\.[0-9]+)?/#)
    let match = matches[dice.next(below: matches.count)]
    let number = Self.numbers[dice.next(below: Self.numbers.count)]
    lines[place] = line[..<match.range.lowerBound] + number + line[match.range.upperBound...]
  }

  /// Puts a word of the text in the place of another: ids, kinds and keys change places.
  private mutating func swapWord() {
    let hasWord = { (line: Substring) in line.contains(where: \.isLetter) }
    guard let from = place(where: hasWord), let to = place(where: hasWord) else { return }
    let words = lines[from].matches(of: #/[A-Za-z][A-Za-z0-9-]*/#)
    let targets = lines[to].matches(of: #/[A-Za-z][A-Za-z0-9-]*/#)
    guard !words.isEmpty, !targets.isEmpty else { return }
    let word = words[dice.next(below: words.count)].output
    let target = targets[dice.next(below: targets.count)].range
    lines[to] = lines[to][..<target.lowerBound] + word + lines[to][target.upperBound...]
  }

  private mutating func removeAttribute() {
    guard let place = place(where: { $0.contains("=\"") || $0.contains(": ") }) else { return }
    let line = lines[place]
    let attributes = line.matches(of: #/ [A-Za-z]+="[^"]*"|[A-Za-z]+: [^,}]+,? ?/#)
    guard !attributes.isEmpty else { return }
    let range = attributes[dice.next(below: attributes.count)].range
    lines[place] = line[..<range.lowerBound] + line[range.upperBound...]
  }

  private mutating func place(where isWanted: (Substring) -> Bool) -> Int? {
    for _ in 0..<40 {
      let place = dice.next(below: lines.count)
      if isWanted(lines[place]) { return place }
    }
    return nil
  }
}

/// The generator of Steele, Lea and Flood (2014): the same seed gives the same changes.
struct SplitMix {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(bound))
  }
}
