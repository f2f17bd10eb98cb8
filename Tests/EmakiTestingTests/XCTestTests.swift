import EmakiTesting
import XCTest

final class XCTestTests: XCTestCase {
  func testPassesWithItsBaseline() {
    expectSnapshot(of: "from XCTest\n")
  }
}
