import Dispatch
import Synchronization

/// All files of a program, with what they declare by name.
package final class Project: Sendable {
  let files: [SourceFile]
  /// Types and what extensions add to them, by their names from the outermost on: `Menu.Speed`.
  let types: [String: TypeEntry]
  /// Constants and variables outside of types.
  let globals: [String: [Global<Binding>]]
  /// Functions outside of types.
  let functions: [String: [Global<Function>]]
  /// The functions of all types, by their first names.
  let members: [String: [(type: TypeEntry, member: Global<Function>)]]
  /// The names that each file assigns to.
  private let assigned: [AssignedNames]
  /// The classes that others inherit from.
  private let inherited: Set<String>
  /// The properties that some class gives another value than its superclass.
  private let overridden: Set<String>
  /// Operators of arithmetic that the program redeclares.
  let operators: Set<String>

  /// A declaration, with the file that it stands in.
  struct Global<Content: Sendable>: Sendable {
    let file: Int
    let content: Content
  }

  /// Reads files, several at a time.
  package init(_ texts: [(path: String, text: String)]) {
    let read = Mutex([SourceFile?](repeating: nil, count: texts.count))
    DispatchQueue.concurrentPerform(iterations: texts.count) { index in
      let file = SourceFile(path: texts[index].path, text: texts[index].text)
      read.withLock { $0[index] = file }
    }
    files = read.withLock { $0.compactMap(\.self) }
    var index = NameIndex()
    for (number, file) in files.enumerated() { index.add(file.statements, of: number) }
    (types, globals, functions) = (index.types, index.globals, index.functions)
    (overridden, operators) = (index.overridden, index.operators)
    var members: [String: [(type: TypeEntry, member: Global<Function>)]] = [:]
    for (_, type) in types.sorted(by: { $0.key < $1.key }) {
      for function in type.functions {
        members[function.content.name, default: []].append((type, function))
      }
    }
    self.members = members
    assigned = files.indices.map { index.assigned[$0] ?? AssignedNames() }
    inherited = Set(types.values.flatMap(\.inherits))
  }

  /// Whether a file assigns to a property of a type, or of whatever may be that; without a type to a
  /// variable outside of types.
  func assigns(_ name: String, of type: TypeEntry?, in file: Int) -> Bool {
    guard let type, !inherited.contains(type.name) else { return assigned[file].contains(name) }
    return assigned[file].members.contains(name) || type.assigned[file]?.contains(name) ?? false
  }

  /// Whether some file assigns to a property of what has a name.
  func assigns(partsOf name: String) -> Bool { assigned.contains { $0.owners.contains(name) } }

  /// Whether some subclass has another value for a property.
  func isOverridden(_ name: String) -> Bool { overridden.contains(name) }

  /// The type that a name means within another; `nil` for one that is unknown, or declared twice.
  func type(_ path: [String], within type: TypeEntry?) -> TypeEntry? {
    let name = path.joined(separator: ".")
    var scope = type?.name
    while let outer = scope {
      if let found = types["\(outer).\(name)"] { return found.isCertain ? found : nil }
      if let target = types[outer]?.aliases[name] {
        return self.type(target.split(separator: ".").map(String.init), within: nil)
      }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    guard let found = types[name] else { return nil }
    return found.isCertain ? found : nil
  }

  /// The class above, where the program declares it.
  func superclass(of type: TypeEntry) -> TypeEntry? {
    for name in type.inherits {
      if let above = types[name], above.isClass { return above }
    }
    return nil
  }

  /// Whether what a class inherits is known: it has no superclass but those of the program and of the
  /// system.
  func knowsInherited(_ type: TypeEntry) -> Bool {
    if let above = superclass(of: type) { return knowsInherited(above) }
    guard type.isClass, let first = type.inherits.first, types[first] == nil else { return true }
    return ["UI", "NS", "CA", "AV", "MK", "WK", "SK", "SCN"].contains { first.hasPrefix($0) }
      || first == "AnyObject"
  }

  /// Whether a class is a view of UIKit's, or the program's class for one.
  func isView(_ name: String, within type: TypeEntry?) -> Bool {
    guard let entry = types[name], entry.declarations > 0 else {
      return name == "UIView" || name.hasPrefix("UI") && Self.views.contains(name)
    }
    return entry.inherits.contains { $0 != name && isView($0, within: nil) }
  }

  private static let views: Set<String> = [
    "UILabel", "UIButton", "UIImageView", "UIControl", "UIScrollView", "UITableView",
    "UICollectionView", "UIStackView", "UITableViewCell", "UICollectionViewCell", "UITextField",
    "UITextView", "UIVisualEffectView", "UIWindow", "UINavigationBar", "UIProgressView", "UISlider",
  ]
}

/// A type with the members of all its declarations and extensions.
package final class TypeEntry: Sendable {
  let name: String
  /// How often it is declared; extensions do not count.
  let declarations: Int
  let isClass: Bool
  let inherits: [String]
  let properties: [Project.Global<Binding>]
  let functions: [Project.Global<Function>]
  let cases: [Project.Global<(name: String, rawValue: Expression?)>]
  let aliases: [String: String]
  /// The names that its functions assign to without a dot, by files.
  let assigned: [Int: Set<String>]

  init(
    name: String, declarations: Int, isClass: Bool, inherits: [String],
    properties: [Project.Global<Binding>], functions: [Project.Global<Function>],
    cases: [Project.Global<(name: String, rawValue: Expression?)>], aliases: [String: String],
    assigned: [Int: Set<String>]
  ) {
    (self.name, self.declarations, self.isClass) = (name, declarations, isClass)
    (self.inherits, self.properties, self.functions) = (inherits, properties, functions)
    (self.cases, self.aliases, self.assigned) = (cases, aliases, assigned)
  }

  /// A type that a function declares for itself.
  convenience init(local type: TypeDeclaration, file: Int) {
    self.init(
      name: type.name, declarations: 1, isClass: type.isClass, inherits: type.inherits,
      properties: type.properties.map { .init(file: file, content: $0) },
      functions: type.functions.map { .init(file: file, content: $0) }, cases: [], aliases: [:],
      assigned: [file: type.functions.reduce(into: []) { $0.formUnion($1.assigned.plain) }])
  }

  /// Whether it is one type: not two of one name.
  var isCertain: Bool { declarations < 2 }
}
