import EmakiFiles
import FoundationEssentials

/// Where a command writes.
enum OutputPath {
  /// Refuses a name that is empty, as of a variable that is not set, and to write over a file that is
  /// read; folders may be the same.
  ///
  /// - Throws: `Failure` of wrong usage.
  static func check(_ output: String?, against inputs: [String]) throws(Failure) {
    if output == "" { throw .usage("the output has no name", hint: "give -o a folder or a file") }
    guard let output, output != "-", Folder.exists(output), !Folder.isFolder(output) else { return }
    let path = resolved(output)
    for input in inputs where input != "-" && resolved(input) == path {
      throw .usage("\(output) would be written over itself", hint: "give the output another name")
    }
  }

  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
