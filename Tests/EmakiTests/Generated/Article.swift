// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct Article: Screen {
  let article: Name = "article", back: Name = "back", backTop: Name = "backTop"
  let barHeight: Name = "barHeight", header: Name = "header", headerHeight: Name = "headerHeight"
  let headerTitle: Name = "headerTitle", imageHeader: Name = "imageHeader"
  let imagePlace: Name = "imagePlace", likes: Name = "likes", photo: Name = "photo"
  let photoBottom: Name = "photoBottom", photoHeight: Name = "photoHeight", root: Name = "root"
  let ruler: Name = "ruler", safeArea: Name = "safeArea", section1: Name = "section1"
  let titleTop: Name = "titleTop", views: Name = "views"

  var body: Content {
    Scene("Article", device: .iPhoneX)
    ScrollView(id: article) {
      Column(id: "articleColumn") {
        View(id: imageHeader) {
          View(id: imagePlace) {
            ImageView("photo", id: photo).contentMode(.scaleAspectFill)
            View(id: "scrim")
              .gradient(
                [
                  .gradientStop(color: .clear, at: 0.5),
                  .gradientStop(color: .init(light: "#FFFFFFD0", dark: "#000000D0"))
                ]
              ).pin(.edges)
          }
          Constraint(headerHeight, imageHeader.height == 244)
          imagePlace.leading == superview.leading
          imagePlace.trailing == superview.trailing
          imagePlace.bottom == superview.bottom
          imagePlace.height == photo.height
          photo.leading == imagePlace.leading
          photo.trailing == imagePlace.trailing
          Constraint(photoBottom, photo.bottom == imagePlace.bottom + 0)
          Constraint(photoHeight, photo.height == 244)
        }
        View(id: "facts") {
          Label("特集", id: "category").font("13 bold").textColor(.systemBlue)
            .pin(top: 20, leading: 20, to: safeArea)
          Label("タイトルが入ります", id: "headline").font("22 bold")
            .pin(horizontal: 20, top: 42, to: safeArea)
          Icon("eye", id: "viewsIcon").tint(.systemGray)
            .pin(top: 92, leading: 20, size: 20, to: safeArea)
          Label("0", id: views).font("17 bold").pin(top: 84, leading: 48, width: 80, to: safeArea)
          Label("Views", id: "viewsName").font(12).role(.quiet)
            .pin(top: 106, leading: 48, to: safeArea)
          Icon("heart", id: "likesIcon").tint(.systemPink)
            .pin(top: 92, leading: 148, size: 20, to: safeArea)
          Label("0", id: likes).font("17 bold").pin(top: 84, leading: 176, width: 80, to: safeArea)
          Label("Likes", id: "likesName").font(12).role(.quiet)
            .pin(top: 106, leading: 176, to: safeArea)
        }
        .pin(height: 148)
        View(id: section1) {
          Label("はじめに", id: "sectionTitle1").font("17 bold").pin(top: 8, leading: 20, to: safeArea)
          View(id: "sectionText1").role(.bars)
            .pin(horizontal: 20, top: 44, height: 236, to: safeArea)
        }
        .pin(height: 300)
        View(id: "section2") {
          Label("旅の途中", id: "sectionTitle2").font("17 bold").pin(top: 8, leading: 20, to: safeArea)
          View(id: "sectionText2").role(.bars)
            .pin(horizontal: 20, top: 44, height: 236, to: safeArea)
        }
        .pin(height: 300)
        View(id: "section3") {
          Label("山の道", id: "sectionTitle3").font("17 bold").pin(top: 8, leading: 20, to: safeArea)
          View(id: "sectionText3").role(.bars)
            .pin(horizontal: 20, top: 44, height: 236, to: safeArea)
        }
        .pin(height: 300)
        View(id: "section4") {
          Label("海の道", id: "sectionTitle4").font("17 bold").pin(top: 8, leading: 20, to: safeArea)
          View(id: "sectionText4").role(.bars)
            .pin(horizontal: 20, top: 44, height: 236, to: safeArea)
        }
        .pin(height: 300)
        View(id: "section5") {
          Label("むすび", id: "sectionTitle5").font("17 bold").pin(top: 8, leading: 20, to: safeArea)
          View(id: "sectionText5").role(.bars)
            .pin(horizontal: 20, top: 44, height: 236, to: safeArea)
        }
        .pin(height: 300)
      }
      .pin(edges: 0, width: "100%")
    }
    .contentInsetAdjustmentBehavior(.never).role(.surface).background(.systemBackground).pin(.edges)
    View(id: ruler).role(.transparent).frame([0, 0, 1, 1])
    View(id: "navigation") {
      View(id: header) {
        View(id: "headerLine").background(.separator).pin(horizontal: 0, bottom: 0, height: 0.5)
      }
      .role(.surface).background(.systemBackground).alpha(0).pin(horizontal: 0)
      Icon("chevron-backward", id: back).pin(leading: 16, height: 44, to: safeArea)
      Label("タイトルが入ります", id: headerTitle).font("17 bold").align(.center)
        .pin(horizontal: 52, height: 44, to: safeArea)
      header.top == root.top
      Constraint(barHeight, header.height == 88.5)
      Constraint(backTop, back.top == root.top + 44)
      Constraint(titleTop, headerTitle.top == root.top + 44)
    }
    .role(.transparent).pin(horizontal: 0, top: 0, height: 44, to: safeArea)
    Link(
      from: root.safeArea.top, to: [headerHeight: [200, 244], ruler.x: [200, 244]], input: [40, 40]
    )
    Link(
      from: root.safeArea.top,
      to: [barHeight: [64, 88.5], ruler.width: [64, 88.5], ruler.y: [20, 44]], input: [20, 44],
      extrapolate: .extend
    )
    Link(
      from: article.contentOffset.y, to: photoHeight, input: [-1000, 0],
      output: [imageHeader.height + 1000, imageHeader.height]
    )
    Link(
      from: article.contentOffset.y, to: photoBottom, input: [-1, 0, 1], output: [0, 0, 0.5],
      extrapolate: .extend
    )
    Link(from: article.contentOffset.y, to: "imagePlace.clips", input: [0, 0], output: [0, 1])
    Link(
      from: article.contentOffset.y, to: header.alpha, input: [0, ruler.x - ruler.width],
      output: [0, 1]
    )
    Link(
      from: article.contentOffset.y,
      to: [
        backTop: ["ruler.y + ruler.x - ruler.width + 1000", "ruler.y"],
        titleTop: ["ruler.y + ruler.x - ruler.width + 1000", "ruler.y"]
      ], input: [-1000, ruler.x - ruler.width]
    )
    Motion("scroll") { Drag(on: section1, by: [0, -330], duration: 0.6, velocity: [0, 0]) }
    Motion("pull") { Drag(on: article, by: [0, 300], duration: 0.5, velocity: [0, 0]) }
    Motion("flick") { Flick(on: article, velocity: [0, -1200]) }
    Motion("appear") {
      Parallel {
        Count(view: views, to: 12345)
        Count(view: likes, to: 678)
      }
    }
  }
}
