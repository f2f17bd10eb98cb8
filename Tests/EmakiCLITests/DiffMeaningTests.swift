import Foundation
import TestSupport
import Testing

/// What `emaki diff` tells beyond the first picture.
@Suite struct `A difference that is not seen at first` {
  /// A screen that is clear until its motion has run.
  private static func hello(
    _ text: String = "Welcome", top: Int = 200, title: String = "Hello"
  ) -> String {
    """
    title: \(title)
    children:
      - {id: title, text: \(text), font: 28 bold, pin: {top: 100, left: 24}}
      - {id: card, background: systemBlue, pin: {top: \(top), horizontal: 24, height: 80}}
    motions:
      appear:
        - set: {title.alpha: 0, card.alpha: 0}
        - animate: {duration: 0.4, changes: {title.alpha: 1, card.alpha: 1}}

    """
  }

  @Test func `is told, and drawn where it is seen`() throws {
    let repository = try Repository()
    try repository.commit(Self.hello(), to: "hello.yaml")
    _ = try repository.scratch.write(Self.hello("Goodbye", top: 500), to: "hello.yaml")
    let pictures = repository.scratch.path("pictures")
    let result = try repository.diff("HEAD", "-o", pictures, files: "hello.yaml")
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.text.contains("scene \"Hello\" changed, seen at 0.4 s\n"))
    #expect(result.text.contains("text \"Welcome\" → \"Goodbye\""))
    #expect(result.text.contains("view#card: y 200 → 500 (+300)"))
    let names = ["before", "after"].map { "pictures/Hello-\($0).png" }
    #expect(try repository.scratch.data(names[0]) != repository.scratch.data(names[1]))
  }

  @Test func `is one where only what comes later is another`() throws {
    let repository = try Repository()
    func scene(_ text: String, _ height: Int) -> String {
      """
      children:
        - {id: a, text: A, pin: {top: 100, left: 20}}
        - {id: b, hidden: true, pin: {top: 0, left: 0, width: 20, height: \(height)}}
      controllers:
        next: {children: [{id: said, text: \(text), pin: {top: 100, left: 20}}]}
      motions: {go: [present: {controller: next, from: root}]}

      """
    }
    try repository.commit(scene("One", 10), to: "a.yaml")
    try repository.commit(scene("Two", 10), to: "a.yaml")
    let later = try repository.diff("HEAD~1", "HEAD", files: "a.yaml")
    #expect(later.status == 1, "\(later.errors)")
    #expect(later.text.contains("text \"One\" → \"Two\""), "\(later.text)")
    try repository.commit(scene("Two", 30), to: "a.yaml")
    let hidden = try repository.diff("HEAD~1", "HEAD", files: "a.yaml")
    #expect(hidden.status == 1 && hidden.text.contains("view#b: height 10 → 30 (+20)"))
  }

  @Test func `is none where states, constraints and comments stand in another order`() throws {
    let repository = try Repository()
    func scene(_ isReversed: Bool) -> String {
      func order(_ parts: String...) -> String {
        (isReversed ? parts.reversed() : parts).joined(separator: ", ")
      }
      return """
        # \(isReversed)
        children:
          - {id: a, background: red, pin: {\(order("top: 100", "left: 20", "size: 40"))}}
          - {id: b, background: blue, pin: {\(order("left: 20", "top: 300", "size: 40"))}}
        states:
          \(order("one: {a.alpha: 0, b.alpha: 0}", "two: {b.alpha: 1}").replacing(
            "}, ", with: "}\n  "))
        motions: {\(order("go: [set: {a.alpha: 1}]", "back: [set: {b.alpha: 1}]"))}
        defaultMotion: go

        """
    }
    try repository.commit(scene(false), to: "a.yaml")
    _ = try repository.scratch.write(scene(true), to: "a.yaml")
    let result = try repository.diff("HEAD", files: "a.yaml")
    #expect(result.status == 0, "\(result.text)\(result.errors)")
  }

  @Test func `follows a scene file to its new name`() throws {
    let repository = try Repository()
    let text = Self.hello().replacing("title: Hello\n", with: "")
    try repository.commit(text, to: "hello.yaml")
    try repository.git("mv", "hello.yaml", "welcome.yaml")
    try repository.commit()
    let renamed = try repository.diff("HEAD~1", "HEAD", files: "welcome.yaml")
    #expect(renamed.status == 0, "\(renamed.text)")
    _ = try repository.scratch.write(
      text.replacing("Welcome", with: "Goodbye"), to: "welcome.yaml")
    let changed = try repository.diff("HEAD~1", files: "welcome.yaml")
    #expect(changed.status == 1)
    #expect(changed.text.contains("welcome.yaml: scene \"welcome\" changed"))
  }

  @Test func `is told of the other files where one cannot be read`() throws {
    let repository = try Repository()
    try repository.commit(Self.hello(), to: "good.yaml")
    try repository.commit("childrn: []\n", to: "bad.yaml")
    _ = try repository.scratch.write(Self.hello("Goodbye"), to: "good.yaml")
    _ = try repository.scratch.write(Self.hello(), to: "bad.yaml")
    let result = try repository.diff("HEAD", files: "bad.yaml", "good.yaml", "missing.yaml")
    #expect(result.status == 2)
    #expect(result.text.contains("text \"Welcome\" → \"Goodbye\""))
    let bad = repository.scratch.path("bad.yaml")
    #expect(result.errors.contains("HEAD:\(bad):1:1: error: unknown key \"childrn\""))
    #expect(result.errors.contains("there is no \(repository.scratch.path("missing.yaml"))"))
  }
}
