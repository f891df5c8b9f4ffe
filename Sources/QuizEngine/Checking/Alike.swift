import Curriculum
import Releases
import Words

// Answers and questions that come to the same.

/// Returns the choices of a question that come to the same: by their words, or by their checks.
func alike(_ question: Question) -> [Problem] {
  guard case .choice(let choices) = question.ask else { return [] }
  var problems: [Problem] = []
  for i in choices.indices {
    for j in choices.indices where j > i {
      let part = ContentPart.choice(question.id, index: j)
      if bare(choices[i].text) == bare(choices[j].text) {
        problems.append(Problem(Words.QuestionFindings.reads(as: choices[i].text), in: part))
      } else if bare(choices[i].check) == bare(choices[j].check) {
        problems.append(
          Problem(
            Words.QuestionFindings.comesToTheSame(as: choices[i].text),
            in: .check(question.id, index: j)))
      }
    }
  }
  return problems
}

/// A text by its letters, digits and signs, so that layout and full stops do not make a difference.
private func bare(_ text: String) -> String {
  text.lowercased().filter { !" \n\t.`".contains($0) }
}

/// Returns questions of a course that are one question twice: of the same code, or of one kind, with
/// the same rules and the same shape of answer.
func twins(_ questions: [(question: Question, truth: Truth)]) -> [Problem] {
  var seen: [String: QuestionID] = [:]
  var problems: [Problem] = []
  for (question, truth) in questions {
    let texts = [question.ask.asked.statement ?? ""] + question.ask.asked.listed
    let sameCode = [
      question.kind.rawValue, question.ios.description, question.device.rawValue,
      question.bareScenario, texts.map(bare).sorted().joined(separator: "|"), event(of: question),
    ]
    let sameShape = [
      question.kind.rawValue, question.rules.map(\.rawValue).joined(separator: ","),
      shape(of: question, truth),
    ]
    let sames = [
      (sameCode, Words.CourseFindings.sameCode), (sameShape, Words.CourseFindings.sameRules),
    ]
    for (key, message) in sames {
      let key = key.joined(separator: "\u{1}")
      if let first = seen[key] {
        problems.append(Problem(message(first.name), in: .question(question.id)))
        break
      }
      seen[key] = question.id
    }
  }
  return problems
}

private func event(of question: Question) -> String {
  switch question.ask {
  case .count(let event), .why(let event, _): event
  case .state(_, let event): event ?? ""
  default: ""
  }
}

/// What an answer looks like, whatever the classes are called: two questions about the same rules with
/// one shape of answer are one question in other clothes.
private func shape(of question: Question, _ truth: Truth) -> String {
  func pattern(_ lines: [String]) -> String {
    // Classes by their first appearance, callbacks by their names.
    var classes: [String] = []
    return lines.map { line in
      guard let name = EventName(line) else { return bare(line) }
      if !classes.contains(name.object) { classes.append(name.object) }
      return "\(classes.firstIndex(of: name.object) ?? 0).\(name.callback)"
    }.joined(separator: ">")
  }
  switch (truth, question.ask) {
  case (.instances(let truths), _):
    return truths.map { shape(of: question, $0) }.joined(separator: "/")
  case (.order(let orders), _): return pattern(orders.first ?? [])
  case (.output(let lines), _): return lines.map(bare).joined(separator: ">")
  case (.choice(let index), .choice(let choices)):
    return choices.indices.contains(index) ? bare(choices[index].check) : ""
  case (.truth(let isTrue), .truth(let sentence)): return "\(isTrue) \(bare(sentence.check))"
  case (.count(let count), .count(let event)):
    return "\(EventName(event)?.callback ?? "") \(count)"
  case (.state(let value), .state(let expression, let event)):
    return "\(event.flatMap { EventName($0)?.callback } ?? "") \(bare(expression)) \(value)"
  default:
    // A goal to be reached by code, lines, causes or actions: the check is the shape.
    return ([question.ask.asked.statement ?? ""] + question.ask.asked.checks).map(bare)
      .joined(separator: ">")
  }
}
