import EmakiLimits
package import EmakiRendering

/// The stages of a command as a table.
package struct TimingReport {
  let timings: Timings

  package init(_ timings: Timings) {
    self.timings = timings
  }

  /// A line for each stage; the last two are the whole command and the memory.
  package var text: String {
    let stages = timings.stages.map { stage, entry in
      [stage.rawValue, "\(entry.count)", Self.milliseconds(entry.seconds)]
    }
    let rows =
      [["stage", "count", "ms"]] + stages + [["total", "", Self.milliseconds(timings.total)]]
    return Table.text(rows) + "peak memory  \(Self.fixed(PeakMemory.bytes / 1e6, 1)) MB"
  }

  private static func milliseconds(_ seconds: Double) -> String { fixed(1000 * seconds, 2) }

  /// A number with so many decimals.
  private static func fixed(_ value: Double, _ places: Int) -> String {
    let unit = places == 1 ? 10 : 100
    let scaled = Int(clamping: (value * Double(unit)).rounded())
    let fraction = String(unit + scaled % unit).dropFirst()
    return "\(scaled / unit).\(fraction)"
  }
}
