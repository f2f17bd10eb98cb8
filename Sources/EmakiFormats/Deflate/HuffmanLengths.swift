/// Gives each symbol the length of its code in a Huffman code of limited length.
enum HuffmanLengths {
  /// Fills `lengths` for symbols that occur `counts` times; unused symbols get 0.
  ///
  /// The code is always complete: where fewer than two symbols occur, others join with length 1,
  /// because some readers refuse an incomplete code.
  ///
  /// - Complexity: O(n log n) for n used symbols.
  static func assign(
    counts: UnsafeBufferPointer<UInt32>, limit: Int, lengths: UnsafeMutableBufferPointer<UInt8>
  ) {
    lengths.update(repeating: 0)
    // The symbol in the low bits makes equal counts sort the same way everywhere.
    var leaves = [UInt64]()
    leaves.reserveCapacity(counts.count)
    for (symbol, count) in counts.enumerated() where count > 0 {
      leaves.append(UInt64(count) << 16 | UInt64(symbol))
    }
    guard leaves.count > 1 else {
      let only = leaves.first.map { Int($0 & 0xFFFF) } ?? 0
      lengths[only] = 1
      lengths[only == 0 ? 1 : 0] = 1
      return
    }
    leaves.sort()
    var perLength = lengthHistogram(of: leaves.map { $0 >> 16 }, limit: limit)
    restoreKraftSum(&perLength, limit: limit)
    var next = leaves.count
    for length in 1...limit {
      for _ in 0..<perLength[length] {
        next -= 1
        lengths[Int(leaves[next] & 0xFFFF)] = UInt8(length)
      }
    }
  }

  /// How many leaves of Huffman's tree lie at each depth; deeper ones count at `limit`.
  private static func lengthHistogram(of weights: [UInt64], limit: Int) -> [Int] {
    let leafCount = weights.count
    var weights = weights
    weights.reserveCapacity(2 * leafCount)
    var parent = [Int](repeating: 0, count: 2 * leafCount - 1)
    var leaf = 0
    var inner = leafCount
    func takeLightest() -> Int {
      if leaf < leafCount && (inner >= weights.count || weights[leaf] <= weights[inner]) {
        leaf += 1
        return leaf - 1
      }
      inner += 1
      return inner - 1
    }
    while weights.count < 2 * leafCount - 1 {
      let first = takeLightest()
      let second = takeLightest()
      parent[first] = weights.count
      parent[second] = weights.count
      weights.append(weights[first] + weights[second])
    }
    var depth = [Int](repeating: 0, count: weights.count)
    var histogram = [Int](repeating: 0, count: limit + 1)
    for node in stride(from: weights.count - 2, through: 0, by: -1) {
      depth[node] = depth[parent[node]] + 1
      if node < leafCount { histogram[min(depth[node], limit)] += 1 }
    }
    return histogram
  }

  /// Lengthens codes until `Σ 2^−length = 1` holds again after lengths were cut at `limit`.
  private static func restoreKraftSum(_ perLength: inout [Int], limit: Int) {
    var total = 0
    for length in 1...limit { total += perLength[length] << (limit - length) }
    while total > 1 << limit {
      perLength[limit] -= 1
      if let shorter = (1..<limit).last(where: { perLength[$0] > 0 }) {
        perLength[shorter] -= 1
        perLength[shorter + 1] += 2
      }
      total -= 1
    }
  }
}
