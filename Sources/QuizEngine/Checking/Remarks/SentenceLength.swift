import Curriculum
import Phrases

/// The most words of a sentence that a reader takes in at once.
private let mostWords = 25

/// Returns a remark on each long sentence of a lesson's prose.
func remarksOnSentences(of lesson: Lesson) -> [Problem] {
  lesson.blocks.enumerated().flatMap { index, block -> [Problem] in
    switch block {
    case .heading, .listing: []
    case .prose(let text): longSentences(text, in: .prose(lesson.id, index: index))
    case .runnable(let listing):
      listing.sentences.enumerated().flatMap { place, sentence in
        longSentences(
          sentence.text, in: .sentence(lesson.id, block: index, index: place), hasLines: false)
      }
    }
  }
}

/// Returns a remark on each long sentence of a question's explanation.
func remarksOnSentences(of question: Question) -> [Problem] {
  longSentences(question.explanation ?? "", in: .question(question.id), hasLines: false)
}

/// The lines of a text are lines of the file only where `hasLines`.
private func longSentences(
  _ text: String, in part: ContentPart, hasLines: Bool = true
) -> [Problem] {
  ReadingText(text).sentences.filter { $0.wordCount > mostWords }.map { sentence in
    Problem(
      remark: SentenceRemark(words: sentence.wordCount, beginning: sentence.beginning), in: part,
      line: hasLines ? sentence.line : nil)
  }
}

private struct SentenceRemark: Finding {
  var words: Int
  var beginning: String

  var message: String {
    "the sentence '\(beginning) …' has \(numbered(words, "word")); write at most \(mostWords)"
  }
}
