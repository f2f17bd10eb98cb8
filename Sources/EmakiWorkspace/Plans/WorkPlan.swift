import EmakiFormats

/// All units of a set, in the order of their names.
package struct WorkPlan: Sendable {
  /// The units.
  package var units: [WorkUnit]

  /// Makes a plan.
  package init(_ units: [WorkUnit]) {
    self.units = units
  }

  /// SHA-256 of the names and digests of all units: plans with the same give the same pictures.
  package var digest: String {
    var hash = SHA256()
    for unit in units { hash.add(Array("\(unit.id)\n\(unit.digest)\n".utf8)) }
    return hash.hexadecimal
  }

  /// Indices of the units that one of several machines makes.
  ///
  /// The dearest groups are given away first, each to the machine that has the least to do (Graham's
  /// LPT rule): no machine does more than 4/3 of what the best division would give it.
  ///
  /// - Parameters:
  ///   - index: of the machine, from 1.
  ///   - count: of machines.
  package func shard(_ index: Int, of count: Int) -> [Int] {
    guard count > 1 else { return Array(units.indices) }
    var groups: [String: (first: Int, cost: Int)] = [:]
    for (place, unit) in units.enumerated() {
      groups[unit.group, default: (place, 0)].cost += unit.cost
    }
    let dearest = groups.sorted { a, b in
      (b.value.cost, a.value.first) < (a.value.cost, b.value.first)
    }
    // More machines than groups have nothing to do.
    var machines = LeastLoaded(min(count, groups.count))
    var mine: Set<String> = []
    for (group, work) in dearest where machines.give(max(work.cost, 1)) == index - 1 {
      mine.insert(group)
    }
    return units.indices.filter { mine.contains(units[$0].group) }
  }
}

/// Machines with the work that each has: a heap, the one with the least on top, of several the first.
private struct LeastLoaded {
  private var heap: [(load: Int, machine: Int)]

  init(_ count: Int) { heap = (0..<count).map { (0, $0) } }

  /// Gives work to the machine that has the least, and says which that is.
  mutating func give(_ work: Int) -> Int {
    let machine = heap[0].machine
    heap[0].load += work
    var place = 0
    while let child = [2 * place + 1, 2 * place + 2].filter({ $0 < heap.count })
      .min(by: { heap[$0] < heap[$1] }), heap[child] < heap[place]
    {
      heap.swapAt(place, child)
      place = child
    }
    return machine
  }
}
