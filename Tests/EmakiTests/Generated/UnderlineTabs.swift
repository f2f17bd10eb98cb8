// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct UnderlineTabs: Screen {
  let bar: Name = "bar", contents: Name = "contents", firstPage: Name = "firstPage"
  let introImage: Name = "introImage", introText: Name = "introText"
  let introTitle: Name = "introTitle", introduction: Name = "introduction", newest: Name = "newest"
  let pages: Name = "pages", safeArea: Name = "safeArea", secondPage: Name = "secondPage"
  let showFirst: Name = "showFirst", showSecond: Name = "showSecond", stories: Name = "stories"
  let storyImage1: Name = "storyImage1", storyImage2: Name = "storyImage2"
  let storyImage3: Name = "storyImage3", storyImage4: Name = "storyImage4"
  let storyImage5: Name = "storyImage5", storyText1: Name = "storyText1"
  let storyText2: Name = "storyText2", storyText3: Name = "storyText3"
  let storyText4: Name = "storyText4", storyText5: Name = "storyText5"
  let storyTitle1: Name = "storyTitle1", storyTitle2: Name = "storyTitle2"
  let storyTitle3: Name = "storyTitle3", storyTitle4: Name = "storyTitle4"
  let storyTitle5: Name = "storyTitle5", underline: Name = "underline"

  var body: Content {
    Scene("Underline tabs", device: .iPhoneX)
    View(id: bar) {
      Row(id: "tabs") {
        Button("新着特集", id: newest).font("14 bold").on(tap: showFirst)
        Button("コンテンツ紹介", id: contents).font("14 bold").on(tap: showSecond)
      }
      .distribution(.fillEqually).pin(.edges)
      View(id: underline).role(.accent).background(.systemBlue)
        .pin(bottom: 0, leading: 0, width: "50%", height: 2)
    }
    .role(.surface).pin(horizontal: 0, top: 0, height: 44, to: safeArea)
    ScrollView(id: pages) {
      Row(id: "pageRow") {
        ContainerView(id: firstPage).embed(stories)
        ContainerView(id: secondPage).embed(introduction)
      }
      .pin(.edges)
      firstPage.width == pages.width
      firstPage.height == pages.height
      secondPage.width == pages.width
    }
    .paging().pin(horizontal: 0, to: safeArea)
    pages.top == bar.bottom
    pages.bottom == superview.bottom
    Controller(stories) {
      Column(id: "storyColumn") {
        View(id: "story1") {
          ImageView("photo", id: storyImage1).cornerRadius(6)
            .pin(vertical: 0, leading: 0, size: [120, 88])
          Label("特集 1", id: storyTitle1).font("17 bold").pin(top: 6)
          View(id: storyText1).role(.bars).pin(trailing: 0, height: 40)
          storyTitle1.leading == storyImage1.trailing + 16
          storyText1.leading == storyTitle1.leading
          storyText1.top == storyTitle1.bottom + 8
        }
        View(id: "story2") {
          ImageView("photo", id: storyImage2).cornerRadius(6)
            .pin(vertical: 0, leading: 0, size: [120, 88])
          Label("特集 2", id: storyTitle2).font("17 bold").pin(top: 6)
          View(id: storyText2).role(.bars).pin(trailing: 0, height: 40)
          storyTitle2.leading == storyImage2.trailing + 16
          storyText2.leading == storyTitle2.leading
          storyText2.top == storyTitle2.bottom + 8
        }
        View(id: "story3") {
          ImageView("photo", id: storyImage3).cornerRadius(6)
            .pin(vertical: 0, leading: 0, size: [120, 88])
          Label("特集 3", id: storyTitle3).font("17 bold").pin(top: 6)
          View(id: storyText3).role(.bars).pin(trailing: 0, height: 40)
          storyTitle3.leading == storyImage3.trailing + 16
          storyText3.leading == storyTitle3.leading
          storyText3.top == storyTitle3.bottom + 8
        }
        View(id: "story4") {
          ImageView("photo", id: storyImage4).cornerRadius(6)
            .pin(vertical: 0, leading: 0, size: [120, 88])
          Label("特集 4", id: storyTitle4).font("17 bold").pin(top: 6)
          View(id: storyText4).role(.bars).pin(trailing: 0, height: 40)
          storyTitle4.leading == storyImage4.trailing + 16
          storyText4.leading == storyTitle4.leading
          storyText4.top == storyTitle4.bottom + 8
        }
        View(id: "story5") {
          ImageView("photo", id: storyImage5).cornerRadius(6)
            .pin(vertical: 0, leading: 0, size: [120, 88])
          Label("特集 5", id: storyTitle5).font("17 bold").pin(top: 6)
          View(id: storyText5).role(.bars).pin(trailing: 0, height: 40)
          storyTitle5.leading == storyImage5.trailing + 16
          storyText5.leading == storyTitle5.leading
          storyText5.top == storyTitle5.bottom + 8
        }
      }
      .spacing(16).pin(horizontal: 16, top: 16)
    }
    .role(.surface)
    Controller(introduction) {
      ImageView("banner", id: introImage).pin(horizontal: 16, top: 16, height: 200).cornerRadius(8)
      Label("コンテンツ紹介", id: introTitle).font("22 bold").pin(leading: 16)
      View(id: introText).role(.bars).pin(horizontal: 16, height: 160)
      introTitle.top == introImage.bottom + 20
      introText.top == introTitle.bottom + 16
    }
    .role(.surface)
    Link(
      from: "pages.page.x", to: underline.leading, input: [0, 1], output: [0, 0.5 * bar.width],
      extrapolate: .extend
    )
    Link(
      from: "pages.page.x",
      to: [newest.textColor: ["label", "systemGray"], contents.textColor: ["systemGray", "label"]],
      input: [0, 1]
    )
    Motion("swipe") { Drag(on: pages, by: [-250, 0], duration: 0.3, mirrors: true) }
    Motion("tapSecond") { Tap(contents) }
    Motion("pullBeforeFirst") { Drag(on: pages, by: [200, 0], duration: 0.3, mirrors: true) }
    Motion(showFirst, after: showSecond) { ScrollTo(view: pages, page: 0, duration: 0.26) }
    Motion(showSecond) { ScrollTo(view: pages, page: 1, duration: 0.26) }
  }
}
