// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Table: Screen {
  let article: Name = "article", list: Name = "list", safeArea: Name = "safeArea"
  let shelf: Name = "shelf"

  var body: Content {
    Scene("Table", device: .iPhoneX)
    CollectionView(id: shelf).role(.surface)
      .layout(
        direction: .horizontal, itemSize: [96, 96], lineSpacing: 12,
        insets: .insets(horizontal: 16, vertical: 12)
      ).pin(horizontal: 0, top: 0, height: 120, to: safeArea).rows(50)
      .cell(
        View {
          Icon("image").pin(top: 22, size: 30, centerX: 0)
          Label("No. {index}").font(13).pin(bottom: 12, centerX: 0)
        }
        .role(.fill).cornerRadius(10)
      )
    TableView(id: list).selected(2).pin(horizontal: 0, bottom: 0)
      .header(
        .view(
          View { Label("Reading list").font(.title2).pin(vertical: 13, leading: 16, to: safeArea) }
        )
      )
      .sections(
        [
          .section(
            rows: [
              .view(
                View(id: article) {
                  Label("Short", id: "article-title").font(.headline).pin(horizontal: 16, top: 10)
                  Label("One line.", id: "article-text").font(14).role(.quiet).lines(0)
                    .pin(horizontal: 16, bottom: 10)
                  Name("article-text").top == Name("article-title").bottom + 4
                }
              ),
              .view(
                View(id: article) {
                  Label("Long", id: "article-title").font(.headline).pin(horizontal: 16, top: 10)
                  Label(
                    "A row is as high as its text asks for, so this one, which has a good deal more to say, is higher than the one above it.",
                    id: "article-text"
                  ).font(14).role(.quiet).lines(0).pin(horizontal: 16, bottom: 10)
                  Name("article-text").top == Name("article-title").bottom + 4
                }
              ),
              .view(
                View(id: article) {
                  Label("Chosen", id: "article-title").font(.headline).pin(horizontal: 16, top: 10)
                  Label("A selected row.", id: "article-text").font(14).role(.quiet).lines(0)
                    .pin(horizontal: 16, bottom: 10)
                  Name("article-text").top == Name("article-title").bottom + 4
                }
              ),
              .view(
                View(id: article) {
                  Label("Empty", id: "article-title").font(.headline).pin(horizontal: 16, top: 10)
                  Label("No text.", id: "article-text").font(14).role(.quiet).lines(0)
                    .pin(horizontal: 16, bottom: 10)
                  Name("article-text").top == Name("article-title").bottom + 4
                }
              )
            ], header: "Articles"
          ),
          .section(
            rows: 100000,
            cell: View(id: "entry") {
              Icon("bookmark", id: "entry-icon").pin(leading: 16, size: 22, centerY: 0)
              Label("Article {index}", id: "entry-title").pin(leading: 52, centerY: 0)
              owner.height == 56
            }
            .style(.disclosureIndicator), header: "Archive"
          )
        ]
      )
    list.top == shelf.bottom
    Motion("archive") { ScrollTo(view: list, row: 50000, duration: 1) }
    Motion("browse") {
      ScrollTo(view: list, offset: [0, 300], duration: 0.6)
      ScrollTo(view: shelf, offset: [400, 0], duration: 0.4)
    }
  }
}
