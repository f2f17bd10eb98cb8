extension BrokenFile {
  static let syntax = [
    BrokenFile(
      "empty", "",
      "1:1 error: the file is empty | a scene starts with \"children:\" and a list of views"),
    BrokenFile(
      "only a comment", "# nothing\n",
      "1:1 error: the file is empty | a scene starts with \"children:\" and a list of views"),
    BrokenFile(
      "control character", "title: a\u{1}b\n",
      "1:9 error: not a text file: it has control characters"
        + " | a scene file is YAML or JSON in UTF-8"),
    BrokenFile(
      "list at the top", "- a\n- b\n",
      "1:1 error: a scene file is a mapping, not a list"
        + " | a scene starts with \"children:\" and a list of views"),
    BrokenFile(
      "word at the top", "hello\n",
      "1:1 error: a scene file is a mapping, not \"hello\""
        + " | a scene starts with \"children:\" and a list of views"),
    BrokenFile(
      "tab", "children:\n\t- id: a\n",
      "2:1 error: a tab indents this line | YAML is indented with spaces"),
    BrokenFile(
      "conflict of a merge",
      "title: a\n<<<<<<< HEAD\nchildren: []\n=======\nchildren: [{id: a}]\n>>>>>>> other\n",
      "2:1 error: this file has a conflict of a merge that nobody has resolved"
        + " | choose a side and delete the lines with <<<<<<<, ======= and >>>>>>>"),
    BrokenFile(
      "unclosed quote", "device: iPhone X\ntitle: \"abc\nchildren: []\n",
      "2:8 error: this quote is never closed | close it with the same quote"),
    BrokenFile(
      "colon in a text", "children:\n  - text: a: b\n",
      "2:12 error: mapping values are not allowed in this context"
        + " | a text with \": \" in it stands in quotes"),
    BrokenFile(
      "at sign", "children:\n  - id: @a\n",
      "2:9 error: found character that cannot start any token while scanning for the next token"
        + " | such a text stands in quotes"),
    BrokenFile(
      "unclosed brace", "children:\n  - {id: a, alpha: 1\n  - {id: b}\n",
      "3:5 error: did not find expected ',' or '}' while parsing a flow mapping"
        + " | is a \"}\" or a comma missing?"),
    BrokenFile(
      "braces in a text in braces", "children:\n  - {id: row{index}s, repeat: 2}\n",
      "2:13 error: braces without quotes are a mapping"
        + " | a text with braces stands in quotes: \"row{index}s\""),
    BrokenFile(
      "comma in a text in braces", "children:\n  - {id: a, text: Hello, my friend, alpha: 1}\n",
      "2:26 error: the comma before \"my friend\" ends the text"
        + " | in braces a text with a comma stands in quotes: \"Hello, my friend\""),
    BrokenFile(
      "comma in a number in braces", "children:\n  - {id: a, text: Pay ¥12,480, alpha: 1}\n",
      "2:27 error: the comma before \"480\" ends the text"
        + " | in braces a text with a comma stands in quotes: \"Pay ¥12,480\""),
    BrokenFile(
      "comma in the text of a row",
      "children:\n  - {id: a, rows: [{t: So far, so good}], cell: {text: \"{t}\"}}\n",
      "2:32 error: the comma before \"so good\" ends the text"
        + " | in braces a text with a comma stands in quotes: \"So far, so good\""),
    BrokenFile(
      "commas of a curve in braces",
      "children: []\nmotions: {m: [animate: {curve: cubic-bezier(0.2, 0, 0, 1)}]}\n",
      "2:50 error: the comma before \"0\" ends the text"
        + " | in braces a text with a comma stands in quotes: \"cubic-bezier(0.2, 0, …\""),
    BrokenFile(
      "undefined alias", "children: *nope\n",
      "1:11 error: there is no anchor for this alias | an anchor is written &name"),
    BrokenFile(
      "two documents", "title: a\n---\ntitle: b\n",
      "2:1 error: a second document starts here | a file holds one document"),
    BrokenFile(
      "duplicate key", "title: A\ndevice: iPhone X\ntitle: B\n",
      "3:1 error: duplicate key \"title\" | the first is in line 1"),
    BrokenFile(
      "duplicate key of a view", "children:\n  - id: a\n    alpha: 1\n    id: b\n",
      "4:5 error: duplicate key \"id\" | the first is in line 2"),
    BrokenFile(
      "list as key", "a: &a [1]\n? *a\n: b\n",
      "2:3 error: a key is a word, not a list, a mapping or an alias"),
    BrokenFile(
      "JSON with two mistakes",
      "{\"children\": [\n\t{\"id\": \"a\", \"alpha\": \"1\"},\n\t{\"id\": \"b\", \"alpa\": 1}\n]}\n",
      "2:24 error: expected a number from 0 to 1 for \"alpha\", got \"1\""
        + " | a number stands without quotes",
      "3:14 error: unknown key \"alpa\" in view | did you mean \"alpha\"?"),
  ]
}
