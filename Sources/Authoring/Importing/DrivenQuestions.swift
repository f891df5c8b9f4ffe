internal import ContentImport
internal import Diagnostics
internal import Driving
internal import Releases
internal import Scenarios
internal import SwiftFrontend
internal import Words

/// Questions about view controllers of somebody's app: an order, a count and a state of each.
struct DrivenQuestions {
  private(set) var questions: [ImportedQuestion] = []
  /// Why others were not made, with their places.
  private(set) var reasons: [String] = []

  init(of subjects: [DrivableClass], in file: DrivableFile, model: Model) {
    // Questions are about the system that they are about when they name none.
    let run: @Sendable (Scenario, Limits) -> Run = { scenario, limits in
      var scenario = scenario
      scenario.ios = .ofQuestions
      return LargeStack.run { [scenario] in model.run(scenario, limits) }
    }
    let author = QuestionAuthor(model)
    for subject in subjects {
      do throws(ExcerptedDrive.Refusal) {
        let excerpt = try ExcerptedDrive(of: file.drive(subject, run: run), run: run)
        let requests = DrivenRequests(about: subject, in: excerpt)
        let made = Workers.map(requests.all.count, with: model.repeatedRuns) { index, run in
          requests.all[index].question(by: author, run: run)
        }
        for (request, question) in zip(requests.all, made) {
          if let question, !question.text.isEmpty {
            questions.append(question)
            continue
          }
          let reason =
            question?.diagnostics.first?.message
            ?? Words.Drives.noPromisedCount(of: subject.name)
          reasons.append(
            Words.Drives.notAsked("\(subject.written.location)", kind: request.kind, reason))
        }
      } catch {
        reasons.append(
          Words.Drives.nothingAsked(
            "\(subject.written.location)", of: subject.name, error.reason))
      }
    }
  }
}

/// What may be asked of a class.
private struct DrivenRequests: Sendable {
  let all: [Request]

  /// A kind of question, with what it could ask, the best first.
  struct Request: Sendable {
    var kind: String
    var sections: [AnnotatedSwift.Section]

    /// The first that passes the check; else the first, with what is wrong.
    func question(
      by author: QuestionAuthor, run: @escaping (Scenario) -> Run
    ) -> ImportedQuestion? {
      var refused: ImportedQuestion?
      for section in sections {
        let made = author.question(from: section, run: run)
        if !made.text.isEmpty { return made }
        refused = refused ?? made
      }
      return refused
    }
  }

  init(about subject: DrivableClass, in excerpt: ExcerptedDrive) {
    let events = excerpt.run.events.filter {
      $0.isOverridden && !callbacksOfUnpromisedNumber.contains($0.callback)
    }
    let names = events.map(\.name)
    let id = Self.id(of: subject.name)
    let life =
      switch subject.shownAs {
      case .pushed: Words.Drives.pushed
      case .asRoot: Words.Drives.asRoot
      case .presented: Words.Drives.presented
      }
    func section(_ kind: String, _ object: String, _ question: String) -> AnnotatedSwift.Section {
      AnnotatedSwift.Section(
        id: "\(id)-\(kind)",
        prompt: Words.Drives.question(question, about: subject.simpleName, life: life),
        kind: kind, object: object, code: excerpt.code, at: subject.written.location)
    }
    let distinct = names.uniqued()
    // What comes often tells more of those who answer.
    let counted = distinct.enumerated().sorted { a, b in
      let often = [a, b].map { candidate in names.count { $0 == candidate.element } }
      return (often[1], a.offset) < (often[0], b.offset)
    }
    all = [
      Request(
        kind: "order",
        sections: ["", Self.life(of: subject, in: excerpt.run)].map {
          section("order", $0, Words.Questions.whichOrder)
        }),
      Request(
        kind: "count",
        sections: counted.map { _, name in
          section(
            "count", name,
            Words.Questions.howOften(name.split(separator: ".").last.map(String.init) ?? ""))
        }),
      Request(
        kind: "state",
        sections: distinct.flatMap { name in
          let first = names.count { $0 == name } > 1 ? "\(name) (1)" : name
          return Self.values.map { value in
            section(
              "state", [value, "at", first].joined(separator: " "), Words.Drives.whatIsTheValue)
          }
        }),
    ]
  }

  /// The first of each callback of the controller's life, overridden or not, as an order lists them: for a
  /// class whose own are too few.
  private static func life(of subject: DrivableClass, in run: Run) -> String {
    let heard = run.events.filter {
      $0.object == subject.simpleName && Drive.coreCallbacks.contains($0.callback)
        && !callbacksOfUnpromisedNumber.contains($0.callback) && $0.callback != "loadView()"
    }.map(\.name)
    return Set(heard).sorted().map { name in
      heard.count { $0 == name } > 1 ? "\(name) (1)" : name
    }.joined(separator: ", ")
  }

  /// What is worth knowing of any controller at a moment.
  private static let values = [
    "controller.view.window == nil", "controller.isViewLoaded", "controller.parent == nil",
    "navigation.viewControllers.count",
  ]

  /// `ProfileViewController` as `profile-view-controller`.
  private static func id(of name: String) -> String {
    var words = ""
    for character in name where character.isASCII {
      if character.isLetter || character.isNumber {
        if character.isUppercase, words.last?.isLowercase == true { words.append("-") }
        words += character.lowercased()
      } else if !words.hasSuffix("-"), !words.isEmpty {
        words.append("-")
      }
    }
    return words.isEmpty ? "controller" : words
  }
}
