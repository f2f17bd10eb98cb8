import EmakiInterfaceBuilder
import EmakiLayout
import EmakiScenes
import Testing

@Suite struct `Names of views and constraints` {
  private func names() throws -> ObjectNames {
    try Fixture("names-of-views-and-constraints.storyboard", .device(Fixture.phone))
      .scene("one").names
  }

  @Test func `a view has outlet, user label and restoration id`() throws {
    let names = try names()
    for name in ["header", "The Header", "header-restored"] {
      #expect(names.views[name] == ["view-1"], "\(name)")
    }
  }

  @Test func `an outlet collection numbers its views`() throws {
    let names = try names()
    #expect(names.views["tiles[0]"] == ["tile-1"])
    #expect(names.views["tiles[1]"] == ["tile-2"])
  }

  @Test func `a name of several views lists them all`() throws {
    #expect(try names().views["Tile"] == ["tile-1", "tile-2"])
  }

  @Test func `a repeated row has its number behind its names`() throws {
    let names = try names()
    #expect(names.views["rowTitle"] == ["row-label"])
    #expect(names.views["rowTitle#2"] == ["row-label#2"])
  }

  @Test func `a constraint has outlet, identifier and object id`() throws {
    let names = try names()
    for name in ["headerHeight", "the height", "con-1"] {
      #expect(names.constraints[name] == ["headerHeight"], "\(name)")
    }
  }

  @Test func `constraints of one identifier keep apart by their object ids`() throws {
    let names = try names()
    #expect(names.constraints["side"] == ["con-2", "con-3"])
    #expect(names.constraints["con-3"] == ["con-3"])
  }

  @Test func `a constraint without a name is known by its object id`() throws {
    #expect(try names().constraints["con-4"] == ["con-4"])
  }
}
