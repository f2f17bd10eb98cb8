import EmakiFiles
import EmakiLimits
import EmakiText

extension WorkPlan {
  /// The most microseconds of a unit: 11 days, so that sums of them are numbers, too.
  static let largestCost = 1_000_000_000_000

  /// The lines of the plan: a unit each, as `init(reading:)` reads them.
  package var lines: some Sequence<String> {
    var groups: [String: Int] = [:]
    return units.lazy.map { unit in
      let group = groups[unit.group] ?? groups.count
      groups[unit.group] = group
      guard case .object(let members) = unit.json else { return "" }
      return JSONValue.object(members + [("group", .number(Double(group)))]).text + "\n"
    }
  }

  /// Reads the file of a plan that was made before.
  ///
  /// - Throws: `PartError` where it is no such file, or not whole.
  package init(reading path: String) throws(PartError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try AtomicFile.read(path, limit: InputLimit.planBytes.most)
    } catch { throw PartError("\(error)", hint: Self.advice) }
    var (units, known): ([WorkUnit], Set<String>) = ([], [])
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let unit = JSONValue(bytes: Array(line)).flatMap(WorkUnit.init) else {
        throw PartError("\(path):\(index + 1) is no line of a plan", hint: Self.advice)
      }
      guard known.insert(unit.id).inserted else {
        throw PartError("\(path):\(index + 1): \(unit.id) is there twice", hint: Self.advice)
      }
      units.append(unit)
    }
    if units.isEmpty { throw PartError("\(path) has no pictures", hint: Self.advice) }
    self.init(units)
  }

  private static let advice = "emaki plan FOLDER > plan.jsonl makes one"
}

extension WorkUnit {
  /// Reads a line of a plan.
  fileprivate init?(_ json: JSONValue) {
    guard let id = json["id"]?.string, let cost = json["cost"]?.integer,
      (0...WorkPlan.largestCost).contains(cost),
      let digest = json["digest"]?.string, let file = json["file"]?.string,
      let group = json["group"]?.integer, case .bool(let isMotion)? = json["motion"]
    else { return nil }
    self.init(
      id: id, command: (json["command"]?.elements ?? []).compactMap(\.string), cost: cost,
      digest: digest, group: "\(group)", file: file, isMotion: isMotion)
  }
}
