import Phrases

extension AssignmentFinding {
  var message: String {
    switch self {
    case .isNoName(let name):
      "'\(name)' is no name for an assignment; use lower-case letters, digits and hyphens"
    case .isReservedName(let name):
      "'\(name)' is the name of a file of the course itself; name the assignment otherwise"
    case .isNoKind(let word, let key, let known):
      "'\(key)' is '\(word)'; write \(alternatives(known))"
    case .holdsNoBlocks(let key, let form, let example):
      "'\(key)' holds \(form.name); write '- \(example)' below it, once for each"
    case .hasNoZones: "the assignment has no zones; write 'zones:' and below it '- title: …'"
    case .needsOneSource: "a zone has either 'questions' or 'rules'; write one of the two"
    case .isNoCount(let text, let key, let most):
      "'\(key)' is '\(text)'; write a whole number from 1 to \(most)"
    case .isNoNumber(let text, let key, let most):
      "'\(key)' is '\(text)'; write a number from 0 to \(most)"
    case .choosesMore(let count, let available):
      "'choose' is \(count), but the zone has \(numbered(available, "question"))"
    case .pointsRise: "the points rise; a later try never pays more than an earlier one"
    case .pointsBeyondTries(let points, let tries):
      "there are points for \(points) tries, but 'tries' is \(tries)"
    case .examHasOneTry(let key):
      "an exam has one try, since its verdicts come after the end; "
        + (key == "points" ? "write one number" : "leave '\(key)' out")
    case .isNoTime(let text, let key):
      "'\(key)' is '\(text)'; write a time of the calendar with its offset: 2026-11-15T23:59+01:00"
    case .comesBefore(let key, let other): "'\(key)' comes before '\(other)'"
    case .creditWithoutDue: "'credit' is for answers after 'due', which is missing"
    case .creditRises: "the percentages rise; a later answer never pays more than an earlier one"
    case .noQuestion(let name, let near):
      "the course has no question '\(name)'" + (near.map(didYouMean) ?? "")
    case .hasNewName(let name, let now): "the question '\(name)' is called '\(now)' now"
    case .zoneIsEmpty: "the zone has no question"
    case .creditTimesFall:
      "the times of 'credit' don't rise; write the one that ends first at the top"
    case .isNamedBefore(let name): "the question '\(name)' is named before; keep one"
    case .noQuestionAbout(let rule, let near):
      "no question of the course is about the rule '\(rule)'" + (near.map(didYouMean) ?? "")
    }
  }
}
