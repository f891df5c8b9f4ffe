internal import ContentImport
internal import ControllerDriver
internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Scenarios
internal import SwiftFrontend

/// A kind of question about a driven class, with the forms that it could take, the best first.
struct DrivenRequest: Sendable {
  var kind: QuestionKind
  var sections: [AnnotatedSwift.Section]

  /// The callback that the first form counts or stops at; nil for an order, which has several.
  var callback: String? {
    guard let object = sections.first?.object, kind != OrderTask.kind else { return nil }
    return object.split(separator: " at ").last.map(String.init)
  }

  /// Returns the first form that passes the check; if none does, the first with its refusals. Nil where
  /// there is no form.
  func question(by importer: QuestionImporter, run: @escaping Runner) -> ImportedQuestion? {
    var refused: ImportedQuestion?
    for section in sections {
      let made = importer.question(from: section, run: run)
      if made.text != nil { return made }
      refused = refused ?? made
    }
    return refused
  }
}

extension DrivenRequest {
  /// The questions that may be asked of a class, from the excerpt that lives as the class does.
  static func all(about subject: DrivableClass, in excerpt: ExcerptedDrive) -> [DrivenRequest] {
    let source = Source(subject: subject, excerpt: excerpt)
    return [source.order, source.count, source.state]
  }

  /// A class with its excerpt.
  fileprivate struct Source {
    let subject: DrivableClass
    let excerpt: ExcerptedDrive
    /// The callbacks that the class overrides, as often as they came.
    let names: [String]
    /// Each of the callbacks once, in the order in which they came first.
    let distinct: [String]

    init(subject: DrivableClass, excerpt: ExcerptedDrive) {
      self.subject = subject
      self.excerpt = excerpt
      names = excerpt.run.events.filter {
        $0.isOverridden && !callbacksOfUnpromisedNumber.contains($0.callback)
      }.map(\.name)
      var seen: Set<String> = []
      distinct = names.filter { seen.insert($0).inserted }
    }
  }
}

extension DrivenRequest.Source {
  var order: DrivenRequest {
    request(OrderTask.kind, OrderTask.draftPrompt, ["", life])
  }

  /// Asks first about callbacks that come often, which need more thought.
  var count: DrivenRequest {
    let often = distinct.enumerated().sorted { a, b in
      let counts = [a, b].map { candidate in names.count { $0 == candidate.element } }
      return (counts[1], a.offset) < (counts[0], b.offset)
    }.map(\.element)
    return DrivenRequest(
      kind: CountTask.kind,
      sections: often.map { name in
        let callback = name.split(separator: ".").last ?? ""
        return section(CountTask.kind, "How many times is `\(callback)` called?", name)
      })
  }

  var state: DrivenRequest {
    let values = [
      "controller.view.window == nil", "controller.isViewLoaded", "controller.parent == nil",
      "navigation.viewControllers.count",
    ]
    return request(
      StateTask.kind, StateTask.draftPrompt,
      distinct.flatMap { name in
        let first = names.count { $0 == name } > 1 ? "\(name) (1)" : name
        return values.map { "\($0) at \(first)" }
      })
  }

  private func request(
    _ kind: QuestionKind, _ question: String, _ objects: [String]
  ) -> DrivenRequest {
    DrivenRequest(kind: kind, sections: objects.map { section(kind, question, $0) })
  }

  private func section(
    _ kind: QuestionKind, _ question: String, _ object: String
  ) -> AnnotatedSwift.Section {
    let showing =
      switch subject.shownAs {
      case .pushed: "pushed, covered, uncovered and popped"
      case .asRoot: "made the root of a window and replaced"
      case .presented: "presented and dismissed"
      }
    return AnnotatedSwift.Section(
      id: "\(id)-\(kind.rawValue)",
      prompt: "`\(subject.simpleName)` comes from a real app, without the code that needs the rest "
        + "of the app. It is \(showing). \(question)",
      kind: kind.rawValue, object: object, code: excerpt.code, at: subject.written.location)
  }

  /// The first of each callback of the controller's life, overridden or not, as an order lists them: for
  /// a class that overrides too few.
  private var life: String {
    let heard = excerpt.run.events.filter {
      $0.object == subject.simpleName && Drive.coreCallbacks.contains($0.callback)
        && !callbacksOfUnpromisedNumber.contains($0.callback) && $0.callback != "loadView()"
    }.map(\.name)
    return Set(heard).sorted().map { name in
      heard.count { $0 == name } > 1 ? "\(name) (1)" : name
    }.joined(separator: ", ")
  }

  /// `ProfileViewController` as `profile-view-controller`.
  private var id: String {
    var words = ""
    for character in subject.name where character.isASCII {
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
