public import EmakiDiagnostics
import EmakiSceneFile
public import EmakiSceneFormat

/// The program that the server asks for everything that needs more than the text of one file.
public protocol LSPHost: Sendable {
  /// The faults of a file that has this text, as `validate` tells them.
  func findings(in text: SceneText, at path: String) async -> [Diagnostic]
  /// Takes over the text of a file that is open, as it is not saved yet, for others that read it; with
  /// `nil` the file is open no more.
  ///
  /// - Returns: whether it had another text before.
  func hold(_ text: String?, at path: String) -> Bool
  /// Whether another file was read when one was checked last.
  func uses(_ other: String, in path: String) -> Bool
  /// The reference's entry of a key.
  func entry(of key: String, in section: String) -> String?
  /// Kind and frame of a view, in a few words; `nil` where there is none.
  func description(of view: String, in text: SceneText, at path: String) async -> String?
  /// The names of all icons.
  var icons: [String] { get }
  /// The files that a file may name, as it writes them.
  func files(beside path: String) -> [String]
  /// Has a motion of a file shown in a browser.
  ///
  /// - Returns: the address of the page; `nil` where it cannot be shown.
  func show(_ motion: String, of path: String) async -> String?
}
