import PackagePlugin

/// `swift package preview`: one page on which every motion of the package's screens plays.
@main struct Preview: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try SceneCommand(context: context, manager: packageManager)
      .run("preview", arguments, to: "gallery")
  }
}
