// swift-tools-version: 6.1
import PackageDescription

/// With EMAKI_STRICT=1, as every check of a change has it, a warning is an error.
let warnings: [SwiftSetting] =
  Context.environment["EMAKI_STRICT"] == "1" ? [.unsafeFlags(["-warnings-as-errors"])] : []

/// Every target is compiled in the Swift 6 language mode with these upcoming features.
let strict: [SwiftSetting] =
  warnings + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

/// Swift's libraries become part of the program: a start takes half the time, and the program runs
/// where Swift is not installed. At a fixed place in memory, its hundred thousand addresses need not
/// be moved at each start. Only the release build with the trait `FastStart`; products for other
/// packages are not touched.
let selfContained: LinkerSetting = .unsafeFlags(
  [
    "-static-stdlib", "-use-ld=lld", "-Xclang-linker", "-no-pie", "-Xlinker",
    "--no-export-dynamic",
  ], .when(platforms: [.linux], configuration: .release, traits: ["FastStart"]))

let package = Package(
  name: "Emaki",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "emaki", targets: ["EmakiProgram"]),
    .library(
      name: "Emaki",
      targets: [
        "Emaki", "EmakiDrawing", "EmakiMotion", "EmakiLayout", "EmakiScenes", "EmakiSceneFile",
        "EmakiSceneFormat",
        "EmakiWorkspace", "EmakiInterfaceBuilder", "EmakiWireframe", "EmakiCairo", "EmakiFiles",
        "EmakiFormats", "EmakiRendering", "EmakiMap", "EmakiPreview",
      ]),
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "PixelDiff", targets: ["PixelDiff"]),
    .library(name: "EmakiTesting", targets: ["EmakiTesting"]),
    // What code says of motion, for Sources/CodeReader.
    .library(name: "EmakiCode", targets: ["EmakiCode"]),
    // All that reads what somebody else wrote, for Tests/Fuzzing.
    .library(
      name: "EmakiReaders",
      targets: [
        "EmakiComparison", "EmakiFormats", "EmakiInterfaceBuilder", "EmakiRPC", "EmakiRendering",
        "EmakiSceneFile", "EmakiSceneFormat", "EmakiServing", "EmakiXML",
      ]),
    .plugin(name: "Emaki preview", targets: ["EmakiPreviewPlugin"]),
    .plugin(name: "Emaki render", targets: ["EmakiRenderPlugin"]),
    .plugin(name: "Emaki check", targets: ["EmakiCheckPlugin"]),
  ],
  traits: [
    .default(enabledTraits: ["FastStart"]),
    .trait(
      name: "FastStart",
      description: """
        The program on Linux starts in a fraction of the time: Swift's libraries are part of it, the \
        graphics libraries are loaded when first used, and two files are compared before the \
        arguments are parsed.
        """),
    .trait(name: "WebP", description: "Previews as animated WebP, with libwebp (libwebp-dev)."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    // Leaf modules: pure Swift.
    .target(name: "Cassowary", swiftSettings: strict),
    .target(name: "EmakiPlatform", swiftSettings: strict),
    .target(name: "EmakiLimits", swiftSettings: strict),
    .target(name: "EmakiText", dependencies: ["EmakiLimits"], swiftSettings: strict),
    .target(name: "EmakiCode", dependencies: ["EmakiText"], swiftSettings: strict),
    .target(name: "EmakiDiagnostics", swiftSettings: strict),
    .target(
      name: "EmakiDrawing", dependencies: ["EmakiLimits", "EmakiPlatform"], swiftSettings: strict),
    .target(
      name: "EmakiMotion", dependencies: ["EmakiDrawing", "EmakiLimits", "EmakiPlatform"],
      swiftSettings: strict),
    .target(
      name: "EmakiLayout",
      dependencies: ["Cassowary", "EmakiDrawing", "EmakiLimits", "EmakiThreads"],
      swiftSettings: strict),
    .target(
      name: "EmakiScenes",
      dependencies: [
        "EmakiDrawing", "EmakiLayout", "EmakiLimits", "EmakiMotion", "EmakiText", "EmakiThreads",
      ],
      swiftSettings: strict),
    .target(
      name: "EmakiWireframe",
      dependencies: [
        "EmakiDrawing", "EmakiLayout", "EmakiLimits", "EmakiPlatform", "EmakiThreads",
      ],
      resources: [
        .embedInCode("Icons/Data/aliases.txt"), .embedInCode("Icons/Data/icons.txt"),
        .embedInCode("Icons/Data/symbols.txt"),
      ],
      swiftSettings: strict),

    // Readers.
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(
      name: "EmakiSceneFormat",
      dependencies: [
        "CYAML", "EmakiDiagnostics", "EmakiDrawing", "EmakiLayout", "EmakiLimits", "EmakiMotion",
        "EmakiScenes", "EmakiText",
      ], resources: [.embedInCode("Templates")], swiftSettings: strict),
    .target(
      name: "EmakiSceneFile",
      dependencies: [
        "EmakiDiagnostics", "EmakiDrawing", "EmakiLayout", "EmakiLimits", "EmakiMotion",
        "EmakiSceneFormat", "EmakiScenes",
      ], resources: [.embedInCode("Expansion/Templates")], swiftSettings: strict),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .target(
      name: "EmakiXML", dependencies: ["CExpat", "EmakiDrawing", "EmakiLimits", "EmakiPlatform"],
      swiftSettings: strict),
    .target(
      name: "EmakiInterfaceBuilder",
      dependencies: [
        "EmakiDiagnostics", "EmakiDrawing", "EmakiLayout", "EmakiLimits", "EmakiMotion",
        "EmakiPlatform",
        "EmakiScenes", "EmakiText", "EmakiXML",
      ], swiftSettings: strict),

    // The backend and the files it writes.
    .target(name: "EmakiThreads", dependencies: ["EmakiPlatform"], swiftSettings: strict),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .target(
      name: "EmakiCairo",
      dependencies: [
        "CPangoCairo", "EmakiDrawing", "EmakiLimits", "EmakiPlatform", "EmakiThreads",
      ],
      resources: [.embedInCode("Fonts/SystemFont.txt")],
      swiftSettings: strict,
      linkerSettings: [.linkedLibrary("freetype")]),
    .systemLibrary(name: "CWebP"),
    .target(name: "CWebPDecoder"),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .target(name: "CConfinement"),
    .target(
      name: "EmakiFiles",
      dependencies: ["CConfinement", "EmakiLimits", "EmakiPlatform", "EmakiThreads"],
      swiftSettings: strict),
    .target(
      name: "EmakiFormats",
      dependencies: [
        "CTurboJPEG", "CWebPDecoder", "EmakiDrawing", "EmakiFiles", "EmakiLimits", "EmakiPlatform",
        "EmakiThreads",
        .target(name: "CWebP", condition: .when(traits: ["WebP"])),
      ], swiftSettings: strict),
    .target(
      name: "PixelDiff",
      dependencies: ["EmakiDrawing", "EmakiLimits", "EmakiPlatform", "EmakiThreads"],
      swiftSettings: strict),

    .target(
      name: "EmakiRendering",
      dependencies: [
        "EmakiCairo", "EmakiDrawing", "EmakiFiles", "EmakiFormats", "EmakiLayout", "EmakiScenes",
        "EmakiText", "EmakiThreads", "EmakiWireframe",
      ], swiftSettings: strict),

    .target(
      name: "EmakiPreview",
      dependencies: [
        "EmakiCairo", "EmakiDrawing", "EmakiFiles", "EmakiFormats", "EmakiLayout", "EmakiLimits",
        "EmakiMotion",
        "EmakiPlatform", "EmakiRendering", "EmakiScenes", "EmakiText", "EmakiThreads",
        "EmakiWireframe",
      ],
      resources: [
        .embedInCode("Gallery/Page/gallery.css"), .embedInCode("Gallery/Page/gallery.js"),
        .embedInCode("Player/Page/player.css"),
        .embedInCode("Player/Page/player.html"), .embedInCode("Player/Page/player.js"),
        .embedInCode("Player/Page/redlines.js"),
        .embedInCode("Player/Page/unpack.js"),
      ], swiftSettings: strict),
    .target(
      name: "EmakiServing",
      // None of these needs Foundation, whose networking would load some forty libraries at every
      // start.
      dependencies: [
        "EmakiLimits", "EmakiPlatform",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ], swiftSettings: strict),

    .target(
      name: "EmakiComparison",
      dependencies: [
        "EmakiDrawing", "EmakiFiles", "EmakiFormats", "EmakiLayout", "EmakiLimits", "EmakiScenes",
        "EmakiText",
        "EmakiThreads", "PixelDiff",
      ],
      resources: [
        .embedInCode("Report/Page/report.css"), .embedInCode("Report/Page/report.html"),
        .embedInCode("Report/Page/report.js"),
      ], swiftSettings: strict),

    .target(
      name: "EmakiMeasuring",
      dependencies: [
        "EmakiDrawing", "EmakiLimits", "EmakiMotion", "EmakiPlatform", "EmakiText",
      ],
      swiftSettings: strict),

    .target(
      name: "EmakiMap",
      dependencies: [
        "EmakiDrawing", "EmakiLayout", "EmakiLimits", "EmakiScenes", "EmakiWireframe",
      ],
      swiftSettings: strict),

    .target(
      name: "EmakiAccessibility",
      dependencies: [
        "EmakiCairo", "EmakiDrawing", "EmakiLayout", "EmakiLimits", "EmakiPlatform", "EmakiScenes",
        "EmakiWireframe",
      ], swiftSettings: strict),

    // What every front end needs, with plain values: no command line, no terminal, no server.
    .target(
      name: "EmakiWorkspace",
      dependencies: [
        "EmakiAccessibility", "EmakiCairo", "EmakiCode", "EmakiComparison", "EmakiDiagnostics",
        "EmakiDrawing",
        "EmakiFiles", "EmakiFormats", "EmakiInterfaceBuilder", "EmakiLayout", "EmakiLimits",
        "EmakiMeasuring", "EmakiMotion", "EmakiPlatform", "EmakiPreview", "EmakiRendering",
        "EmakiSceneFile",
        "EmakiSceneFormat",
        "EmakiScenes", "EmakiText", "EmakiThreads", "EmakiWireframe", "EmakiXML", "PixelDiff",
      ], swiftSettings: strict),
    .target(
      name: "Emaki",
      dependencies: [
        "EmakiLayout", "EmakiMotion", "EmakiText",
        "EmakiDiagnostics", "EmakiFiles", "EmakiPlatform", "EmakiSceneFile", "EmakiSceneFormat",
        "EmakiScenes",
        "EmakiWorkspace",
      ], swiftSettings: strict),

    // The manual: its text, its examples, and the pages made from them.
    .target(
      name: "EmakiManual",
      dependencies: [
        "EmakiDiagnostics", "EmakiDrawing", "EmakiInterfaceBuilder", "EmakiLayout", "EmakiLimits",
        "EmakiMotion",
        "EmakiPreview", "EmakiRendering", "EmakiSceneFile", "EmakiSceneFormat", "EmakiScenes",
        "EmakiText",
        "EmakiThreads", "EmakiWireframe", "EmakiXML",
      ],
      resources: [
        .embedInCode("Examples"), .embedInCode("Files"), .embedInCode("Page"),
        .embedInCode("Recipes"), .embedInCode("Text"),
      ], swiftSettings: strict),

    // For the tests of users.
    .target(
      name: "EmakiTesting",
      dependencies: [
        "Emaki", "EmakiCairo", "EmakiComparison", "EmakiDrawing", "EmakiFiles", "EmakiFormats",
        "EmakiLayout", "EmakiMotion", "EmakiPlatform", "EmakiRendering", "EmakiScenes",
        "EmakiWireframe", "PixelDiff",
      ], swiftSettings: strict),

    // Servers for editors and agents.
    .target(
      name: "EmakiRPC", dependencies: ["EmakiLimits", "EmakiPlatform", "EmakiText"],
      swiftSettings: strict),
    .target(
      name: "EmakiMCP", dependencies: ["EmakiDiagnostics", "EmakiRPC", "EmakiText"],
      swiftSettings: strict),
    .target(
      name: "EmakiLSP",
      dependencies: [
        "EmakiLayout", "EmakiMotion", "EmakiScenes",
        "EmakiDiagnostics", "EmakiDrawing", "EmakiLimits", "EmakiRPC", "EmakiSceneFile",
        "EmakiSceneFormat",
        "EmakiText",
      ],
      swiftSettings: strict),

    // The program.
    .target(
      name: "EmakiCLI",
      dependencies: [
        "Emaki",
        "EmakiAccessibility", "EmakiCairo", "EmakiComparison", "EmakiDiagnostics", "EmakiDrawing",
        "EmakiFiles", "EmakiFormats", "EmakiLSP", "EmakiLayout", "EmakiLimits", "EmakiMCP",
        "EmakiManual", "EmakiMap", "EmakiMotion", "EmakiPlatform", "EmakiPreview", "EmakiRPC",
        "EmakiRendering", "EmakiSceneFile", "EmakiSceneFormat", "EmakiScenes", "EmakiServing",
        "EmakiText",
        "EmakiThreads", "EmakiWireframe", "EmakiWorkspace", "PixelDiff",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),
    .target(
      name: "CLateLibraries", dependencies: ["CExpat", "CPangoCairo", "CTurboJPEG", "CYAML"],
      cSettings: [
        .define("EMAKI_SELF_CONTAINED", .when(platforms: [.linux], configuration: .release))
      ]),
    .executableTarget(
      name: "EmakiProgram",
      dependencies: [
        .target(name: "CLateLibraries", condition: .when(traits: ["FastStart"])), "EmakiCLI",
      ], swiftSettings: strict, linkerSettings: [selfContained]),

    // Commands of packages that hold screens. They write into the plugin's own folder alone, so that
    // they need no permission.
    command(
      "EmakiPreviewPlugin", "preview", "Plays every motion of the package's screens on one page."),
    command("EmakiRenderPlugin", "render", "Draws the package's screens as pictures."),
    command("EmakiCheckPlugin", "check", "Says what is wrong with the package's screens."),

    // Tests.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("CassowaryTests", of: ["Cassowary"]),
    .target(name: "FakeSwiftUI", path: "Tests/FakeSwiftUI", swiftSettings: strict),
    tests(
      "EmakiTests",
      of: [
        "Emaki", "EmakiDiagnostics", "EmakiDrawing", "EmakiLayout", "EmakiSceneFile",
        "EmakiSceneFormat",
        "EmakiScenes", "EmakiText", "EmakiWorkspace", "FakeSwiftUI",
      ], excluding: ["Files"]),
    tests(
      "EmakiWorkspaceTests",
      of: [
        "EmakiCairo", "EmakiCode", "EmakiComparison", "EmakiDiagnostics", "EmakiDrawing",
        "EmakiFiles", "EmakiLayout", "EmakiMeasuring", "EmakiMotion", "EmakiPreview",
        "EmakiRendering", "EmakiSceneFile", "EmakiSceneFormat", "EmakiScenes", "EmakiText",
        "EmakiWireframe", "EmakiWorkspace",
      ], excluding: ["Code/side-menu.json"]),
    tests("EmakiCodeTests", of: ["EmakiCode"]),
    tests(
      "EmakiCLITests",
      of: [
        "Emaki",
        "CTurboJPEG", "EmakiCLI", "EmakiComparison", "EmakiDiagnostics", "EmakiDrawing",
        "EmakiFiles", "EmakiFormats",
        "EmakiInterfaceBuilder", "EmakiLimits", "EmakiMCP", "EmakiManual", "EmakiMotion",
        "EmakiSceneFile", "EmakiSceneFormat", "EmakiScenes", "EmakiWorkspace", "PixelDiff",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    tests(
      "EmakiComparisonTests",
      of: [
        "EmakiComparison", "EmakiDrawing", "EmakiFiles", "EmakiFormats", "EmakiLayout",
        "EmakiScenes", "EmakiText", "PixelDiff",
      ]),
    tests(
      "EmakiAccessibilityTests",
      of: [
        "EmakiAccessibility", "EmakiCairo", "EmakiDiagnostics", "EmakiDrawing",
        "EmakiInterfaceBuilder", "EmakiLayout", "EmakiSceneFile", "EmakiSceneFormat", "EmakiScenes",
        "EmakiWireframe",
      ]),
    tests("EmakiCairoTests", of: ["EmakiCairo", "EmakiDrawing", "EmakiPlatform", "EmakiXML"]),
    tests("EmakiDiagnosticsTests", of: ["EmakiDiagnostics"]),
    tests("EmakiDrawingTests", of: ["EmakiDrawing"]),
    tests(
      "EmakiInterfaceBuilderTests",
      of: [
        "EmakiDiagnostics", "EmakiDrawing", "EmakiInterfaceBuilder", "EmakiLayout", "EmakiScenes",
        "EmakiXML",
      ], resources: [.copy("Fixtures")]),
    tests("EmakiXMLTests", of: ["EmakiDrawing", "EmakiXML"]),
    tests("EmakiLayoutTests", of: ["Cassowary", "EmakiDrawing", "EmakiLayout"]),
    tests(
      "EmakiMapTests",
      of: ["EmakiDrawing", "EmakiLayout", "EmakiMap", "EmakiScenes", "EmakiWireframe"]),
    tests("EmakiMeasuringTests", of: ["EmakiDrawing", "EmakiMeasuring", "EmakiMotion"]),
    tests(
      "EmakiManualTests",
      of: [
        "EmakiDiagnostics", "EmakiDrawing", "EmakiManual", "EmakiSceneFile", "EmakiSceneFormat",
        "EmakiScenes",
      ]),
    tests("EmakiMCPTests", of: ["EmakiMCP", "EmakiPlatform", "EmakiRPC", "EmakiText"]),
    tests(
      "EmakiLSPTests",
      of: [
        "EmakiDiagnostics", "EmakiLSP", "EmakiPlatform", "EmakiRPC", "EmakiSceneFile",
        "EmakiSceneFormat",
        "EmakiScenes", "EmakiText",
      ]),
    tests("EmakiRPCTests", of: ["EmakiPlatform", "EmakiRPC", "EmakiText"]),
    tests("EmakiMotionTests", of: ["EmakiDrawing", "EmakiMotion"]),
    tests(
      "EmakiPreviewTests",
      of: [
        "EmakiCairo", "EmakiDiagnostics", "EmakiDrawing", "EmakiFiles", "EmakiFormats",
        "EmakiLayout", "EmakiMotion",
        "EmakiPreview", "EmakiRendering", "EmakiSceneFile", "EmakiSceneFile", "EmakiSceneFormat",
        "EmakiScenes",
        "EmakiText",
        "EmakiThreads", "EmakiWireframe",
      ]),
    tests(
      "EmakiServingTests",
      of: [
        "EmakiServing", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]),
    .testTarget(
      name: "MutationTests",
      dependencies: [
        "EmakiCLI", "EmakiDiagnostics", "EmakiDrawing", "EmakiFormats", "EmakiLSP", "EmakiLayout",
        "EmakiManual", "EmakiMotion", "EmakiRendering", "EmakiSceneFile", "EmakiSceneFormat",
        "EmakiScenes", "EmakiTesting", "EmakiThreads", "EmakiWorkspace", "PixelDiff", "TestSupport",
      ], path: "Tests/Mutation", swiftSettings: strict),
    .systemLibrary(
      name: "CPNG", path: "Tests/CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    tests("EmakiFilesTests", of: ["EmakiFiles", "EmakiPlatform"]),
    tests("EmakiLimitsTests", of: ["EmakiLimits"]),
    tests("EmakiTextTests", of: ["EmakiText"]),
    tests("EmakiFormatsTests", of: ["CPNG", "EmakiDrawing", "EmakiFiles", "EmakiFormats"]),
    tests(
      "EmakiSceneFileTests",
      of: [
        "EmakiDiagnostics", "EmakiDrawing", "EmakiLayout", "EmakiMotion", "EmakiSceneFile",
        "EmakiSceneFormat",
        "EmakiScenes",
      ]),
    tests("EmakiSceneFormatTests", of: ["EmakiDrawing", "EmakiLayout", "EmakiSceneFormat"]),
    tests("EmakiThreadsTests", of: ["EmakiPlatform", "EmakiThreads"]),
    tests(
      "EmakiScenesTests", of: ["EmakiDrawing", "EmakiLayout", "EmakiMotion", "EmakiScenes"]),
    tests(
      "EmakiTestingTests",
      of: [
        "EmakiCairo", "EmakiDrawing", "EmakiFiles", "EmakiFormats", "EmakiLayout", "EmakiMotion",
        "EmakiRendering", "EmakiScenes", "EmakiTesting", "EmakiWireframe", "PixelDiff",
      ], excluding: ["__Snapshots__"]),
    tests("EmakiWireframeTests", of: ["EmakiDrawing", "EmakiLayout", "EmakiWireframe"]),
    tests("PixelDiffTests", of: ["EmakiDrawing", "PixelDiff"]),
    // The targets of the fuzzer, with the bytes that are kept.
    tests(
      "FuzzingTests",
      of: [
        "EmakiComparison", "EmakiDiagnostics", "EmakiDrawing", "EmakiFiles", "EmakiFormats",
        "EmakiInterfaceBuilder", "EmakiLayout", "EmakiRPC", "EmakiRendering", "EmakiSceneFile",
        "EmakiSceneFormat",
        "EmakiScenes", "EmakiServing", "EmakiText", "EmakiWireframe", "EmakiXML",
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ], at: "Tests/Fuzzing/Sources/emaki-fuzz", excluding: ["main.swift"]),
  ]
)

/// A test target, whose folder mirrors that of the target it tests unless one is given.
func tests(
  _ name: String, of dependencies: [Target.Dependency], resources: [Resource] = [],
  at path: String? = nil, excluding excluded: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], path: path, exclude: excluded,
    resources: resources, swiftSettings: strict)
}

/// A plugin that runs a command of the program on the screens of a package.
func command(_ name: String, _ verb: String, _ doc: String) -> Target {
  .plugin(
    name: name, capability: .command(intent: .custom(verb: verb, description: doc)),
    path: "Sources/Plugins/\(name)")
}

// Builds under sanitizers, which do all anew, take some tests alone: Tests/Fuzzing/sanitize.
if let tests = Context.environment["EMAKI_TESTS"] {
  keep(Set(tests.split(separator: " ").map(String.init)))
}

/// Leaves away all targets but these and what they need.
@MainActor func keep(_ names: Set<String>) {
  var (kept, added) = (Set<String>(), names)
  while !added.isEmpty {
    kept.formUnion(added)
    let needed = package.targets.filter { added.contains($0.name) }.flatMap(\.dependencies)
    added = Set(
      needed.compactMap { dependency in
        switch dependency {
        case .targetItem(let name, _), .byNameItem(let name, _): name
        default: nil
        }
      }
    ).subtracting(kept)
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
}
