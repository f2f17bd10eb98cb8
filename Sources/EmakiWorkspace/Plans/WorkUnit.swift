import EmakiLimits
package import EmakiText

/// A picture, or the frames of a motion: the unit that is made as a whole, kept in a cache, and
/// given to one machine.
package struct WorkUnit: Sendable, Hashable {
  /// The picture's name; the same as long as it is the same picture.
  package var id: String
  /// The command line that draws this unit alone.
  package var command: [String]
  /// Estimated microseconds.
  package var cost: Int
  /// SHA-256 of everything that it depends on.
  package var digest: String
  /// Units of one group are laid out once, and go to the same machine.
  package var group: String
  /// The scene file by its path in the folder of the set.
  package var file: String
  /// Whether it is the frames of a motion, and not one picture.
  package var isMotion: Bool

  /// Makes a unit.
  package init(
    id: String, command: [String], cost: Int, digest: String, group: String, file: String = "",
    isMotion: Bool = false
  ) {
    self.id = id
    self.command = command
    self.cost = cost
    self.digest = digest
    self.group = group
    self.file = file
    self.isMotion = isMotion
  }

  /// A line of the plan.
  package var json: JSONValue {
    .object([
      ("id", .string(id)), ("command", .array(command.map(JSONValue.string))),
      ("cost", .number(Double(cost))), ("digest", .string(digest)), ("file", .string(file)),
      ("motion", .bool(isMotion)),
    ])
  }

  /// Estimated microseconds of laying out and drawing, measured on one core of 2024: a fixed part
  /// for reading and fonts, one for the views, and one for each frame and its pixels.
  package static func cost(frames: Int, pixels: Double, views: Int) -> Int {
    let frame = 1500 + 8 * Double(views) + pixels / 125
    return Int(clamping: (6000 + 60 * Double(views) + Double(frames) * frame).rounded())
  }
}
