import EmakiThreads
import Foundation
import TestSupport
import Testing

/// A made-up `/proc` and `/sys`.
private struct Machine {
  private let scratch: Scratch

  init(groups: String, mounts: String) throws {
    scratch = try Scratch()
    try add("proc/self/cgroup", groups)
    try add("proc/self/mountinfo", mounts)
  }

  func add(_ path: String, _ text: String) throws {
    let file = scratch.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((text + "\n").utf8).write(to: file)
  }

  var quota: Int? { Processors.quota(root: scratch.url.path) }
}

@Suite struct `Processors that a process may use` {
  private static let second = "31 23 0:28 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw"
  private static let first = """
    31 23 0:28 / /sys/fs/cgroup rw,relatime - tmpfs tmpfs rw,mode=755
    32 31 0:29 / /sys/fs/cgroup/cpu,cpuacct rw,relatime - cgroup cgroup rw,cpu,cpuacct
    33 31 0:30 / /sys/fs/cgroup/cpuset rw,relatime - cgroup cgroup rw,cpuset
    """

  @Test(
    arguments: [
      ("50000 100000", 1), ("100000 100000", 1), ("100001 100000", 2), ("200000 100000", 2),
      ("250000 50000", 5), ("max 100000", nil), ("", nil), ("0 0", nil), ("150000", nil),
    ] as [(String, Int?)])
  func `are as many as cpu max pays for, rounded up`(_ text: String, _ count: Int?) throws {
    let machine = try Machine(groups: "0::/build", mounts: Self.second)
    try machine.add("sys/fs/cgroup/build/cpu.max", text)
    #expect(machine.quota == count)
  }

  @Test(arguments: [("50000", 1), ("150000", 2), ("-1", nil)] as [(String, Int?)])
  func `are as many as the first version's quota pays for`(_ text: String, _ count: Int?) throws {
    let machine = try Machine(groups: "5:cpuset:/other\n4:cpu,cpuacct:/build", mounts: Self.first)
    try machine.add("sys/fs/cgroup/cpu,cpuacct/build/cpu.cfs_quota_us", text)
    try machine.add("sys/fs/cgroup/cpu,cpuacct/build/cpu.cfs_period_us", "100000")
    try machine.add("sys/fs/cgroup/cpuset/other/cpu.cfs_quota_us", "100000")
    try machine.add("sys/fs/cgroup/cpuset/other/cpu.cfs_period_us", "100000")
    #expect(machine.quota == count)
  }

  @Test func `are bounded by every group around theirs`() throws {
    let machine = try Machine(groups: "0::/slice/pod/step", mounts: Self.second)
    try machine.add("sys/fs/cgroup/slice/pod/step/cpu.max", "800000 100000")
    #expect(machine.quota == 8)
    try machine.add("sys/fs/cgroup/slice/cpu.max", "300000 100000")
    #expect(machine.quota == 3)
    try machine.add("sys/fs/cgroup/slice/pod/cpu.max", "max 100000")
    #expect(machine.quota == 3)
    try machine.add("sys/fs/cgroup/cpu.max", "200000 100000")
    #expect(machine.quota == 2)
  }

  @Test func `are bounded by both versions where both are mounted`() throws {
    let machine = try Machine(
      groups: "1:cpu:/build\n0::/", mounts: Self.first + "\n" + Self.second)
    try machine.add("sys/fs/cgroup/cpu.max", "400000 100000")
    #expect(machine.quota == 4)
    try machine.add("sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us", "100000")
    try machine.add("sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us", "100000")
    #expect(machine.quota == 1)
  }

  @Test(arguments: ["/docker/abc", "/docker/abc/", "/../other", "/elsewhere"])
  func `are those of the mounted group where its name outside differs`(_ group: String) throws {
    let machine = try Machine(
      groups: "0::\(group)",
      mounts: #"31 23 0:28 /docker/abc /sys/fs/my\040groups rw - cgroup2 cgroup2 rw"#)
    try machine.add("sys/fs/my groups/cpu.max", "200000 100000")
    #expect(machine.quota == 2)
  }

  @Test func `are not known from control groups where there are none`() throws {
    #expect(try Machine(groups: "", mounts: "").quota == nil)
    #expect(try Machine(groups: "4:cpu:/build\n0::/build", mounts: "nonsense - x").quota == nil)
    #expect(Processors.quota(root: "/nonexistent") == nil)
  }

  @Test func `are at least one, and bound what is asked for`() {
    #expect(Processors.count >= 1)
    #expect(Processors.count <= Processors.inMask)
    #expect(Processors.workers() == Processors.count)
    #expect(Processors.workers(1) == 1)
    #expect(Processors.workers(1 << 20) == Processors.count)
  }
}
