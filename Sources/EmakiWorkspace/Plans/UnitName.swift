/// The name of a picture of a set: `FILE[/SCENE][+MOTION][@VALUE-VALUE…]`.
///
/// The name depends on the picture alone. Settings that a scene has by itself, such as light,
/// upright, on its default device, add nothing to it, so names stay when a set gets another axis,
/// another value or another scene. `+` and `@` stand in no part, so that no two pictures share a
/// name by accident.
package struct UnitName: Sendable, Hashable {
  /// The input's path from the folder of the set.
  package var file: String
  /// The scene, unless it is called as its file.
  package var scene: String?
  /// The motion, unless it is the scene's default.
  package var motion: String?
  /// The values of axes, in the order of the axes, without those that a scene has by itself.
  package var values: [String]

  /// Makes a name.
  package init(file: String, scene: String? = nil, motion: String? = nil, values: [String] = []) {
    self.file = file
    self.scene = scene
    self.motion = motion
    self.values = values
  }

  /// The name as a path, without an extension, safe for every file system.
  package var text: String {
    var parts = file.split(separator: "/").map(String.init)
    if let last = parts.popLast() { parts.append(Self.stem(of: last)) }
    if let scene { parts.append(scene) }
    var text = parts.map(Self.safe).joined(separator: "/")
    if let motion { text += "+" + Self.safe(motion) }
    if !values.isEmpty { text += "@" + values.map(Self.safe).joined(separator: "-") }
    return text
  }

  /// A file's name without its extension.
  package static func stem(of name: String) -> String {
    let name = name.split(separator: "/").last.map(String.init) ?? name
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Letters, digits, `-`, `_` and inner dots stay; everything else becomes `_`.
  private static func safe(_ part: String) -> String {
    let kept = part.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" }
    let trimmed = kept.drop { $0 == "." || $0 == "-" }
    return trimmed.isEmpty ? "_" : String(trimmed.prefix(100))
  }
}
