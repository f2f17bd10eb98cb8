import Testing

@Suite struct `Curves of keyframes` {
  @Test func `in the modes with a pace of their own they do nothing, which is told`() throws {
    let notices = Reading.notices(
      """
      children: [{id: a}]
      motions:
        m:
          - keyframes: {mode: paced, frames: [{curve: ease-in, changes: {a.alpha: 0}}]}
      """)
    #expect(
      notices == [
        "4:42 warning: \"curve\" does nothing in the mode paced | it is for the modes linear and cubic"
      ])
  }
}
