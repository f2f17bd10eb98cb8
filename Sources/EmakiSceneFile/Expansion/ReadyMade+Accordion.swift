extension ReadyMade {
  static let accordion = ReadyMade(
    name: "accordion",
    doc: "Sections that open and close under a finger; the icons of their headers turn by "
      + "half.",
    parameters: [
      Parameter(
        "heading", .text, default: "Questions",
        "The title of the screen."),
      Parameter(
        "sections", .list(.map(.text, of: "values")), default: accordionSections,
        "The sections: title and icon."),
      Parameter(
        "headerHeight", .length, default: "56",
        "The height of a section's header, points."),
      Parameter(
        "sectionHeight", .length, default: "120",
        "The height of an open section, points."),
      Parameter(
        "duration", .seconds, default: "0.16",
        "Seconds of opening and closing."),
    ],
    template: accordionViews + accordionBehaviour)

  private static let accordionSections = """
    [{title: Where is my order?, icon: bag},
     {title: How do I pay?, icon: card},
     {title: Can I send it back?, icon: refresh},
     {title: Who can I ask?, icon: chat}]
    """

  private static let accordionViews = """
    title: Accordion
    device: iPhone X
    children:
      - {id: heading, text: "{heading}", font: 28 bold, pin: {top: 16, leading: 20, to: safeArea}}
      - id: sections
        kind: column
        pin: {horizontal: 0}
        children:
          - id: section{index}
            children:
              - id: header{index}
                on:
                  tap:
                    alternate:
                      - - animate:
                            duration: "{duration}"
                            changes:
                              answer{index}.pin.height: "{sectionHeight}"
                              icon{index}.transform: {rotate: 180}
                      - - animate:
                            duration: "{duration}"
                            changes:
                              answer{index}.pin.height: 0
                              icon{index}.transform: {rotate: 0}
                pin: {top: 0, horizontal: 0, height: "{headerHeight}"}
                children:
                  - id: "mark{index}"
                    icon: "{icon}"
                    tint: systemBlue
                    pin: {leading: 20, centerY: 0, size: 22}
                  - id: "question{index}"
                    text: "{title}"
                    font: 17 medium
                    pin: {leading: 56, centerY: 0}
                  - id: "line{index}"
                    background: separator
                    pin: {leading: 56, trailing: 0, bottom: 0, height: 1}
                  - id: "icon{index}"
                    icon: chevron-down
                    tint: systemGray
                    pin: {trailing: 20, centerY: 0, size: 24}
              - id: answer{index}
                role: fill
                background: systemGray6
                clips: true
                pin: {horizontal: 0, bottom: 0, height: 0}
                children:
                  - id: "answerText{index}"
                    role: bars
                    pin: {top: 16, leading: 20, trailing: 20, height: 88}
            constraints:
              - answer{index}.top == header{index}.bottom
            repeat: "{sections}"

    """

  private static let accordionBehaviour = """
    constraints:
      - sections.top == heading.bottom + 16
    motions:
      tap: [tap: header1]
      thereAndBack:
        - tap: header1
        - wait: 0.3
        - tap: header1
      all:
        - tap: header{index}
          repeat: "{sections}"
    """
}
