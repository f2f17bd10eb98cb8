/// The colours of a picture that has at most 256 of them: a hash table with open addressing.
struct Palette: ~Copyable {
  /// A slot of the table.
  struct Slot {
    /// The pixel as the source stores it.
    var pixel: UInt32 = 0
    /// Its number, or `Slot.free`.
    var index: UInt32 = Slot.free

    static let free = UInt32.max
  }

  /// The most colours that indexed PNG allows.
  static let limit = 256
  static let slotMask = 1023

  /// 1,024 slots, at most a quarter of them taken.
  let slots = UnsafeMutablePointer<Slot>.allocate(capacity: slotMask + 1)
  /// The pixels in the order in which they came.
  private(set) var pixels: [UInt32] = []

  init() { removeAll() }

  deinit { slots.deallocate() }

  /// Forgets all colours.
  mutating func removeAll() {
    pixels.removeAll(keepingCapacity: true)
    slots.initialize(repeating: Slot(), count: Self.slotMask + 1)
  }

  /// Where the search for a pixel starts.
  @inline(__always)
  static func firstSlot(of pixel: UInt32) -> Int {
    Int(truncatingIfNeeded: (pixel &* 0x9E37_79B1) >> 22)
  }

  /// Adds a pixel; `false` when there is no room for another colour.
  @inline(__always)
  mutating func insert(_ pixel: UInt32) -> Bool {
    var slot = Self.firstSlot(of: pixel)
    while slots[slot].index != Slot.free {
      if slots[slot].pixel == pixel { return true }
      slot = (slot &+ 1) & Self.slotMask
    }
    return add(pixel, at: slot)
  }

  private mutating func add(_ pixel: UInt32, at slot: Int) -> Bool {
    guard pixels.count < Self.limit else { return false }
    slots[slot] = Slot(pixel: pixel, index: UInt32(pixels.count))
    pixels.append(pixel)
    return true
  }

  /// Collects the colours of a picture; `false` as soon as there are too many.
  mutating func collect(_ source: PixelSource) -> Bool {
    removeAll()
    for y in 0..<source.height {
      let row = source.row(y)
      let above = y > 0 ? source.row(y - 1) : nil
      let known = above.map { EqualRun.length(row, $0, limit: source.width) } ?? 0
      guard known < source.width else { continue }
      guard insert(row[known]), collect(row, above: above, (known + 1)..<source.width) else {
        return false
      }
    }
    return true
  }

  /// Collects the pixels of one row that differ from both neighbours seen before.
  @inline(__always)
  private mutating func collect(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?, _ range: Range<Int>
  ) -> Bool {
    for x in range where row[x] != row[x &- 1] {
      if let above, above[x] == row[x] { continue }
      if !insert(row[x]) { return false }
    }
    return true
  }

  /// Renumbers the colours, translucent ones first, and returns them as red, green, blue, alpha.
  ///
  /// Alpha values of opaque colours at the end need not be stored.
  mutating func sortedColors<Layout: PixelLayout>(_ layout: Layout.Type) -> [UInt32] {
    let translucent = pixels.filter { $0 < 0xFF00_0000 }
    pixels = translucent + pixels.filter { $0 >= 0xFF00_0000 }
    for (index, pixel) in pixels.enumerated() {
      var slot = Self.firstSlot(of: pixel)
      while slots[slot].pixel != pixel || slots[slot].index == Slot.free {
        slot = (slot + 1) & Self.slotMask
      }
      slots[slot].index = UInt32(index)
    }
    return pixels.map { Layout.straight($0) }
  }
}
