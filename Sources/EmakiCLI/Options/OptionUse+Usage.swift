import EmakiWorkspace
import ArgumentParser

extension OptionUse {
  /// The same while a command line is read.
  func refuse(usage reason: String) throws {
    if !names.isEmpty { throw ValidationError("\(names.joined(separator: ", ")): \(reason).") }
  }
}
