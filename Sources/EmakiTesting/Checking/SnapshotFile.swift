/// A file that shows what a test saw.
struct SnapshotFile: Sendable, Hashable {
  let name: String
  let bytes: [UInt8]
}
