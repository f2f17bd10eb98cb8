/// A command of the program, as its help describes it.
public struct ManualCommand: Sendable {
  /// An argument, option or flag.
  public struct Argument: Sendable {
    /// How it is written: `--scale <n>`.
    public var usage: String
    /// One or more sentences.
    public var help: String

    /// Describes an argument.
    public init(usage: String, help: String) {
      self.usage = usage
      self.help = help
    }
  }

  /// The words behind `emaki`.
  public var name: String
  /// One sentence.
  public var abstract: String
  /// Everything else that its help says, with the examples.
  public var discussion: String
  /// In the order of its help.
  public var arguments: [Argument]

  /// Describes a command.
  public init(name: String, abstract: String, discussion: String, arguments: [Argument]) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.arguments = arguments
  }
}
