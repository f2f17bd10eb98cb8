// swift-tools-version: 6.1
import PackageDescription

// Looks for inputs that end or hold the program: Tests/Fuzzing/run [SECONDS [TARGET...]]
let package = Package(
  name: "EmakiFuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Emaki", path: "../..")],
  targets: [
    .target(name: "CFuzzer"),
    .executableTarget(name: "emaki-mutate"),
    .executableTarget(
      name: "emaki-fuzz",
      dependencies: [
        "CFuzzer", .product(name: "Emaki", package: "Emaki"),
        .product(name: "EmakiTesting", package: "Emaki"),
      ], linkerSettings: [.unsafeFlags(["-use-ld=lld"])]),
  ]
)
