import EmakiTesting
import Screens
import XCTest

/// The same works in XCTest.
final class WelcomeXCTests: XCTestCase {
  func testAtRest() {
    expectSnapshot(of: WelcomeScreen().scene, on: .iPhoneX)
  }
}
