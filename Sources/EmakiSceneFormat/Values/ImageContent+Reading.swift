import EmakiLayout

extension ImageContent {
  /// A name, or a mapping.
  package init(_ node: SourceNode) {
    self.init(
      name: node.text ?? node["name"]?.text ?? "", size: node["size"]?.size,
      isSymbol: node["symbol"]?.bool ?? false)
  }
}
