// swift-tools-version: 6.1
import PackageDescription

// Looks for inputs that end or hold the program: Tests/Fuzzing/run [SECONDS [TARGET...]]
let package = Package(
  name: "EmakiFuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Emaki", path: "../.."),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
  ],
  targets: [
    .target(name: "CFuzzer"),
    .executableTarget(name: "emaki-mutate"),
    .executableTarget(
      name: "emaki-fuzz",
      dependencies: [
        "CFuzzer", .product(name: "EmakiReaders", package: "Emaki"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      // The package above gives the targets what is kept, in its tests.
      exclude: ["CorpusTests.swift"], linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
  ]
)
