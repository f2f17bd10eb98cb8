/// The forms of a motion's specification.
public enum SpecFormat: String, Sendable, Hashable, CaseIterable {
  /// A table for documents.
  case md
  /// A table for programs.
  case csv
  /// Values for programs.
  case json
  /// A chart of the time, and plots of the curves.
  case svg
  /// Code for UIKit, and the animations for SwiftUI.
  case swift
}
