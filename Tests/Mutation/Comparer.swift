/// What people let say "the same".
enum Comparer: Hashable, Sendable, CaseIterable {
  case files, folders, design, check(CheckForm), diff, diffFolders, diffGit, expect

  static let allCases: [Comparer] =
    [.files, .folders, .design] + CheckForm.allCases.map(Comparer.check)
    + [.diff, .diffFolders, .diffGit, .expect]

  /// As the table calls it.
  var title: String {
    switch self {
    case .files: "compare FILES"
    case .folders: "compare FOLDERS"
    case .design: "compare DESIGN"
    case .check(let form): form.rawValue
    case .diff: "diff FILES"
    case .diffFolders: "diff FOLDERS"
    case .diffGit: "diff --git"
    case .expect: "expectSnapshot"
    }
  }

  /// Whether it looks at what is drawn, rather than at what a scene says.
  var draws: Bool { ![.diff, .diffFolders, .diffGit].contains(self) }

  /// Why it is never given that; `nil` where it is. For each pair of files a program is started, and for
  /// each file at a revision git, so that the keys, of which there are hundreds, come in folders.
  func untried(_ mutation: Mutation) -> Untried? {
    if mutation.after == .pipe, [.files, .design, .diff, .check(.file)].contains(self) {
      return .waits
    }
    switch (self, mutation.subject) {
    case (.files, .key), (.diff, .key), (.diffGit, .key): return .together
    case (.files, let subject):
      return [.picture, .frames, .animation, .scene].contains(subject) ? nil : .other
    case (.folders, let subject): return [.text, .set].contains(subject) ? .other : nil
    case (.design, .key): return mutation.isProperty ? nil : .together
    case (.design, let subject): return subject == .scene ? nil : .other
    case (.check(let form), _): return form.untried(mutation)
    case (.diff, let subject), (.diffGit, let subject): return subject == .scene ? nil : .other
    case (.diffFolders, let subject):
      return [.scene, .key, .folder].contains(subject) ? nil : .other
    case (.expect, .scene), (.expect, .key): return .together
    case (.expect, let subject):
      return [.picture, .animation, .text].contains(subject) ? nil : .other
    }
  }

  /// Whether it is ever given that.
  func takes(_ mutation: Mutation) -> Bool { untried(mutation) == nil }
}

extension CheckForm {
  /// As of a comparer.
  fileprivate func untried(_ mutation: Mutation) -> Untried? {
    switch (self, mutation.subject) {
    case (_, .set): mutation.set?.form.map { $0 == self } ?? true ? nil : .other
    case (.motion, .frames): nil
    case (.motion, .scene): mutation.before == .text(Mutation.moving) ? nil : .other
    case (.motion, _), (.moment, .frames): .other
    case (.whole, .key), (.moment, .key), (.cached, .key): nil
    case (_, .key): .together
    case (_, let subject): [.picture, .frames, .scene].contains(subject) ? nil : .other
    }
  }
}
