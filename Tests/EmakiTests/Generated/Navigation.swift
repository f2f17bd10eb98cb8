// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Navigation: Screen {
  let backToList: Name = "backToList", detail: Name = "detail", heading: Name = "heading"
  let library: Name = "library", list: Name = "list", notes: Name = "notes"
  let notesButton: Name = "notesButton", open: Name = "open", openNotes: Name = "openNotes"
  let picture: Name = "picture", root: Name = "root", row1: Name = "row1"
  let safeArea: Name = "safeArea", search: Name = "search", showNotes: Name = "showNotes"
  let text: Name = "text"

  var body: Content {
    Scene("Navigation", device: .iPhoneX).type(.tabBar).viewControllers([library, search])
    Controller(library).type(.navigation).tabBarItem(title: "Library", icon: "book", badge: "2")
      .viewControllers([list])
    Controller(list, "Library") {
      Column(id: "rows") {
        TableCell(id: row1) {
          ImageView("photo", id: "cover1").cornerRadius(6).pin(leading: 16, size: 64, centerY: 0)
          Label("Chapter 1", id: "name1").font("17 bold").pin(top: 20, leading: 96)
          View(id: "about1").role(.bars).pin(bottom: 16, leading: 96, trailing: 20, height: 18)
        }
        .pin(height: 88).on(tap: open)
        TableCell(id: "row2") {
          ImageView("photo", id: "cover2").cornerRadius(6).pin(leading: 16, size: 64, centerY: 0)
          Label("Chapter 2", id: "name2").font("17 bold").pin(top: 20, leading: 96)
          View(id: "about2").role(.bars).pin(bottom: 16, leading: 96, trailing: 20, height: 18)
        }
        .pin(height: 88).on(tap: open)
        TableCell(id: "row3") {
          ImageView("photo", id: "cover3").cornerRadius(6).pin(leading: 16, size: 64, centerY: 0)
          Label("Chapter 3", id: "name3").font("17 bold").pin(top: 20, leading: 96)
          View(id: "about3").role(.bars).pin(bottom: 16, leading: 96, trailing: 20, height: 18)
        }
        .pin(height: 88).on(tap: open)
        TableCell(id: "row4") {
          ImageView("photo", id: "cover4").cornerRadius(6).pin(leading: 16, size: 64, centerY: 0)
          Label("Chapter 4", id: "name4").font("17 bold").pin(top: 20, leading: 96)
          View(id: "about4").role(.bars).pin(bottom: 16, leading: 96, trailing: 20, height: 18)
        }
        .pin(height: 88).on(tap: open)
        TableCell(id: "row5") {
          ImageView("photo", id: "cover5").cornerRadius(6).pin(leading: 16, size: 64, centerY: 0)
          Label("Chapter 5", id: "name5").font("17 bold").pin(top: 20, leading: 96)
          View(id: "about5").role(.bars).pin(bottom: 16, leading: 96, trailing: 20, height: 18)
        }
        .pin(height: 88).on(tap: open)
        TableCell(id: "row6") {
          ImageView("photo", id: "cover6").cornerRadius(6).pin(leading: 16, size: 64, centerY: 0)
          Label("Chapter 6", id: "name6").font("17 bold").pin(top: 20, leading: 96)
          View(id: "about6").role(.bars).pin(bottom: 16, leading: 96, trailing: 20, height: 18)
        }
        .pin(height: 88).on(tap: open)
        TableCell(id: "row7") {
          ImageView("photo", id: "cover7").cornerRadius(6).pin(leading: 16, size: 64, centerY: 0)
          Label("Chapter 7", id: "name7").font("17 bold").pin(top: 20, leading: 96)
          View(id: "about7").role(.bars).pin(bottom: 16, leading: 96, trailing: 20, height: 18)
        }
        .pin(height: 88).on(tap: open)
      }
      .pin(horizontal: 0, top: 0)
    }
    .role(.surface).rightItems([.view(View(id: "addButton").icon("plus"))])
    Controller(detail, "Chapter 1") {
      ImageView("photo", id: picture).pin(horizontal: 0, top: 0)
      Label("Chapter 1", id: heading).font("28 bold").pin(leading: 20, to: safeArea)
      View(id: text).role(.bars).pin(horizontal: 20, to: safeArea)
      Button("Notes", id: notesButton).background(.systemBlue).textColor(.white).cornerRadius(12)
        .on(tap: openNotes).pin(horizontal: 20, height: 50, to: safeArea)
      picture.height == 220 ~ 400
      heading.top == picture.bottom + 20
      text.top == heading.top + 50
      text.height == 160 ~ 300
      text.height >= 8
      notesButton.bottom == superview.bottom - 24
      notesButton.top >= text.bottom + 16 ~ 900
    }
    .role(.surface).rightItems([.view(View(id: "moreButton").icon("more"))])
    Controller(notes, "Notes") {
      View(id: "notesText").role(.bars).pin(horizontal: 20, top: 20, height: 300, to: safeArea)
    }
    .role(.surface)
    Controller(search, "Search") {
      SearchBar(id: "field").placeholder("Books").pin(horizontal: 0, top: 0, to: safeArea)
      View(id: "results").role(.bars).pin(horizontal: 20, top: 140, height: 160)
    }
    .role(.surface)
    Segue(showNotes, .segue(kind: .show, from: detail, to: notes))
    Segue(backToList, .segue(kind: .unwind, from: notes, to: list))
    Motion("tapRow") { Tap(row1) }
    Motion(open) { Push(controller: detail, onto: library) }
    Motion(openNotes, after: open) { PerformSegue(showNotes) }
    Motion("pushAndPop") {
      Push(controller: detail, onto: library)
      Pop(library)
    }
    Motion("tapBack", after: open) { Tap("detailItemBack") }
    Motion("popByFinger", after: open) {
      Drag(edge: .left, by: [225, 0], duration: 0.3, velocity: [0, 0], mirrors: true)
    }
    Motion("notFarEnough", after: open) {
      Drag(edge: .left, by: [150, 0], duration: 0.3, velocity: [0, 0], mirrors: true)
    }
    Motion("unwind", after: openNotes) { PerformSegue(backToList) }
    Motion("tapSearch") { Tap([-95, -40]) }
    Motion("select", after: open) {
      Select(index: 1, in: root)
      Select(index: 0, in: root)
    }
  }
}
