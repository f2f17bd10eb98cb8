public import EmakiFormats

/// All units of a set, in the order of their names.
public struct WorkPlan: Sendable {
  /// The units.
  public var units: [WorkUnit]

  /// Makes a plan.
  public init(_ units: [WorkUnit]) {
    self.units = units
  }

  /// SHA-256 of the names and digests of all units: plans with the same give the same pictures.
  public var digest: String {
    var hash = SHA256()
    for unit in units { hash.add(Array("\(unit.id)\n\(unit.digest)\n".utf8)) }
    return hash.hexadecimal
  }

  /// The places of the units that one of several machines makes.
  ///
  /// The dearest groups are given away first, each to the machine that has the least to do (Graham's
  /// LPT rule): no machine does more than 4/3 of what the best division would give it.
  ///
  /// - Parameters:
  ///   - index: of the machine, from 1.
  ///   - count: of machines.
  public func shard(_ index: Int, of count: Int) -> [Int] {
    guard count > 1 else { return Array(units.indices) }
    var groups: [String: (first: Int, cost: Int)] = [:]
    for (place, unit) in units.enumerated() {
      groups[unit.group, default: (place, 0)].cost += unit.cost
    }
    let dearest = groups.sorted { a, b in
      (b.value.cost, a.value.first) < (a.value.cost, b.value.first)
    }
    var loads = [Int](repeating: 0, count: count)
    var mine: Set<String> = []
    for (group, work) in dearest {
      var least = 0
      for machine in loads.indices where loads[machine] < loads[least] { least = machine }
      loads[least] += max(work.cost, 1)
      if least == index - 1 { mine.insert(group) }
    }
    return units.indices.filter { mine.contains(units[$0].group) }
  }
}

extension SHA256 {
  /// The hash of a text in UTF-8.
  public static func hexadecimal(of text: String) -> String { hexadecimal(of: Array(text.utf8)) }

  /// The hash of some bytes.
  public static func hexadecimal(of bytes: [UInt8]) -> String {
    var hash = SHA256()
    hash.add(bytes)
    return hash.hexadecimal
  }
}
