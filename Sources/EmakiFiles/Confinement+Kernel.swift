internal import CConfinement
import EmakiPlatform

extension Confinement {
  /// Has the kernel keep this thread, and all that it starts, in the folder that it works in: other
  /// files but those of the system and the program itself cannot be opened, whatever opens them, and no
  /// connection of TCP is made.
  ///
  /// Threads that are there already stay free: the program is to be started again afterwards.
  ///
  /// - Parameters:
  ///   - canWrite: whether files in the folder may be written.
  ///   - others: files and folders that may be read besides.
  ///   - programs: files outside of the folders of the system that may be run.
  /// - Returns: whether the kernel does: it must have Landlock, of Linux 5.13 and later.
  package static func enforce(canWrite: Bool, reading others: [String], running programs: [String])
    -> Bool
  {
    let rules = emaki_confinement_create()
    guard rules >= 0 else { return false }
    defer { close(rules) }
    func allow(_ paths: [String], _ access: emaki_access...) {
      let bits = access.reduce(0) { $0 | Int32($1.rawValue) }
      for path in paths {
        _ = SystemPath.with(path) { emaki_confinement_allow(rules, $0, bits) }
      }
    }
    allow(["."], emaki_access_read)
    if canWrite { allow(["."], emaki_access_write) }
    allow(others + system, emaki_access_read)
    allow(["/dev/null"], emaki_access_read, emaki_access_write)
    allow(packages + mapped + programs, emaki_access_read, emaki_access_execute)
    return emaki_confinement_enforce(rules) == 0
  }

  /// Whether the kernel has such rules.
  package static var isEnforceable: Bool {
    let rules = emaki_confinement_create()
    if rules >= 0 { close(rules) }
    return rules >= 0
  }

  /// Programs, libraries and fonts of the system.
  private static let packages = [
    "/usr", "/lib", "/lib64", "/bin", "/nix/store", "/gnu/store",
  ]

  /// The files that libraries of the system read.
  private static let system = [
    "/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/fonts", "/etc/localtime",
    "/var/cache/fontconfig", "/proc", "/sys/devices/system/cpu", "/dev/zero", "/dev/random",
    "/dev/urandom",
  ]

  /// The program and its libraries, wherever they lie.
  private static var mapped: [String] {
    guard let text = try? AtomicFile.read("/proc/self/maps") else { return [] }
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    return Set(lines.compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } })
      .sorted()
  }
}
