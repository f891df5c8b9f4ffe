internal import Exporting
internal import Phrases
internal import Scenarios
internal import TerminalUI

/// The answer of `vdl rules --doubt`: the rules that rest on little, and experiments that would settle some.
struct DoubtReport {
  let rules: [RuleEntry]
  let experiments: [Experiment]

  private func rules(in doubt: Doubt) -> [RuleEntry] { rules.filter { $0.doubt == doubt } }

  /// The report a piece for each rule, so that no rule is torn apart between screens.
  var pieces: [Screenful.Piece] {
    Doubt.allCases.flatMap { doubt -> [Screenful.Piece] in
      let rules = rules(in: doubt)
      return rules.enumerated().map { number, rule in
        { console in
          if number == 0 {
            console.heading("\(Self.title(of: doubt)), \(numbered(rules.count, "rule"))")
            console.prose(Self.meaning(of: doubt))
            console.line()
          }
          console.line(console.style.heading(rule.id))
          console.prose(rule.sentence, first: "  ")
          if let alternative = rule.alternative {
            console.prose("Or: " + alternative, first: "  ")
          }
          if number == rules.count - 1 { console.line() }
        }
      }
    } + experimentPieces
  }

  private var experimentPieces: [Screenful.Piece] {
    experiments.enumerated().map { number, experiment in
      { console in
        if number == 0 {
          console.heading("Experiments, \(experiments.count)")
          console.prose(
            "Each is a whole app: 'vdl rules --experiment NAME' prints its code. Put it in the place of the "
              + "app delegate in a new iOS project without scenes, run it on a device, and compare what it prints "
              + "with what 'vdl run' prints.")
          console.line()
        }
        console.line(console.style.heading(experiment.name))
        console.prose(experiment.question, first: "  ")
        console.prose("It settles \(list(experiment.settles)).", first: "  ")
      }
    }
  }

  private static func title(of doubt: Doubt) -> String {
    switch doubt {
    case .recall: "On recall"
    case .oneLog: "On one log"
    case .otherImplementation: "On other implementations"
    case .documents: "On documents"
    }
  }

  private static func meaning(of doubt: Doubt) -> String {
    switch doubt {
    case .recall: "Somebody remembers it; no source was found. No question asks about these."
    case .oneLog: "One person published what a device printed, or measured it."
    case .otherImplementation: "Another implementation of UIKit does so; its authors may be wrong."
    case .documents: "Apple promises it. No log was needed, or none was found."
    }
  }

  var json: JSON {
    .object([
      "version": .int(1),
      "doubts": .array(
        Doubt.allCases.map { doubt in
          .object([
            "basis": .string(doubt.rawValue),
            "rules": .array(rules(in: doubt).map { .string($0.id) }),
          ])
        }),
      "experiments": .array(
        experiments.map { experiment in
          .object([
            "name": .string(experiment.name), "question": .string(experiment.question),
            "settles": .array(experiment.settles.map { .string($0) }),
            "text": .string(experiment.text),
          ])
        }),
    ])
  }
}
