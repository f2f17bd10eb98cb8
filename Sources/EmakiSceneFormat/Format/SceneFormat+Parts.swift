extension SceneFormat {
  /// Keys of a scene for parts that come from elsewhere.
  static let sourceKeys: [Key] = [
    Key(
      "import", importShape,
      "Scene files whose components, controllers and metrics this one may use: paths relative to "
        + "this file, inside the folder of the scene or `--root`."),
    Key(
      "components", .map(.object("component"), of: "components"),
      "View trees with parameters, for `component`."),
    Key(
      "data", dataShape,
      "Values for `{data.key}`: a JSON or YAML file, relative to this one, or more about it."),
  ]

  package static let importShape = Shape.either([.text, .list(.text)])
  package static let dataShape = Shape.either([.text, .object("data")])

  /// Keys of a view that is made from a component.
  static let componentKeys: [Key] = [
    Key(
      "component", .text,
      "The component that the view is made from; its own keys are added, or replace those of the "
        + "component, and ids inside become `id-inner`."),
    Key(
      "with", .map(.changes, of: "parameters"),
      "The parameters of the component, or of the ready-made scene."),
  ]

  /// A view tree that is defined once.
  package static let component = Section(
    name: "component",
    doc: "A view tree with parameters, defined once and used as a view, a cell, "
      + "a header or footer, or the view of a controller.",
    keys: [
      Key(
        "parameters", .map(.changes, of: "defaults"), default: "none",
        "The parameters with their defaults, `~` for none. `{name}` inserts one.")
    ] + view.keys, advice: view.advice)

  static let partSections: [Section] = [
    component,
    Section(
      name: "data", doc: "Values from a file.",
      keys: [
        Key("file", .text, "A JSON or YAML file, relative to this one."),
        Key(
          "values", .map(.changes, of: "values"),
          "Values that apply where the file has none, or without a file."),
        Key(
          "loaded", .text, default: "the default motion",
          "The motion that is drawn when the file could be read."),
        Key(
          "failed", .text, default: "a missing or broken file is an error",
          "The motion that is drawn when it could not."),
      ]),
  ]
}
