import PackagePlugin

/// `swift package check`: what is wrong with the package's screens, with texts that do not fit and
/// accessibility problems where the options ask for them.
@main struct Check: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try SceneCommand(context: context, manager: packageManager).run("validate", arguments)
  }
}
