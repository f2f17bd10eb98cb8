import EmakiSets
import Testing

@Suite struct `A picture's name` {
  @Test func `is that of its file where nothing is unusual`() {
    #expect(PictureName(file: "screens/login.yaml").text == "screens/login")
    #expect(PictureName(file: "login.v2.yaml").text == "login.v2")
  }

  @Test func `says scene, motion and what is unusual`() {
    let name = PictureName(
      file: "app/Main.storyboard", scene: "Home", motion: "open menu",
      values: ["ipad-pro-11", "dark"])
    #expect(name.text == "app/Main/Home+open_menu@ipad-pro-11-dark")
  }

  @Test func `of no scene, file or motion is taken for another's`() {
    let names = [
      PictureName(file: "login.yaml", values: ["dark"]), PictureName(file: "login-dark.yaml"),
      PictureName(file: "login@dark.yaml"), PictureName(file: "login.yaml", motion: "dark"),
      PictureName(file: "login+dark.yaml"), PictureName(file: "login.yaml", scene: "dark"),
    ].map(\.text)
    #expect(Set(names).count == 5)
    // Both signs become the same one in names of files.
    #expect(names[2] == "login_dark" && names[4] == "login_dark")
  }

  @Test func `leads out of no folder`() {
    #expect(PictureName(file: "a.yaml", scene: "../../x").text == "a/_.._x")
    #expect(PictureName(file: "a.yaml", scene: "..").text == "a/_")
  }
}
