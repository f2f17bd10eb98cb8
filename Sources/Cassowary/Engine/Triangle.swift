/// The entries outside the diagonal of a triangular matrix, ready for solving with sparse vectors.
///
/// `index[start[k]..<start[k + 1]]` are the unknowns that depend on unknown `k`: once `x[k]` is
/// known, `x[i] -= value * x[k]` for each of them.
struct Triangle: ~Copyable {
  var start: FixedBuffer<Int32>
  var index: FixedBuffer<Int32>
  var value: FixedBuffer<Double>

  /// No entries, for `count` unknowns.
  init(count: Int) {
    start = FixedBuffer(repeating: 0, count: count + 1)
    index = FixedBuffer()
    value = FixedBuffer()
  }

  /// The same entries, read along the other dimension.
  func transposed() -> Triangle {
    let count = start.count - 1
    var result = Triangle(count: count)
    result.index.reset(to: index.count, filling: 0)
    result.value.reset(to: index.count, filling: 0)
    for entry in 0..<index.count { result.start[index[entry] + 1] += 1 }
    for k in 0..<count { result.start[k + 1] += result.start[k] }
    let next = result.start.copy()
    for k in 0..<count {
      for entry in Int(start[k])..<Int(start[k + 1]) {
        let place = next[index[entry]]
        next[index[entry]] = place + 1
        result.index[place] = Int32(truncatingIfNeeded: k)
        result.value[place] = value[entry]
      }
    }
    return result
  }

  /// Appends an unknown on which nothing depends.
  mutating func appendUnknown() {
    start.append(Int32(truncatingIfNeeded: index.count))
  }

  func copy() -> Triangle {
    var result = Triangle(count: 0)
    result.start = start.copy()
    result.index = index.copy()
    result.value = value.copy()
    return result
  }
}

/// Working space of the depth-first search, kept between solves.
struct Reach: ~Copyable {
  var order = FixedBuffer<Int32>()
  var node = FixedBuffer<Int32>()
  var edge = FixedBuffer<Int32>()
}

extension Triangle {
  /// Solves in place, touching only the unknowns that depend on the elements in the pattern.
  ///
  /// The unknowns reachable from the pattern, in reverse postorder of a depth-first search, are in
  /// an order in which each is final before it is used (Gilbert and Peierls, 1988).
  func solve(_ x: inout SparseVector, _ reach: inout Reach) {
    search(&x, &reach)
    var position = reach.order.count
    x.pattern.removeAll()
    while position > 0 {
      position -= 1
      let k = reach.order[position]
      x.pattern.append(k)
      let known = x.value[k]
      if known == 0 { continue }
      for entry in Int(start[k])..<Int(start[k + 1]) {
        x.value[index[entry]] -= value[entry] * known
      }
    }
  }

  private func search(_ x: inout SparseVector, _ reach: inout Reach) {
    reach.order.removeAll()
    for slot in 0..<x.pattern.count { x.mark[x.pattern[slot]] = 0 }
    for slot in 0..<x.pattern.count {
      let root = x.pattern[slot]
      if x.mark[root] != 0 { continue }
      x.mark[root] = 1
      reach.node.append(root)
      reach.edge.append(start[root])
      while let node = reach.node.popLast() {
        var edge = reach.edge[reach.edge.count - 1]
        let end = start[node + 1]
        while edge < end && x.mark[index[edge]] != 0 { edge += 1 }
        guard edge < end else {
          _ = reach.edge.popLast()
          reach.order.append(node)
          continue
        }
        let child = index[edge]
        reach.edge[reach.edge.count - 1] = edge + 1
        reach.node.append(node)
        x.mark[child] = 1
        reach.node.append(child)
        reach.edge.append(start[child])
      }
    }
  }
}
