import PackagePlugin

/// `swift package render`: the package's screens as pictures.
@main struct Render: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try SceneCommand(context: context, manager: packageManager)
      .run("render", arguments, to: "pictures")
  }
}
