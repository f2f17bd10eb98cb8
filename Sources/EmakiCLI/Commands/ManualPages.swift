import EmakiWorkspace
import ArgumentParser
import EmakiFiles
import EmakiManual
import EmakiPlatform

/// `emaki manual`
struct ManualPages: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Open the manual in a browser, or write its pages into a folder.",
    discussion: """
      The pages need no network. Without -o they are written into the cache folder of the user \
      and opened. For a single key there is "emaki help KEY".

      Examples:
        emaki manual
        emaki manual -o manual
      """)

  @Option(name: .shortAndLong, help: "The folder to write the pages into; nothing is opened.")
  var output: String?

  @OptionGroup var timing: TimingOptions

  func run() throws {
    try Command.run(timing) { _ in
      try OutputFiles([("-o", output)], reading: [], force: false).check()
      let folder = output ?? Self.cache
      try Self.write(to: folder)
      let index = Folder.path(folder, "index.html")
      guard output == nil, Self.open(index) else {
        return Terminal.message("wrote the manual: \(index)")
      }
    }
  }

  /// Writes all pages and pictures.
  static func write(to folder: String) throws {
    let manual = Manual(commands: ManualCommand.all)
    try Folder.filling(folder, with: manual.names) {
      try Folder.make(Folder.path(folder, "pictures"))
      let reported = try manual.write { name, bytes in
        try AtomicFile.write(bytes, to: Folder.path(folder, name), isRegular: true)
      }
      Report.print(reported)
    }
  }

  private static var cache: String {
    let home = variable("HOME") ?? "/tmp"
    return (variable("XDG_CACHE_HOME") ?? home + "/.cache") + "/emaki/manual"
  }

  /// Whether a browser was asked to show a file.
  private static func open(_ file: String) -> Bool {
    #if canImport(Darwin)
      let program = "open"
    #else
      let program = "xdg-open"
      guard variable("DISPLAY") ?? variable("WAYLAND_DISPLAY") != nil else { return false }
    #endif
    return ChildProcess(running: program, [file])?.status == 0
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
