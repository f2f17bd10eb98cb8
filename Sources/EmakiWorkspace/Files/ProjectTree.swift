import EmakiFiles
import EmakiInterfaceBuilder
import EmakiLimits

/// The pictures and asset catalogs of the project around a folder.
///
/// The project is what lies in the outermost of the folders above that hold a project, workspace,
/// package or repository, but not above the repository. The folder itself is searched first, then what
/// else lies in the one around it, and so on. Links are not followed.
struct ProjectTree {
  private let folder: String
  private var found = AssetFiles()
  private var count = 0

  /// Folders above one another that are looked at.
  private static let highest = 16
  /// Folders that only tools write into, or that belong to others.
  static let foreign: Set = ["node_modules", "DerivedData", "build"]

  /// The assets around a folder.
  static func assets(around folder: String, in reach: AssetReach) -> AssetFiles {
    var tree = ProjectTree(folder)
    switch reach {
    case .folder: tree.search("", except: nil)
    case .project:
      guard let height = tree.height else { return AssetFiles() }
      let names = SystemPath.resolved(folder).split(separator: "/").map(String.init)
      for up in 0...height {
        let from = up > 0 && up <= names.count ? names[names.count - up] : nil
        tree.search(String(repeating: "../", count: up), except: from)
      }
    }
    return tree.found
  }

  private init(_ folder: String) {
    self.folder = folder
  }

  /// How many folders up the project begins; `nil` where there is none.
  private var height: Int? {
    var height: Int?
    var path = SystemPath.resolved(folder)
    for up in 0...Self.highest {
      // Folders above the project are out of an agent's reach: for it the project is what it was
      // given.
      if Confinement.isTop(path) { return up }
      let names = FolderNames.all(in: path) ?? []
      if names.contains(where: Self.marksProject) { height = up }
      let above = Folder.parent(of: path)
      if names.contains(".git") || above == path { break }
      path = above
    }
    return height
  }

  private static func marksProject(_ name: String) -> Bool {
    name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj")
      || name.hasSuffix(".xcworkspace")
  }

  /// Looks into a folder and those in it, those of one depth before the deeper ones.
  private mutating func search(_ start: String, except done: String?) {
    var level = [start]
    while !level.isEmpty {
      var next: [String] = []
      for path in level {
        for entry in FolderNames.entries(in: Folder.path(folder, path)) {
          if path == start, entry.name == done { continue }
          count += 1
          if count > InputLimit.projectFiles.most {
            found.isCut = true
            return
          }
          let inner = path + entry.name
          switch entry.kind {
          case .folder where !Self.isForeign(entry.name): next.append(inner + "/")
          case .file where AssetFiles.contains(inner): found.paths.append(inner)
          default: break
          }
        }
      }
      level = next
    }
  }

  private static func isForeign(_ name: String) -> Bool {
    name.hasPrefix(".") || foreign.contains(name)
  }
}
