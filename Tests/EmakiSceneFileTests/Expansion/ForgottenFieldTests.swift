import Testing

@Suite struct ForgottenFieldTests {
  private func notices(_ children: String) -> [String] {
    Reading.notices(
      """
      data: {values: {title: News, items: [{name: A}, {name: B}]}}
      children: [\(children)]
      """)
  }

  @Test func `a value of the data that is named without it is told`() {
    #expect(
      notices("{text: '{title}'}") == [
        "2:19 warning: there is no value for {title} | did you mean {data.title}?"
      ])
  }

  @Test func `so is one of an element where nothing goes through the list`() {
    #expect(
      notices("{kind: table, rows: 3, cell: {text: 'Row {index}: {name}'}, pin: edges}") == [
        "2:48 warning: there is no value for {name} | {item.name} stands for it where rows or a "
          + "repetition go through \"{data.items}\""
      ])
  }

  @Test func `so are names that only what is repeated has`() {
    #expect(
      notices("{text: 'No. {index}'}, {text: '{item.name}'}") == [
        "2:19 warning: there is no value for {index} | {index} is the number of a row or of a copy "
          + "that `repeat` makes",
        "2:42 warning: there is no value for {item} | {item} is an element of the list that rows or a "
          + "repetition go through",
      ])
  }

  @Test(arguments: [
    "{text: '{data.title}'}", "{text: '{other}'}", "{text: '{item.name}', repeat: '{data.items}'}",
    "{text: '{name}', repeat: '{data.items}'}", "{text: '{title|none}', repeat: 2}",
    "{kind: table, pin: edges, cell: {children: [{text: '{name}'}]}, "
      + "sections: [{header: H, rows: [{name: A}]}]}",
  ])
  func `what is put in, has a fallback or means nothing stays as it is`(child: String) {
    #expect(notices(child) == [])
  }
}
