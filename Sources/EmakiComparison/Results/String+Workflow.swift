extension String {
  /// Safe as the message of a workflow command.
  var escapedForWorkflow: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Safe as a property of a workflow command, of which colons and commas are marks.
  var escapedForWorkflowProperty: String {
    escapedForWorkflow.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
