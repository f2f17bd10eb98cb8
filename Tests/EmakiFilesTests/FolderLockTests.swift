import EmakiFiles
import TestSupport
import Testing

@Suite struct `A locked folder` {
  @Test func `is kept from others until the lock ends, but shared by those who share`() throws {
    let scratch = try Scratch()
    do {
      let alone = try FolderLock(scratch.path(""), isShared: false)
      #expect(alone != nil)
      #expect(try FolderLock(scratch.path(""), isShared: false) == nil)
      #expect(try FolderLock(scratch.path(""), isShared: true) == nil)
      withExtendedLifetime(alone) {}
    }
    let parts = try (1...2).map { _ in try FolderLock(scratch.path(""), isShared: true) }
    #expect(parts.allSatisfy { $0 != nil })
    #expect(try FolderLock(scratch.path(""), isShared: false) == nil)
    withExtendedLifetime(parts) {}
  }

  @Test func `has to be there`() {
    #expect(throws: FileError.self) { try FolderLock("/no/such/folder", isShared: false) }
  }
}
