import EmakiPlatform

/// A control group of Linux that this process is in, with the controller of processor time.
struct ControlGroup {
  /// The two interfaces of control groups.
  private enum Version { case one, two }

  private let version: Version
  /// The group's folder and those of the groups around it.
  private let folders: [String]

  /// The processors that the group or one around it pays for, rounded up; `nil` where none says so.
  var quota: Int? { folders.compactMap(quota).min() }

  /// Quota and period are in microseconds. No quota is `-1` in version one, and `max` in version two.
  private func quota(of folder: String) -> Int? {
    let files =
      switch version {
      case .one: ["cpu.cfs_quota_us", "cpu.cfs_period_us"]
      case .two: ["cpu.max"]
      }
    let words = files.flatMap { Self.lines("\(folder)/\($0)") }.flatMap { $0.split(separator: " ") }
    guard words.count == 2, let quota = Int(words[0]), let period = Int(words[1]), quota > 0,
      period > 0
    else { return nil }
    return (quota - 1) / period + 1
  }

  /// The groups of this process: of each interface that is mounted, at most one.
  static func all(root: String) -> [ControlGroup] {
    let mounts = lines("\(root)/proc/self/mountinfo").compactMap(Mount.init)
    return lines("\(root)/proc/self/cgroup").compactMap { line in
      // Such as "4:cpu,cpuacct:/build" or "0::/build".
      let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3 else { return nil }
      let controllers = fields[1].split(separator: ",")
      guard controllers.isEmpty || controllers.contains("cpu"),
        let mount = mounts.first(where: { $0.has(controllers) })
      else { return nil }
      return ControlGroup(
        version: controllers.isEmpty ? .two : .one,
        folders: mount.folders(of: String(fields[2])).map { root + $0 })
    }
  }

  /// The lines of a small file; none where it cannot be read.
  private static func lines(_ path: String) -> [Substring] {
    guard let file = fopen(path, "re") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&part, 1, part.count, file), count > 0 {
      bytes += part[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}

/// A line of `/proc/self/mountinfo` that mounts control groups.
private struct Mount {
  /// The group that is seen at the mount's folder.
  private let group: String
  private let folder: String
  /// Of the first interface: its controllers. `nil` for the second interface.
  private let controllers: [Substring]?

  /// Such as `33 31 0:29 / /sys/fs/cgroup/cpu rw - cgroup cgroup rw,cpu`.
  init?(_ line: Substring) {
    let fields = line.split(separator: " ")
    guard let dash = fields.firstIndex(of: "-"), dash >= 5, fields.count > dash + 1 else {
      return nil
    }
    switch fields[dash + 1] {
    case "cgroup": controllers = fields[fields.count - 1].split(separator: ",")
    case "cgroup2": controllers = nil
    default: return nil
    }
    group = Self.plain(fields[3])
    folder = Self.plain(fields[4])
  }

  /// Spaces and backslashes of paths are written as `\040` and `\134`.
  private static func plain(_ field: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = field.utf8[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(3), as: UTF8.self)
      if byte == UInt8(ascii: "\\"), digits.utf8.count == 3, let code = UInt8(digits, radix: 8) {
        bytes.append(code)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether it is the mount of a line of `/proc/self/cgroup`, of the second interface where that names
  /// no controllers.
  func has(_ wanted: [Substring]) -> Bool {
    wanted.isEmpty ? controllers == nil : controllers?.contains("cpu") == true
  }

  /// The folder of a group, and those around it as far as they are mounted.
  ///
  /// A group that lies beside the mount, as in containers whose groups have other names inside, is the
  /// mount itself.
  func folders(of path: String) -> [String] {
    let outer = group.split(separator: "/")
    let inner = path.split(separator: "/")
    let names = inner.starts(with: outer) ? inner.dropFirst(outer.count) : []
    guard !names.contains("..") else { return [folder] }
    return names.indices.reduce(into: [folder]) { $0.append("\($0[$0.count - 1])/\(names[$1])") }
  }
}
