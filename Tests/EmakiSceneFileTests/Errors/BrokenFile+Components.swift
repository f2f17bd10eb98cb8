extension BrokenFile {
  static let components = [
    BrokenFile(
      "component unknown",
      "components: {card: {alpha: 1}}\nchildren: [{component: crad}]",
      "2:24 error: there is no component \"crad\" | did you mean \"card\"?"),
    BrokenFile(
      "component without any",
      "children: [{component: card}]",
      "1:24 error: there is no component \"card\" | components stand under \"components\""),
    BrokenFile(
      "components in a circle",
      "components: {a: {children: [{component: b}]}, b: {component: a}}\n"
        + "children: [{component: a}]",
      "1:62 error: components use one another: a → b → a"),
    BrokenFile(
      "key unknown in a component that nobody uses",
      "components: {a: {alpa: 1}}",
      "1:18 error: unknown key \"alpa\" in component | did you mean \"alpha\"?"),
    BrokenFile(
      "component that is no view",
      "components: {a: 3}",
      "1:17 error: expected a view for component \"a\", got \"3\""),
    BrokenFile(
      "parameters as a list",
      "components: {a: {parameters: [x]}}\nchildren: [{component: a}]",
      "1:30 error: expected a mapping of parameters, got a list "
        + "| parameters: {title: ~, lines: 1}, where ~ has no default"),
    BrokenFile(
      "data that is a number",
      "data: [1]",
      "1:7 error: expected text or a mapping (data) for \"data\", got a list | \"emaki help data\" shows what it takes"
    ),
    BrokenFile(
      "import of a number of things",
      "import: {a: b}",
      "1:9 error: expected text or a list of texts for \"import\", got a mapping | \"emaki help import\" shows what it takes"
    ),
  ]
}
