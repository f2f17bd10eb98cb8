import EmakiSceneFormat

/// Rewrites the paths of pictures that other files name, so that they start in the scene's folder.
struct PicturePaths {
  let namedFiles: NamedFiles

  /// A node with every `image` that comes from another file.
  func rebased(_ node: SourceNode) -> SourceNode {
    if node.isList { return node.mapParts(rebased) }
    return node.mapEntries { entry in
      let isImage = entry.key == "image" || entry.key.hasSuffix(".image")
      entry.value = isImage ? image(entry.value) : rebased(entry.value)
    }
  }

  private func image(_ node: SourceNode) -> SourceNode {
    guard node.isMap else { return path(node) }
    return node.mapEntries { if $0.key == "name" { $0.value = path($0.value) } }
  }

  private func path(_ node: SourceNode) -> SourceNode {
    guard node.place.file != 0, let text = node.text, PictureName.isFile(text),
      let path = namedFiles.path(node)
    else { return node }
    return .scalar(namedFiles.relative(path), isPlain: true, at: node.place)
  }
}
