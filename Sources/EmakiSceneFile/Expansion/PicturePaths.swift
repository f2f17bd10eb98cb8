/// Rewrites the paths of pictures that other files name, so that they start in the scene's folder.
struct PicturePaths {
  let shelf: FileShelf

  /// A node with every `image` that comes from another file.
  func rebased(_ node: SourceNode) -> SourceNode {
    switch node.content {
    case .scalar: return node
    case .list(let elements):
      return SourceNode(content: .list(elements.map(rebased)), place: node.place)
    case .map(let entries):
      let written = entries.map { entry in
        var entry = entry
        let isImage = entry.key == "image" || entry.key.hasSuffix(".image")
        entry.value = isImage ? image(entry.value) : rebased(entry.value)
        return entry
      }
      return SourceNode(content: .map(written), place: node.place)
    }
  }

  private func image(_ node: SourceNode) -> SourceNode {
    guard node.isMap else { return path(node) }
    let members = node.entries.map { entry in
      var entry = entry
      if entry.key == "name" { entry.value = path(entry.value) }
      return entry
    }
    return SourceNode(content: .map(members), place: node.place)
  }

  private func path(_ node: SourceNode) -> SourceNode {
    guard node.place.file != 0, let text = node.text, PictureName.isFile(text),
      let path = shelf.path(node)
    else { return node }
    return .scalar(shelf.relative(path), isPlain: true, at: node.place)
  }
}
