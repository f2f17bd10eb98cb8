import EmakiWorkspace
import EmakiFiles
import FoundationEssentials

extension Init {
  /// Writes a Swift package into a new folder.
  func writePackage() throws(Failure) {
    if template != nil { throw .usage("--template names a scene file, and --swift a package") }
    guard let output else {
      throw .usage(
        "--swift needs the folder to write",
        hint: "emaki init --swift screens --package ../Emaki")
    }
    guard let package else {
      throw .usage(
        "--swift needs to know where Emaki is",
        hint: "emaki init --swift \(output) --package FOLDER_OR_URL")
    }
    if FileManager.default.fileExists(atPath: output) {
      throw Failure("\(output) exists already", hint: "give another name")
    }
    let folder = output.hasSuffix("/") ? String(output.dropLast()) : output
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    let made = SwiftPackage(name: name, emaki: try dependency(package, from: folder))
    guard let module = made.module else {
      throw Failure(
        "\"\(name)\" gives no name of a module",
        hint: "begin with a letter, and use letters, digits and hyphens, such as my-screens")
    }
    try write(made.files(module: module), into: folder)
    Terminal.message("wrote \(folder); swift package preview in it shows its screen")
  }

  /// The path of Emaki's folder as the package's manifest says it; an address as it is.
  private func dependency(_ package: String, from folder: String) throws(Failure) -> String {
    if package.contains("://") || package.hasPrefix("git@") { return package }
    guard Folder.exists(Folder.path(package, "Package.swift")) else {
      throw Failure(
        "\(package) is no folder of a Swift package",
        hint:
          "--package takes the folder with Emaki's Package.swift, or the address of a repository")
    }
    if package.hasPrefix("/") { return package }
    let parts = folder.split(separator: "/").filter { $0 != "." }
    if folder.hasPrefix("/") || parts.contains("..") {
      return FileManager.default.currentDirectoryPath + "/" + package
    }
    return String(repeating: "../", count: parts.count) + package
  }

  /// Writes all files or none.
  private func write(_ files: [(path: String, text: String)], into folder: String) throws(Failure) {
    do {
      for file in files {
        let path = folder + "/" + file.path
        try Folder.make(Folder.parent(of: path))
        try AtomicFile.write(file.text, to: path)
      }
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw error as? Failure ?? Failure("\(error)")
    }
  }
}
