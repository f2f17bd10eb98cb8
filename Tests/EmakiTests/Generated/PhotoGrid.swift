// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct PhotoGrid: Screen {
  let caption: Name = "caption", library: Name = "library", open: Name = "open"
  let photo: Name = "photo", picture: Name = "picture", root: Name = "root"
  let safeArea: Name = "safeArea", viewer: Name = "viewer"

  var body: Content {
    Scene("Photo grid", device: .iPhone16).type(.navigation).viewControllers([library])
    Controller(library, "Library") {
      CollectionView(id: "photos").pin(.edges)
        .layout(itemSize: [120, 130], columns: 3, lineSpacing: 2, itemSpacing: 2)
        .rows(
          [
            .view(
              View {
                ImageView(id: photo).image(name: "bay", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "bay", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "pines", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "pines", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "boat", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "boat", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "nets", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "nets", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "geese", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "geese", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "bridge", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "bridge", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "market", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "market", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "snow", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "snow", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "lantern", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "lantern", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "fair", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "fair", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "roofs", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "roofs", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "harbour", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "harbour", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "gate", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "gate", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "orchard", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "orchard", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "temple", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "temple", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "river", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "river", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "crane", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "crane", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "moon", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "moon", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "ferry", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "ferry", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "garden", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "garden", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "tower", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "tower", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "dunes", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "dunes", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "shore", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "shore", size: [400, 300]))
                  }
                }
              )
            ),
            .view(
              View {
                ImageView(id: photo).image(name: "mill", size: [400, 300])
                  .contentMode(.scaleAspectFill).clips().pin(.edges)
              }
              .on(
                tap: .steps {
                  Parallel {
                    Push(
                      controller: viewer, onto: root,
                      hero: .hero(from: photo, to: picture, duration: 0.45, spring: 0.8)
                    )
                    picture(image: .image(name: "mill", size: [400, 300]))
                  }
                }
              )
            )
          ]
        )
    }
    .role(.surface).rightItems([.view(View(id: "select").text("Select"))])
    Controller(viewer, "14 October") {
      ImageView(id: picture).image(name: "geese", size: [400, 300]).contentMode(.scaleAspectFit)
        .clips().cornerRadius(0).pin(horizontal: 0, aspect: 1.3333, centerY: -20, to: safeArea)
      Label("Kyoto, 14 October, 17:20", id: caption).font(15).role(.quiet).pin(centerX: 0)
      Row(id: "tools") {
        Button(id: "share").icon("share").pin(size: 32)
        Button(id: "info").icon("info").pin(size: 32)
        Button(id: "trash").icon("trash").pin(size: 32)
      }
      .distribution(.equalSpacing).pin(horizontal: 24, bottom: 16, height: 32, to: safeArea)
      caption.top == picture.bottom + 12
    }
    .role(.surface).rightItems([.view(View(id: "like").icon("heart"))])
    Motion(open) {
      Wait(0.2)
      Tap("photos/5")
      Wait(0.1)
    }
    Motion("back", after: open) { Pop(root) }
    Motion("swipeBack", after: open) { EdgePan(edge: .left, by: 260, duration: 0.6) }
  }
}
