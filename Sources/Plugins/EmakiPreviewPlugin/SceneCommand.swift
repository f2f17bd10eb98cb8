import Foundation
import PackagePlugin

/// A command of emaki that runs on the screens of a package: its plugins share it.
struct SceneCommand {
  let context: PluginContext
  let manager: PackageManager

  /// Runs a command of emaki on files that are named, else on the package's screens.
  ///
  /// - Parameters:
  ///   - arguments: those of the user.
  ///   - output: the name of the file or folder to write, in the plugin's own folder, unless the user
  ///     says another.
  func run(_ command: String, _ arguments: [String], to output: String? = nil) throws {
    var arguments = arguments
    if arguments.first.map({ $0.hasPrefix("-") }) ?? true {
      arguments.insert(try scenes().path(percentEncoded: false), at: 0)
    }
    if let output, !arguments.contains("-o") {
      let file = context.pluginWorkDirectoryURL.appending(path: output)
      arguments += ["-o", file.path(percentEncoded: false)]
    }
    try Self.start(try built("emaki"), [command] + arguments)
  }

  /// The program of a product. It is built as the package itself is, so that all that both need is
  /// built once.
  private func built(_ product: String) throws -> URL {
    let result = try manager.build(.product(product), parameters: .init())
    let program = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == product
    }
    guard result.succeeded, let program else { throw Problem(description: result.logText) }
    return program.url
  }

  /// The folder with the package's screens as scene files.
  private func scenes() throws -> URL {
    let folder = context.pluginWorkDirectoryURL.appending(path: "scenes")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let galleries = context.package.products(ofType: ExecutableProduct.self).filter { product in
      product.mainTarget.recursiveTargetDependencies.contains { $0.name == "Emaki" }
    }
    guard !galleries.isEmpty else {
      throw Problem(
        description: """
          no executable product of this package imports Emaki
            hint: name a scene file, or make a program with a ScreenGallery, as emaki init --swift does
          """)
    }
    for gallery in galleries {
      try Self.start(try built(gallery.name), [folder.path(percentEncoded: false)])
    }
    return folder
  }

  /// Runs a program; ends as it does where it fails.
  private static func start(_ program: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }
}
