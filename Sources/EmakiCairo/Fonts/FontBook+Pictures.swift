public import EmakiDrawing

extension FontBook {
  /// The fonts of a picture, by name: those that its letters come from, whatever else was drawn
  /// before.
  public func fonts(of list: DisplayList) -> [FontRecord] {
    var faces: [ObjectIdentifier: Typeface] = [:]
    collect(list.items, into: &faces)
    return Set(faces.values.map(\.record)).sorted { ($0.name, $0.hash) < ($1.name, $1.hash) }
  }

  private func collect(_ items: [DisplayItem], into faces: inout [ObjectIdentifier: Typeface]) {
    for item in items {
      switch item {
      case .text(let run):
        for face in line(run.text, run.font).faces { faces[ObjectIdentifier(face)] = face }
      case .group(let group): collect(group.items, into: &faces)
      default: break
      }
    }
  }
}
