import EmakiFiles
import EmakiSceneFile
import EmakiSceneFormat
import EmakiText
import FoundationEssentials

/// The package that `emaki init --swift` writes: a screen, a program that lists the screens, and a
/// snapshot test.
package struct SwiftPackage {
  /// The folder's name, which is the package's.
  let name: String
  /// Where Emaki is: a path or an address.
  let emaki: String

  package init(name: String, emaki: String) {
    (self.name, self.emaki) = (name, emaki)
  }

  /// The name of its module: `my-screens` → `MyScreens`; `nil` where the folder's name has no such form.
  package var module: String? {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let module = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let isPlain = module.allSatisfy { $0.isASCII } && module.first?.isLetter == true
    return isPlain && module != "Emaki" ? module : nil
  }

  /// The files by their paths.
  package func files(module: String) -> [(path: String, text: String)] {
    [
      ("Package.swift", manifest(module)),
      (".gitignore", ".build/\nPackage.resolved\n"),
      ("Sources/\(module)/Welcome.swift", Self.screen),
      ("Sources/\(module)Gallery/Gallery.swift", gallery(module)),
      ("Tests/\(module)Tests/WelcomeTests.swift", tests(module)),
    ]
  }

  private func manifest(_ module: String) -> String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v15)],
      products: [
        .executable(name: "\(module)Gallery", targets: ["\(module)Gallery"])
      ],
      dependencies: [
        \(dependency)
      ],
      targets: [
        .target(name: "\(module)", dependencies: [.product(name: "Emaki", package: "Emaki")]),
        .executableTarget(
          name: "\(module)Gallery",
          dependencies: ["\(module)", .product(name: "Emaki", package: "Emaki")]),
        .testTarget(
          name: "\(module)Tests",
          dependencies: ["\(module)", .product(name: "EmakiTesting", package: "Emaki")],
          // Baselines are read where they lie.
          exclude: ["__Snapshots__"]),
      ]
    )

    """
  }

  private var dependency: String {
    let literal = SwiftText.literal(emaki)
    return emaki.contains("://") || emaki.hasPrefix("git@")
      ? ".package(url: \(literal), branch: \"main\")"
      : ".package(name: \"Emaki\", path: \(literal))"
  }

  private static let screen = """
    import Emaki

    /// A greeting over a button; both come in from below.
    public struct Welcome: Screen {
      let title: Name = "title"
      let start: Name = "start"
      let hidden: Name = "hidden"
      public let appear: Name = "appear"

      /// What the title says.
      public var greeting = "Welcome"

      public init() {}

      public var body: Content {
        Scene("Welcome", device: .iPhone16)
        Label(greeting, id: title).font(.largeTitle.weight(.bold))
        Button("Get started", id: start).style(.filled)
          .pin(horizontal: 24, bottom: 16, height: 50, to: "safeArea")
        title.centerX == superview.centerX
        title.top == superview.safeArea.top + 48
        State(hidden) {
          for view in [title, start] {
            view(alpha: 0)
            view.transform(y: 24)
          }
        }
        Motion(appear, from: hidden) {
          Animate(duration: 0.5, spring: 0.8) {
            for view in [title, start] {
              view(alpha: 1)
              view.transform(y: 0)
            }
          }
        }
      }
    }

    """

  private func gallery(_ module: String) -> String {
    """
    import Emaki
    import \(module)

    /// The screens that `swift package preview`, `render` and `check` find.
    @main struct Gallery: ScreenGallery {
      static let screens: [any Screen] = [Welcome()]
    }

    """
  }

  private func tests(_ module: String) -> String {
    """
    import EmakiTesting
    import \(module)
    import Testing

    /// The first run writes the baselines into `__Snapshots__` and fails, so that somebody looks at
    /// them.
    @Suite struct WelcomeTests {
      @Test func atRest() {
        expectSnapshot(of: Welcome())
      }

      @Test func appears() {
        expectMotion(of: Welcome(), motion: Welcome().appear, rate: 30)
      }
    }

    """
  }
}
