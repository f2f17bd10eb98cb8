import EmakiLayout
import EmakiTesting
import EmakiWireframe
import Foundation
import Screens
import Testing

/// Baselines lie in `__Snapshots__` beside this file. After a change of design, look at what differs
/// and accept it with the command that the failure ends with.
@Suite struct WelcomeTests {
  /// With `EMAKI_EXAMPLE_FAILS=1` the screen is not as designed, to show what failures look like.
  var screen: WelcomeScreen {
    var screen = WelcomeScreen()
    if ProcessInfo.processInfo.environment["EMAKI_EXAMPLE_FAILS"] != nil {
      screen.title = "Goodbye"
      screen.buttonDelay += 2.0 / 60
    }
    return screen
  }

  @Test func atRest() {
    expectSnapshot(of: screen.scene, on: .iPhoneX)
  }

  @Test(arguments: [Device.iPhone16Pro, .iPad]) func onEveryDevice(device: Device) {
    expectSnapshot(of: screen.scene, on: device, theme: .blueprint, named: device.name)
  }

  @Test func underWay() {
    expectSnapshot(of: screen.scene, at: 0.13, on: .iPhoneX)
  }

  @Test func appears() {
    expectMotion(of: screen.scene, motion: "appear", rate: 60, on: .iPhoneX)
  }
}
