import EmakiLimits

/// A scene that comes with Emaki, in a file of the folder `Templates` that is part of the program.
///
/// The file has a sentence on it, `doc`; its `parameters`, each with a `type`, a `default` and a
/// sentence; and the `scene` in the format, with `{name}` where a parameter goes.
package struct ReadyMade: Sendable {
  /// Its name for `scene:`.
  package let name: String
  private let bytes: @Sendable () -> [UInt8]

  private init(_ name: String, _ bytes: @autoclosure @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// All of them, in the order of the reference.
  package static let all = [
    ReadyMade("side-menu", PackageResources.side_menu_yaml),
    ReadyMade("paging-menu", PackageResources.paging_menu_yaml),
    ReadyMade("tabs", PackageResources.tabs_yaml),
    ReadyMade("article-header", PackageResources.article_header_yaml),
    ReadyMade("popup", PackageResources.popup_yaml),
    ReadyMade("structured-page", PackageResources.structured_page_yaml),
    ReadyMade("image-editor", PackageResources.image_editor_yaml),
    ReadyMade("card-flip", PackageResources.card_flip_yaml),
    ReadyMade("accordion", PackageResources.accordion_yaml),
    ReadyMade("zoom", PackageResources.zoom_yaml),
  ]

  /// The contents of the file; read again each time, which is once for a scene that asks for it.
  package var contents: Contents {
    Contents(.embedded(bytes(), named: name + ".yaml"), named: name)
  }

  package struct Contents {
    /// The scene, with `{name}` where a parameter goes.
    package let template: SourceNode
    /// The default of a parameter that is not given.
    package let defaults: [SourceNode.Entry]
    /// The keys of `with`.
    package let section: Section

    fileprivate init(_ file: SourceNode, named name: String) {
      let parameters = file["parameters"]?.entries ?? []
      template = file["scene"] ?? file
      defaults = parameters.compactMap { parameter in
        parameter.value["default"].map { SourceNode.Entry(parameter.key, $0) }
      }
      section = Section(
        name: "parameters of \(name)", doc: file["doc"]?.text ?? "",
        keys: parameters.map { Key($0.key, parameter: $0.value) })
    }
  }
}

extension Key {
  /// A parameter of a ready-made scene.
  fileprivate init(_ name: String, parameter: SourceNode) {
    let doc = parameter["doc"]?.text ?? ""
    self.init(
      name, Shape(parameter), default: parameter["default"].map(SceneFileWriter.flow), doc,
      advice: doc)
  }
}

extension Shape {
  /// The shape that the `type` of a parameter names.
  fileprivate init(_ parameter: SourceNode) {
    switch parameter["type"]?.text {
    case "length": self = .length
    case "seconds": self = .seconds
    case "count": self = .count(.items)
    case "number":
      let bounds = (parameter["range"]?.elements ?? []).compactMap(\.number)
      self = .number((bounds.first ?? -1e6)...(bounds.last ?? 1e6))
    case "curve": self = .phrase(.curve)
    case "texts": self = .list(.text)
    case "mappings": self = .list(.map(.text, of: "values"))
    default: self = .text
    }
  }
}
