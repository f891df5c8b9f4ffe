import Curriculum
import Phrases

/// A choice that is this many times as long as the shortest, and longer by so many characters, is
/// conspicuous.
private let mostRatio = 2
private let mostDifference = 40
/// A choice of so many words is a sentence, not a name.
private let wordsOfSentence = 4

/// Returns remarks on choices that differ in form, which hints at the right one.
func remarksOnForm(ofChoicesOf question: Question) -> [Problem] {
  let choices = question.task.judging.choiceTexts
  guard let shortest = choices.min(by: { $0.count < $1.count }),
    let longest = choices.max(by: { $0.count < $1.count })
  else { return [] }
  var remarks: [ChoiceFormRemark] = []
  let stops = choices.filter { $0.hasSuffix(".") }
  if !stops.isEmpty, stops.count < choices.count { remarks.append(.fullStops) }
  if longest.count > mostRatio * shortest.count, longest.count - shortest.count > mostDifference {
    remarks.append(.lengths(longest.count, shortest.count))
  }
  if choices.contains(where: isCode), choices.contains(where: isSentence) {
    remarks.append(.codeAndSentences)
  }
  return remarks.map { Problem(remark: $0, in: .choice(question.id, index: 0)) }
}

/// Whether a choice has no word beside its code.
private func isCode(_ choice: String) -> Bool {
  choice.contains("`") && words(of: withoutCode(choice)).isEmpty
}

private func isSentence(_ choice: String) -> Bool {
  words(of: withoutCode(choice)).count >= wordsOfSentence
}

private enum ChoiceFormRemark: Finding {
  case fullStops
  case lengths(Int, Int)
  case codeAndSentences

  var message: String {
    switch self {
    case .fullStops: "some choices end with a full stop and others don't; end all alike"
    case .lengths(let longest, let shortest):
      "the longest choice has \(numbered(longest, "character")) and the shortest \(shortest); make them "
        + "about equal"
    case .codeAndSentences:
      "some choices are code alone and others are sentences; give all the same form"
    }
  }
}
