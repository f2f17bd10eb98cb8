import Foundation
import Testing

@Suite struct `The list of devices` {
  private struct List: Decodable {
    struct Item: Decodable {
      struct Sides: Decodable, Equatable { var top, left, bottom, right: Double }
      var name, title: String
      var width, height, scale: Double
      var safeArea, landscapeSafeArea: Sides
      var also: [String]
    }
    var devices: [Item]
  }

  @Test func `says in JSON what it says in its table`() throws {
    let json = try Program.run(["devices", "--format", "json"])
    #expect(json.status == 0 && json.errors.isEmpty)
    let list = try JSONDecoder().decode(List.self, from: Data(json.output))
    let lines = try Program.run(["devices"]).text.split(separator: "\n").dropFirst()
    #expect(list.devices.map(\.name) == lines.map { String($0.prefix { $0 != " " }) })
    let phone = try #require(list.devices.first { $0.name == "iphone-x" })
    #expect(phone.title == "iPhone X" && phone.also.contains("iphone-xs"))
    #expect([phone.width, phone.height, phone.scale] == [375, 812, 3])
    #expect(phone.safeArea == .init(top: 44, left: 0, bottom: 34, right: 0))
    #expect(phone.landscapeSafeArea == .init(top: 0, left: 44, bottom: 21, right: 44))
  }
}
