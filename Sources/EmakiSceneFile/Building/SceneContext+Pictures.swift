import EmakiLayout

extension SceneContext {
  /// An image with its picture, where its name is that of a file.
  func picture(_ image: ImageContent, _ node: SourceNode) -> ImageContent {
    let name = node.isMap ? node["name"] : node
    guard let name, !image.isSymbol, PictureName.isFile(image.name),
      let picture = shelf.picture(name)
    else { return image }
    var image = image
    image.picture = picture
    if image.size == nil { image.size = PictureName.size(of: picture, named: image.name) }
    return image
  }
}
