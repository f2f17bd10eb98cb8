import EmakiWorkspace
import Testing

@Suite struct `A picture's name` {
  @Test func `is that of its file where nothing is unusual`() {
    #expect(UnitName(file: "screens/login.yaml").text == "screens/login")
    #expect(UnitName(file: "login.v2.yaml").text == "login.v2")
  }

  @Test func `says scene, motion and what is unusual`() {
    let name = UnitName(
      file: "app/Main.storyboard", scene: "Home", motion: "open menu",
      values: ["ipad-pro-11", "dark"])
    #expect(name.text == "app/Main/Home+open_menu@ipad-pro-11-dark")
  }

  @Test func `of no scene, file or motion is taken for another's`() {
    let names = [
      UnitName(file: "login.yaml", values: ["dark"]), UnitName(file: "login-dark.yaml"),
      UnitName(file: "login@dark.yaml"), UnitName(file: "login.yaml", motion: "dark"),
      UnitName(file: "login+dark.yaml"), UnitName(file: "login.yaml", scene: "dark"),
    ].map(\.text)
    #expect(Set(names).count == 5)
    // Both signs become the same one in names of files.
    #expect(names[2] == "login_dark" && names[4] == "login_dark")
  }

  @Test func `leads out of no folder`() {
    #expect(UnitName(file: "a.yaml", scene: "../../x").text == "a/_.._x")
    #expect(UnitName(file: "a.yaml", scene: "..").text == "a/_")
  }
}
