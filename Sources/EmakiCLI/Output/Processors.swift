import FoundationEssentials

/// How many frames can be made at once.
enum Processors {
  static var count: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }
}
