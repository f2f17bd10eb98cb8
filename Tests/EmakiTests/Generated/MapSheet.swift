// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct MapSheet: Screen {
  let facts: Name = "facts", list: Name = "list", mark: Name = "mark", name: Name = "name"
  let places: Name = "places", safeArea: Name = "safeArea", search: Name = "search"
  let show: Name = "show"

  var body: Content {
    Scene("Around here", device: .iPhone16).role(.surface)
    MapView(id: "town").pins([[110, 190], [250, 150], [205, 300]]).pin(edges: 0)
    Button(id: "here").icon("location").background(.white).cornerRadius(22)
      .pin(top: 12, trailing: 16, size: 44, to: safeArea)
    Controller(places) {
      SearchBar(id: search).placeholder("Search").pin(horizontal: 8, top: 16, to: safeArea)
      TableView(id: list).pin(horizontal: 0, bottom: 0).rowHeight(68)
        .rows(
          [
            .view(
              View {
                Icon("coffee", id: mark).tint(.systemBlue).pin(leading: 20, size: 24, centerY: 0)
                Label("Cedar Café", id: name).font("17 semibold")
                  .pin(top: 12, leading: 60, trailing: 16)
                Label("120 m · open until 19", id: facts).font(15).role(.quiet)
                  .pin(top: 36, leading: 60, trailing: 16)
              }
            ),
            .view(
              View {
                Icon("book", id: mark).tint(.systemBlue).pin(leading: 20, size: 24, centerY: 0)
                Label("The Reading Room", id: name).font("17 semibold")
                  .pin(top: 12, leading: 60, trailing: 16)
                Label("240 m · open until 21", id: facts).font(15).role(.quiet)
                  .pin(top: 36, leading: 60, trailing: 16)
              }
            ),
            .view(
              View {
                Icon("image", id: mark).tint(.systemBlue).pin(leading: 20, size: 24, centerY: 0)
                Label("Museum of Ink", id: name).font("17 semibold")
                  .pin(top: 12, leading: 60, trailing: 16)
                Label("400 m · closes at 17", id: facts).font(15).role(.quiet)
                  .pin(top: 36, leading: 60, trailing: 16)
              }
            ),
            .view(
              View {
                Icon("bag", id: mark).tint(.systemBlue).pin(leading: 20, size: 24, centerY: 0)
                Label("Paper & Silk", id: name).font("17 semibold")
                  .pin(top: 12, leading: 60, trailing: 16)
                Label("650 m · open until 18", id: facts).font(15).role(.quiet)
                  .pin(top: 36, leading: 60, trailing: 16)
              }
            )
          ]
        )
      list.top == search.bottom + 8
    }
    .role(.surface)
    Motion(show) {
      Present(
        controller: places, from: "root", detents: ["medium", "large"],
        largestUndimmedDetent: "medium", grabber: true
      )
    }
    Motion("pullUp", after: show) {
      Drag(on: search, by: [0, -300], duration: 0.4, velocity: [0, 0])
    }
  }
}
