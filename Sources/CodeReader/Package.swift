// swift-tools-version: 6.1
import PackageDescription

// Reads the motion that Swift code gives to its views, for `emaki spec`, `diff`, `compare` and `expand`:
//     swift build -c release --package-path Sources/CodeReader --scratch-path .build
//
// Apart from the package above, as the parser of Swift takes longer to build than all else that a first
// build is to wait for. `emaki` finds `emaki-code` beside itself.

/// With EMAKI_STRICT=1, as every check of a change has it, a warning is an error.
let warnings: [SwiftSetting] =
  Context.environment["EMAKI_STRICT"] == "1" ? [.unsafeFlags(["-warnings-as-errors"])] : []

/// The settings of the package above.
let strict: [SwiftSetting] =
  warnings + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

/// As `emaki` itself: the program runs where Swift is not installed, and where an agent's server lets it
/// open nothing but what the system has.
let selfContained: LinkerSetting = .unsafeFlags(
  ["-static-stdlib"], .when(platforms: [.linux], configuration: .release))

let package = Package(
  name: "EmakiCodeReader",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "emaki-code", targets: ["emaki-code"])],
  dependencies: [
    .package(name: "Emaki", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    .target(
      name: "CodeReading",
      dependencies: [
        .product(name: "EmakiCode", package: "Emaki"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "emaki-code", dependencies: ["CodeReading"], swiftSettings: strict,
      linkerSettings: [selfContained]),
    .testTarget(
      name: "CodeReadingTests", dependencies: ["CodeReading"], exclude: ["Fixtures", "Screens"],
      swiftSettings: strict),
  ]
)
