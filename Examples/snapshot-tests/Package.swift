// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "snapshot-tests",
  platforms: [.macOS(.v15)],
  dependencies: [
    // In a package of your own, name the repository instead of this path:
    // .package(url: "https://…/Emaki.git", branch: "main"),
    .package(name: "Emaki", path: "../..")
  ],
  targets: [
    .target(name: "Screens", dependencies: [.product(name: "Emaki", package: "Emaki")]),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["Screens", .product(name: "EmakiTesting", package: "Emaki")],
      // Baselines are read where they lie.
      exclude: ["__Snapshots__"]),
  ]
)
