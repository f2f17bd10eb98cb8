package import EmakiPreview
package import EmakiText

/// A scene of a gallery whose files are written.
package struct GalleryScene: Sendable {
  /// Its index among the gallery's scenes, from 0.
  package let place: Int
  /// The name of its files, without extensions.
  package let name: String
  /// The title shown to people.
  package let title: String
  /// Further facts about the scene, a line each.
  let details: [String]
  /// The motions that its page plays; `nil` for the scene at rest.
  let motions: [String?]

  /// The entry on the page of all scenes.
  package var entry: GalleryEntry {
    let page = GalleryPage.address(of: name + ".html")
    return GalleryEntry(
      title: title, details: details, picture: GalleryPage.address(of: name + ".svg"),
      players: motions.map { motion in
        let place = motion.map { "#m=" + GalleryPage.address(of: $0) } ?? ""
        return GalleryEntry.Player(motion: motion, page: motions.count > 1 ? page + place : page)
      })
  }
}

extension GalleryScene {
  /// A line of a result.
  ///
  /// - Parameter gallery: the title of the page of all scenes.
  package func json(_ gallery: String) -> JSONValue {
    .object([
      ("name", .string(name)), ("outcome", .string("drawn")), ("gallery", .string(gallery)),
      ("title", .string(title)), ("details", .array(details.map(JSONValue.string))),
      ("motions", .array(motions.map(JSONValue.init))), ("place", .number(Double(place))),
    ])
  }

  /// Reads a line of a result; `nil` where it is none.
  package init?(_ json: JSONValue) {
    guard let name = json["name"]?.string, let title = json["title"]?.string,
      let motions = json["motions"]?.elements, !motions.isEmpty, let place = json["place"]?.integer
    else { return nil }
    self.place = place
    self.name = name
    self.title = title
    details = (json["details"]?.elements ?? []).compactMap(\.string)
    self.motions = motions.map(\.string)
  }
}
