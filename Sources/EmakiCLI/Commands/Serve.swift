import EmakiWorkspace
import ArgumentParser
import EmakiServing

/// `emaki serve`
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show a scene, or a folder of scenes, in a browser while it is edited.",
    discussion: """
      The page plays the motion and redraws it when a file is saved. Mistakes are shown over the \
      last good picture. The server answers only this machine. It also serves any moment: \
      /frame.png, /frame.svg and /frame.json with ?file=…&motion=…&t=0.13. Unknown names there \
      are answered with status 400. Stop it with Ctrl-C.

      Examples:
        emaki serve Examples/side-menu.yaml
        emaki serve Examples --port 8080
      """)

  @Argument(help: "A scene file, .storyboard or .xib, or a folder of them.")
  var input: String

  @Option(help: "The port to listen on; by default one that is free.")
  var port: UInt16 = 0

  @OptionGroup var sampling: SamplingOptions
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var reading: ReadingOptions

  func run() async throws {
    try await Command.run {
      let served = try ServedScenes(input)
      Report.print(SkippedFiles.notes(served.files.skipped, in: served.home))
      let (changes, onChange) = AsyncStream.makeStream(of: Void.self)
      guard let watch = FolderWatch([served.home], onChange: { onChange.yield() }) else {
        throw Failure("cannot watch \(input) for changes")
      }
      served.folders.forEach(watch.add)
      let scenes = LiveScenes(
        LiveAnswers(
          served: served, sampling: sampling.settings, screen: screen.settings,
          picture: picture.settings, reading: reading.settings,
          files: WatchedTree(onLook: watch.add)))
      let server = LiveServer(port: port) { await scenes.answer($0) }
      let telling = Task {
        for await _ in changes {
          // Folders may have come.
          served.folders.forEach(watch.add)
          await scenes.forget()
          server.announceChange()
        }
      }
      defer { telling.cancel() }
      let signals = StopSignals { server.stop() }
      try await run(server)
      withExtendedLifetime((watch, signals)) {}
    }
  }

  private func run(_ server: LiveServer) async throws {
    do {
      try await server.run { port in
        try? Terminal.writeData("http://127.0.0.1:\(port)/\n")
        Terminal.message("Ctrl-C ends it")
      }
    } catch let error as LiveServer.ListeningError {
      throw Failure("\(error)", hint: "without --port one that is free is taken")
    }
  }
}
