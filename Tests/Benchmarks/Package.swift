// swift-tools-version: 6.1
import PackageDescription

// Measures Emaki beside what people would use instead, in one run:
//     swift run -c release --package-path Tests/Benchmarks emaki-bench [--smoke] [SECTION...]
//
// With EMAKI_PLAIN=1 the program is built without its default traits.
let isPlain = Context.environment["EMAKI_PLAIN"] == "1"

let package = Package(
  name: "EmakiBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Emaki", path: "../..", traits: isPlain ? [] : [.defaults])
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .executableTarget(
      name: "plain-cairo", dependencies: ["CCairo"], linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(name: "foundation-line"),
    .executableTarget(
      name: "emaki-bench",
      dependencies: [
        "CCairo", "plain-cairo", "foundation-line",
        .product(name: "emaki", package: "Emaki"),
        .product(name: "Emaki", package: "Emaki"),
        .product(name: "Cassowary", package: "Emaki"),
        .product(name: "PixelDiff", package: "Emaki"),
      ]),
  ]
)
