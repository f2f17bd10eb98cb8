import EmakiLayout
import Testing

@Suite struct `The identity of a view` {
  @Test(arguments: ViewID.Part.allCases)
  func `a part is shown as its whole with its name, and is no view of that name`(
    part: ViewID.Part
  ) {
    let whole: ViewID = "detail"
    let id = whole.part(part)
    #expect(id.rawValue == "detail" + part.rawValue && "\(id)" == id.rawValue)
    let named = ViewID(id.rawValue)
    #expect(named.rawValue == id.rawValue && named != id)
    #expect(Set([id, named]).count == 2 && (id < named) != (named < id))
  }

  @Test func `parts differ by their wholes, whatever their names have in common`() {
    let title = ViewID("a").part(.item).part(.largeTitle)
    #expect(title.rawValue == "aItemLarge")
    #expect(title != ViewID("aItem").part(.largeTitle))
    let all = ViewID.Part.allCases.flatMap { first in
      ViewID.Part.allCases.map { ViewID("a").part(first).part($0) }
    }
    #expect(Set(all).count == all.count)
  }

  @Test(arguments: ViewID.Part.allCases)
  func `a part of a row is in it beside a view of that name`(part: ViewID.Part) {
    let row = ViewID("list").row(2)
    let id = row.inner("title").part(part)
    #expect(row == "list/3" && row.rowNumber == 2)
    #expect(id.placeInRows?.table == "list" && id.placeInRows?.row == row)
    #expect(id.isInside(row) && row.inner(id.path(in: row)) == id)
    #expect(ViewID.inRows(of: "list", part: id.path(in: row)).means(id))
    #expect(!ViewID.inRows(of: "list", part: "title\(part.rawValue)").means(id))
    #expect(id.rowNumber == nil)
  }

  @Test func `a view that is called like the start of another is not around it`() {
    #expect(ViewID("list/31/title").isInside("list/31") && ViewID("list/3/title").isInside("list"))
    #expect(!ViewID("list/31/title").isInside("list/3") && !ViewID("list/3").isInside("list/3"))
    #expect(!ViewID("lists/3").isInside("list"))
  }
}
