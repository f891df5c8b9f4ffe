import Curriculum
import Phrases

/// The most words of a prompt.
private let mostWords = 25

/// Returns remarks on the prompt of a question and its choices: a prompt that is long, and words that are
/// easily misread.
func remarksOnWording(of question: Question) -> [Problem] {
  let words = ReadingText(question.prompt).wordCount
  let isLong = words > mostWords
  let task = question.task.judging
  let texts = [question.prompt, task.shownStatement ?? ""] + task.choiceTexts
  var misread: [String] = []
  for text in texts {
    for word in misreadWords(in: text) where !misread.contains(word) { misread.append(word) }
  }
  let part = ContentPart.question(question.id)
  return (isLong ? [Problem(remark: WordingRemark.promptIsLong(words), in: part)] : [])
    + misread.map { Problem(remark: WordingRemark.isMisread($0), in: part) }
}

/// Returns the forms in a text that learners overlook or that other choices upset.
private func misreadWords(in text: String) -> [String] {
  let text = withoutCode(text)
  let words = words(of: text)
  let capitals = ["NOT", "EXCEPT"].filter(words.contains)
  let small = words.map { $0.lowercased() }
  let phrases = ["none", "all"].map { "\($0) of the above" }.filter { phrase in
    let sought = phrase.split(separator: " ").map(String.init)
    return small.indices.contains { small[$0...].starts(with: sought) }
  }
  return capitals + phrases
}

private enum WordingRemark: Finding {
  case promptIsLong(Int)
  case isMisread(String)

  var message: String {
    switch self {
    case .promptIsLong(let count):
      "the prompt has \(numbered(count, "word")); ask in at most \(mostWords)"
    case .isMisread(let words):
      "'\(words)' is easily misread; ask for the thing that is so"
    }
  }
}
