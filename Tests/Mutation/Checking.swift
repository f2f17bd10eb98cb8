@testable import EmakiSceneFile
@testable import EmakiSceneFormat
import Foundation
import TestSupport

extension Bench {
  /// Has sets checked in every form: pictures, frames and keys in one set of many, the rest in a small
  /// set each, where a scene that is gone is told only where all others can be drawn.
  static func checking(
    _ mutations: [Mutation], _ drawn: Drawn, _ base: (frames: Entry, first: Entry),
    _ beside: Entry, _ root: String
  ) -> [Job] {
    CheckForm.allCases.flatMap { form -> [Job] in
      let index = form == .moment ? 1 : 0
      let looks = (
        base: index == 0 ? base.frames : base.first, old: drawn.old[index], new: drawn.new[index]
      )
      let taken = mutations.filter { Comparer.check(form).takes($0) }
      let isAlone = Dictionary(grouping: taken) { mutation in
        switch mutation.subject {
        case .set: true
        // The name of a link that leads nowhere, or out of the set, is an error of all that are named.
        case .scene where form == .file && mutation.after?.isLink ?? false: true
        case .scene, .key:
          mutation.before == nil || Drawn.of(mutation.id, in: looks.new).isEmpty
        default: mutation.before == nil
        }
      }
      let many = isAlone[false] ?? []
      let batch: Job = {
        var (before, after) = (Mutation.companions, Mutation.companions)
        before["emaki.yaml"] = .text(SmallSet.settings)
        before["beside"] = beside.with { $0["scene"] = nil }
        for (name, entry) in before.entries { after[name] = entry }
        for mutation in many {
          add(mutation, looks.old, to: &before, isAfter: false)
          add(mutation, looks.old, to: &after, isAfter: true)
        }
        let folder = "\(root)/check-\(form)"
        try Entry.folder(["beside": beside]).write(to: folder)
        let run = try form.run(
          in: "\(folder)/set", from: before, to: after, files: many.map { "\($0.id).yaml" })
        return try Told.all(of: run).map { (.check(form), $0.key, $0.value) }
      }
      return [batch]
        + (isAlone[true] ?? []).map { mutation in
          {
            let folder = "\(root)/check-\(form)-\(mutation.id)"
            try Entry.folder(["beside": beside]).write(to: folder)
            let small = SmallSet(looks.base)
            let (before, after) = states(mutation, small, looks.old)
            let run = try form.run(
              in: "\(folder)/set", from: before, to: after,
              files: [mutation.subject == .set ? "c.yaml" : "\(mutation.id).yaml"],
              tamper: mutation.set?.tamper)
            return [(.check(form), mutation.id, Told(run))]
          }
        }
    }
  }

  /// Puts a mutation into a set of many: the baseline is changed of a picture, the scene of a key.
  private static func add(
    _ mutation: Mutation, _ drawn: Entry, to set: inout Entry, isAfter: Bool
  ) {
    switch mutation.subject {
    case .picture, .frames:
      let isMoving = mutation.subject == .frames
      if mutation.before != nil {
        set["\(mutation.id).yaml"] = .text(isMoving ? Mutation.moving : Mutation.still)
      }
      set["baselines/\(mutation.name)"] = isAfter ? mutation.after : mutation.before
    default:
      set[mutation.name] = isAfter ? mutation.after : mutation.before
      for (name, entry) in Drawn.of(mutation.id, in: drawn) { set["baselines/\(name)"] = entry }
    }
  }

  /// A small set with a mutation in it, before and after.
  private static func states(
    _ mutation: Mutation, _ small: SmallSet, _ drawn: Entry
  ) -> (before: Entry, after: Entry) {
    var (before, after) = (small.entry, small.entry)
    if let set = mutation.set {
      set.change(&after, small)
    } else {
      for (name, entry) in Mutation.companions.entries {
        (before[name], after[name]) = (entry, entry)
      }
      add(mutation, drawn, to: &before, isAfter: false)
      add(mutation, drawn, to: &after, isAfter: true)
    }
    return (before, after)
  }
}

extension SetMutation {
  /// As one of all mutations.
  func mutation(of small: SmallSet) -> Mutation {
    var mutation = Mutation(.set, what, small.entry, small.entry.with { change(&$0, small) })
    mutation.statement = statement
    mutation.set = self
    return mutation
  }
}

extension Mutation {
  /// Whether it is a key of a view that the table of properties has.
  var isProperty: Bool {
    guard subject == .key, what.hasPrefix("view.") else { return false }
    return PropertyKey.named(String(what.dropFirst(5)))?.home != nil
  }
}
