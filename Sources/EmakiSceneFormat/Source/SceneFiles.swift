public import EmakiDrawing

/// The files that a scene may name: those in its folder, or in a root above it.
///
/// Paths are below the root, with `/` between their parts and without `.` and `..`.
public protocol SceneFiles: Sendable {
  /// The folder of the scene below the root; empty where the scene lies in the root itself.
  var folder: String { get }

  /// The bytes of a file.
  func bytes(at path: String) throws(SceneFileProblem) -> [UInt8]

  /// The picture of a file.
  func picture(at path: String) throws(SceneFileProblem) -> DisplayImage

  /// The name of the file at a path in messages.
  func name(of path: String) -> String
}

/// Why a file that a scene names cannot be used.
public struct SceneFileProblem: Error, Hashable {
  /// A sentence without its end, such as `there is no file "a.json"`.
  public var message: String
  /// Whether there is no such file at all.
  public var isAbsent = false

  /// Makes a problem.
  public init(_ message: String) {
    self.message = message
  }

  /// There is no file that messages call by this name.
  public static func absent(_ name: String) -> SceneFileProblem {
    var problem = SceneFileProblem("there is no file \"\(name)\"")
    problem.isAbsent = true
    return problem
  }
}

/// No files at all: for texts that come from nowhere.
public struct NoSceneFiles: SceneFiles {
  /// The root itself.
  public let folder = ""

  /// Makes it.
  public init() {}

  /// There are none.
  public func bytes(at path: String) throws(SceneFileProblem) -> [UInt8] {
    throw .absent(path)
  }

  /// There are none.
  public func picture(at path: String) throws(SceneFileProblem) -> DisplayImage {
    throw .absent(path)
  }

  /// The path.
  public func name(of path: String) -> String { path }
}
