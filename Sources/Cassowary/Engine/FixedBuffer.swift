/// A growable array of plain values that its owner alone uses.
///
/// Unlike `Array` it is never checked for uniqueness on writing and never initialised twice, which
/// the pivot loop would pay for at each access. Bounds are checked in debug builds.
///
/// Reading and writing are transparent, as they are of `UnsafeMutablePointer`: a build without
/// optimisation would call generic code for each, which was most of its solving.
struct FixedBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 0) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  init(repeating value: Element, count: Int) {
    self.init(capacity: count)
    grow(to: count, filling: value)
  }

  deinit {
    base.deallocate()
  }

  func copy() -> FixedBuffer {
    var result = FixedBuffer(capacity: count)
    result.base.initialize(from: base, count: count)
    result.count = count
    return result
  }

  subscript(index: Int) -> Element {
    @_transparent get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @_transparent nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  subscript(index: Int32) -> Element {
    @_transparent get { self[Int(index)] }
    @_transparent nonmutating set { self[Int(index)] = newValue }
  }

  @inline(__always)
  mutating func append(_ value: Element) {
    if count == capacity { reserve(max(16, 2 * count)) }
    base[count] = value
    count += 1
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  mutating func removeAll() {
    count = 0
  }

  mutating func reserve(_ minimum: Int) {
    guard minimum > capacity else { return }
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: minimum)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = minimum
  }

  /// Appends copies of `value` until there are `newCount` elements.
  mutating func grow(to newCount: Int, filling value: Element) {
    guard newCount > count else { return }
    if newCount > capacity { reserve(count == 0 ? newCount : max(newCount, 2 * count)) }
    (base + count).update(repeating: value, count: newCount - count)
    count = newCount
  }

  /// Makes all of `newCount` elements `value`.
  mutating func reset(to newCount: Int, filling value: Element) {
    count = 0
    grow(to: newCount, filling: value)
  }
}
