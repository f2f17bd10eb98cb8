// As emaki expand --format swift prints it: EMAKI_RECORD=1 swift test --filter ExampleScreenTests
// swift-format-ignore-file

import Emaki

struct ReadyMadeAccordion: Screen {
  let answer1: Name = "answer1", answer2: Name = "answer2", answer3: Name = "answer3"
  let answer4: Name = "answer4", header1: Name = "header1", header2: Name = "header2"
  let header3: Name = "header3", header4: Name = "header4", heading: Name = "heading"
  let icon1: Name = "icon1", icon2: Name = "icon2", icon3: Name = "icon3", icon4: Name = "icon4"
  let sections: Name = "sections"

  var body: Content {
    Scene("Accordion", device: .iPhoneX)
    Label("Questions", id: heading).font("28 bold").pin(top: 16, leading: 20, to: "safeArea")
    Column(id: sections) {
      View(id: "section1") {
        View(id: header1) {
          Icon("bag", id: "mark1").tint(.systemBlue).pin(leading: 20, size: 22, centerY: 0)
          Label("Where is my order?", id: "question1").font("17 medium")
            .pin(leading: 56, centerY: 0)
          View(id: "line1").background(.separator)
            .pin(bottom: 0, leading: 56, trailing: 0, height: 1)
          Icon("chevron-down", id: icon1).tint(.systemGray).pin(trailing: 20, size: 24, centerY: 0)
        }
        .on(
          tap: .action(
            alternate: [
              .steps {
                Animate(duration: 0.16) {
                  answer1.pin(height: 120)
                  icon1(transform: .transform(rotate: 180))
                }
              },
              .steps {
                Animate(duration: 0.16) {
                  answer1.pin(height: 0)
                  icon1(transform: .transform(rotate: 0))
                }
              }
            ]
          )
        ).pin(horizontal: 0, top: 0, height: 56)
        View(id: answer1) {
          View(id: "answerText1").role(.bars).pin(top: 16, leading: 20, trailing: 20, height: 88)
        }
        .role(.fill).background(.systemGray6).clips().pin(horizontal: 0, bottom: 0, height: 0)
        answer1.top == header1.bottom
      }
      View(id: "section2") {
        View(id: header2) {
          Icon("card", id: "mark2").tint(.systemBlue).pin(leading: 20, size: 22, centerY: 0)
          Label("How do I pay?", id: "question2").font("17 medium").pin(leading: 56, centerY: 0)
          View(id: "line2").background(.separator)
            .pin(bottom: 0, leading: 56, trailing: 0, height: 1)
          Icon("chevron-down", id: icon2).tint(.systemGray).pin(trailing: 20, size: 24, centerY: 0)
        }
        .on(
          tap: .action(
            alternate: [
              .steps {
                Animate(duration: 0.16) {
                  answer2.pin(height: 120)
                  icon2(transform: .transform(rotate: 180))
                }
              },
              .steps {
                Animate(duration: 0.16) {
                  answer2.pin(height: 0)
                  icon2(transform: .transform(rotate: 0))
                }
              }
            ]
          )
        ).pin(horizontal: 0, top: 0, height: 56)
        View(id: answer2) {
          View(id: "answerText2").role(.bars).pin(top: 16, leading: 20, trailing: 20, height: 88)
        }
        .role(.fill).background(.systemGray6).clips().pin(horizontal: 0, bottom: 0, height: 0)
        answer2.top == header2.bottom
      }
      View(id: "section3") {
        View(id: header3) {
          Icon("refresh", id: "mark3").tint(.systemBlue).pin(leading: 20, size: 22, centerY: 0)
          Label("Can I send it back?", id: "question3").font("17 medium")
            .pin(leading: 56, centerY: 0)
          View(id: "line3").background(.separator)
            .pin(bottom: 0, leading: 56, trailing: 0, height: 1)
          Icon("chevron-down", id: icon3).tint(.systemGray).pin(trailing: 20, size: 24, centerY: 0)
        }
        .on(
          tap: .action(
            alternate: [
              .steps {
                Animate(duration: 0.16) {
                  answer3.pin(height: 120)
                  icon3(transform: .transform(rotate: 180))
                }
              },
              .steps {
                Animate(duration: 0.16) {
                  answer3.pin(height: 0)
                  icon3(transform: .transform(rotate: 0))
                }
              }
            ]
          )
        ).pin(horizontal: 0, top: 0, height: 56)
        View(id: answer3) {
          View(id: "answerText3").role(.bars).pin(top: 16, leading: 20, trailing: 20, height: 88)
        }
        .role(.fill).background(.systemGray6).clips().pin(horizontal: 0, bottom: 0, height: 0)
        answer3.top == header3.bottom
      }
      View(id: "section4") {
        View(id: header4) {
          Icon("chat", id: "mark4").tint(.systemBlue).pin(leading: 20, size: 22, centerY: 0)
          Label("Who can I ask?", id: "question4").font("17 medium").pin(leading: 56, centerY: 0)
          View(id: "line4").background(.separator)
            .pin(bottom: 0, leading: 56, trailing: 0, height: 1)
          Icon("chevron-down", id: icon4).tint(.systemGray).pin(trailing: 20, size: 24, centerY: 0)
        }
        .on(
          tap: .action(
            alternate: [
              .steps {
                Animate(duration: 0.16) {
                  answer4.pin(height: 120)
                  icon4(transform: .transform(rotate: 180))
                }
              },
              .steps {
                Animate(duration: 0.16) {
                  answer4.pin(height: 0)
                  icon4(transform: .transform(rotate: 0))
                }
              }
            ]
          )
        ).pin(horizontal: 0, top: 0, height: 56)
        View(id: answer4) {
          View(id: "answerText4").role(.bars).pin(top: 16, leading: 20, trailing: 20, height: 88)
        }
        .role(.fill).background(.systemGray6).clips().pin(horizontal: 0, bottom: 0, height: 0)
        answer4.top == header4.bottom
      }
    }
    .pin(horizontal: 0)
    sections.top == heading.bottom + 16
    Motion("tap") { Tap(header1) }
    Motion("thereAndBack") {
      Tap(header1)
      Wait(0.3)
      Tap(header1)
    }
    Motion("all") {
      Tap(header1)
      Tap(header2)
      Tap(header3)
      Tap(header4)
    }
  }
}
