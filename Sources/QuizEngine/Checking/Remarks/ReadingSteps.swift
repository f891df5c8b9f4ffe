import Curriculum
import Phrases

/// The longest that a reader reads before the next act.
private let mostWords = 90
private let mostLinesOfCode = 15

/// Returns a remark on each step of a lesson that is too long: prose and code between two acts of the
/// reader.
///
/// Acts are code that runs, since its output waits for the reader, and the questions below the lesson. A
/// heading is none.
func remarksOnSteps(of lesson: Lesson) -> [Problem] {
  var remarks: [Problem] = []
  var words = StepLength(most: mostWords)
  var code = StepLength(most: mostLinesOfCode)
  func end() {
    if let part = words.excess {
      remarks.append(Problem(remark: StepRemark.tooManyWords(words.count), in: part))
    }
    if let part = code.excess {
      remarks.append(Problem(remark: StepRemark.tooMuchCode(code.count), in: part))
    }
    words = StepLength(most: mostWords)
    code = StepLength(most: mostLinesOfCode)
  }
  for (index, block) in lesson.blocks.enumerated() {
    switch block {
    case .heading: break
    case .prose(let text):
      words.add(ReadingText(text).wordCount, in: .prose(lesson.id, index: index))
    case .listing(_, let text):
      code.add(text.lines.count, in: .code(lesson.id, index: index))
    case .runnable(let listing):
      code.add(listing.code.lines.count, in: .code(lesson.id, index: index))
      end()
      for sentence in listing.sentences {
        words.add(ReadingText(sentence.text).wordCount, in: .code(lesson.id, index: index))
      }
    }
  }
  end()
  return remarks
}

/// The length of what is read since the last act.
private struct StepLength {
  let most: Int
  private(set) var count = 0
  /// The part that makes it too long.
  private(set) var excess: ContentPart?

  init(most: Int) { self.most = most }

  mutating func add(_ more: Int, in part: ContentPart) {
    count += more
    if count > most { excess = excess ?? part }
  }
}

private enum StepRemark: Finding {
  case tooManyWords(Int)
  case tooMuchCode(Int)

  var message: String {
    switch self {
    case .tooManyWords(let count):
      "\(numbered(count, "word")) of prose without an act of the reader; give at most \(mostWords), then "
        + "code that runs"
    case .tooMuchCode(let count):
      "\(numbered(count, "line")) of code without an act of the reader; give at most "
        + "\(mostLinesOfCode), and run them"
    }
  }
}
