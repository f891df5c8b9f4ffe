public import Curriculum

/// A question in the terms that quiz programs share, so that a format is one writer of these.
public struct QuizItem: Hashable, Sendable {
  /// The question's id, by which a program that reads the item again finds its own copy.
  public var id: String
  /// The id without the course, for lists of questions.
  public var name: String
  /// The names of the course and the lesson, outermost first.
  public var category: [String]
  /// The rules that the question turns on.
  public var tags: [String]
  /// Markdown: what comes first.
  public var prompt: String
  /// The code below it, to be changed where the answer is code; empty where there is none.
  public var code: String
  /// Whether the answer names lines of the code by number.
  public var numbersLines = false
  /// Markdown that says below the code what to answer; nil where the prompt says everything.
  public var request: String?
  /// Markdown that says how to write the answer on one line; nil where its form is plain. A card, on which
  /// nobody writes, leaves it out.
  public var form: String?
  /// The right answer, in the form in which it is given.
  public var answer: Answer
  /// The right answer in Markdown for somebody who reads it, where its form is for typing; nil elsewhere.
  public var shownAnswer: String?
  /// The author's answer to "why?", as Markdown; nil where there is none.
  public var explanation: String?
  /// As Markdown, each saying more than the one before.
  public var hints: [String]

  /// A way to answer, with the right answer.
  public enum Answer: Hashable, Sendable {
    /// The item only tells something.
    case none
    /// One of the choices is right.
    case one([Choice])
    /// Some of the choices are right, and no other set of them is.
    case several([Choice])
    /// The remark is for the wrong answer.
    case truth(Bool, remark: String?)
    /// Each of these whole numbers is right.
    case number([Int], remarks: [Remark])
    /// Each of these lines of text is right. Programs compare them without regard to case.
    case line([String], remarks: [Remark])
    /// All items, in the right order.
    case order([String])
    /// Code, which somebody must judge. The key is Markdown for them; the solution is one of many.
    case code(solution: String, key: String)
  }

  /// An answer to choose.
  public struct Choice: Hashable, Sendable {
    /// Markdown.
    public var text: String
    public var isRight: Bool
    /// Markdown: the author's words after this choice; nil where there are none.
    public var remark: String?
  }

  /// The author's words to a wrong answer.
  public struct Remark: Hashable, Sendable {
    /// The answer as a learner types it.
    public var answer: String
    /// Markdown.
    public var text: String
  }
}

extension QuizItem {
  /// Markdown: the prompt, the code and what to answer.
  public var text: String {
    [prompt, fenced(code, isNumbered: numbersLines), request, form].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension QuizItem.Answer {
  /// Whether a person must judge it.
  public var isCode: Bool { if case .code = self { true } else { false } }
}

extension QuizItem {
  /// Makes the item of a question, which is no template; nil where no program could tell a right answer
  /// and nobody would want to judge it.
  public init?(_ question: Question, truth: Truth, category: [String]) {
    guard let task = question.task as? any ItemMaking else { return nil }
    let remarks = question.feedback.compactMap { feedback -> Remark? in
      guard case .typed(let answer) = feedback.to else { return nil }
      return Remark(answer: answer, text: feedback.text)
    }
    guard let asked = task.asked(truth, remarks) else { return nil }
    let release = type(of: task).isAboutOneRelease ? "(iOS \(question.ios))" : nil
    id = question.id.rawValue
    name = question.id.name
    self.category = category
    tags = question.rules.map(\.rawValue)
    prompt = question.prompt
    code = question.scenario
    numbersLines = asked.numbersLines
    let parts = [asked.text, release].compactMap { $0 }.filter { !$0.isEmpty }
    request = parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    form = asked.form
    answer = asked.answer
    shownAnswer = asked.shownAnswer
    explanation = question.explanation
    hints = question.hints
  }
}

/// A kind of question that other programs can ask.
protocol ItemMaking: QuestionTask {
  /// Returns what is asked; nil where this answer is none for other programs.
  func asked(_ answer: Answer, _ remarks: [QuizItem.Remark]) -> AskedItem?
}

/// The part of an item that its kind knows.
struct AskedItem {
  /// Markdown that follows the prompt and the code; nil where they say everything.
  var text: String?
  /// As `QuizItem.form`.
  var form: String?
  var answer: QuizItem.Answer
  /// As `QuizItem.shownAnswer`.
  var shownAnswer: String?
  /// Whether the answer names lines of the code by number.
  var numbersLines = false
}

extension ItemMaking {
  fileprivate func asked(_ truth: Truth, _ remarks: [QuizItem.Remark]) -> AskedItem? {
    guard let answer: Answer = truth.answer() else { return nil }
    return asked(answer, remarks)
  }
}

/// Returns code as Markdown.
func fenced(_ code: String, as language: String = "swift", isNumbered: Bool = false) -> String {
  guard !code.isEmpty else { return "" }
  var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  if lines.last?.isEmpty == true { lines.removeLast() }
  if isNumbered {
    let width = String(lines.count).count
    lines = lines.enumerated().map { index, line in
      let number = String(index + 1)
      return String(repeating: " ", count: width - number.count) + number + "  " + line
    }
  }
  // A fence must be longer than any in the code.
  let longest = lines.map { $0.drop { $0 == " " }.prefix { $0 == "`" }.count }.max() ?? 0
  let fence = String(repeating: "`", count: max(3, longest + 1))
  return ([fence + language] + lines + [fence]).joined(separator: "\n")
}
