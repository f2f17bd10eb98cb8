/// What a scan of some rows found.
struct Findings {
  /// Whether pictures of the difference are wanted, and so the places of pixels.
  var keepsPlaces = true
  var differing = 0
  var changed = 0
  var antialiased = 0
  /// The largest measure of a counted pixel, and the first place where it is.
  var largest = 0.0
  var largestIndex: Int?
  /// Ascending.
  var changedIndices: [Int32] = []
  /// Ascending.
  var antialiasedIndices: [Int32] = []

  mutating func add(_ measure: Double, at index: Int) {
    guard measure > largest else { return }
    largest = measure
    largestIndex = index
  }

  mutating func addChanged(_ index: Int) {
    changed += 1
    if keepsPlaces { changedIndices.append(Int32(index)) }
  }

  mutating func addAntialiased(_ index: Int) {
    antialiased += 1
    if keepsPlaces { antialiasedIndices.append(Int32(index)) }
  }

  /// Adds what was found in the rows below.
  mutating func append(_ below: Findings) {
    differing += below.differing
    changed += below.changed
    antialiased += below.antialiased
    if let index = below.largestIndex { add(below.largest, at: index) }
    changedIndices += below.changedIndices
    antialiasedIndices += below.antialiasedIndices
  }

  /// Writes the figures down.
  func note(in difference: inout PixelDifference) {
    difference.differing = differing
    difference.changed = changed
    difference.antialiased = antialiased
    difference.largestIndex = largestIndex
    difference.changedIndices = changedIndices
    difference.antialiasedIndices = antialiasedIndices
  }
}
