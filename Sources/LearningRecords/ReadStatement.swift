public import Coursework
internal import Curriculum
internal import JSONCoding
public import ReviewLog

/// A statement as a record store gives it back; anybody may have put it there.
public struct ReadStatement: Hashable, Sendable {
  public var id: String
  /// The learner's id.
  public var learner: LearnerID
  /// Nil where the store has ids alone.
  public var name: String?
  public var fact: Fact

  public enum Fact: Hashable, Sendable {
    case answered(Answer)
    /// The statement of this id doesn't count.
    case voided(String)
  }

  /// An answer, with what the learner's program says about it.
  public struct Answer: Hashable, Sendable {
    public var attempt: HandIn.Attempt
    public var time: UTCTime
    public var isRight: Bool
    /// The version of the model that judged it.
    public var modelVersion: String
  }
}

/// A page of what a record store has.
struct StatementPage: Hashable {
  var statements: [ReadStatement]
  /// The number of statements on the page that aren't vdl's.
  var others: Int
  /// Where the next page is; nil on the last one.
  var more: String?

  /// Nil where the bytes are no page.
  init?(_ bytes: [UInt8]) {
    guard let page = try? JSONCoding.decode(Form.self, from: bytes) else { return nil }
    statements = page.statements.compactMap(\.value).compactMap(ReadStatement.init)
    others = page.statements.count - statements.count
    more = page.more.flatMap { $0.isEmpty ? nil : $0 }
  }

  private struct Form: Decodable {
    var statements: [Lenient]
    var more: String?
  }

  /// A statement, or nothing where it has another form than vdl's.
  private struct Lenient: Decodable {
    var value: StatementForm?
    init(from decoder: any Decoder) throws { value = try? StatementForm(from: decoder) }
  }
}

extension ReadStatement {
  /// Reads one statement; nil where the bytes are none of vdl's.
  init?(_ bytes: [UInt8]) {
    guard let form = try? JSONCoding.decode(StatementForm.self, from: bytes) else { return nil }
    self.init(form)
  }

  fileprivate init?(_ form: StatementForm) {
    guard form.actor.account.homePage == XAPI.learners else { return nil }
    id = form.id
    learner = LearnerID(rawValue: form.actor.account.name)
    name = form.actor.name
    switch form.verb.id {
    case XAPI.verb("voided"): fact = .voided(form.object.id)
    case XAPI.verb("answered"):
      guard let answer = form.answer else { return nil }
      fact = .answered(answer)
    default: return nil
    }
  }
}

/// The parts of a statement that are read.
private struct StatementForm: Decodable {
  var id: String
  var actor: Actor
  var verb: Named
  var object: Named
  var timestamp: String
  var result: Facts?
  var context: Facts?

  struct Actor: Decodable {
    var name: String?
    var account: Account
  }

  struct Account: Decodable {
    var homePage: String
    var name: String
  }

  struct Named: Decodable { var id: String }

  struct Facts: Decodable {
    var success: Bool?
    var extensions: [String: Fact]?
    subscript(name: String) -> Fact? { extensions?[XAPI.key(name)] }
  }

  /// A text or a whole number; other values are passed over.
  enum Fact: Decodable {
    case text(String), number(Int), other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .other
      }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Int? { if case .number(let number) = self { number } else { nil } }
  }

  var answer: ReadStatement.Answer? {
    guard let question = XAPI.question(ofActivity: object.id), let result, let context,
      let presentation = context["presentation"]?.text, let revision = context["revision"]?.text,
      let seed = context["seed"]?.text, let shown = context["shown"]?.text,
      let typed = result["typed"]?.text, let hints = result["hints"]?.number,
      // Stores write times in their own ways.
      let answered = UTCTime(iso8601: timestamp)
    else { return nil }
    return ReadStatement.Answer(
      attempt: HandIn.Attempt(
        presentation: presentation, question: question.rawValue, revision: revision, seed: seed,
        shown: shown, answered: answered.description, typed: typed, hints: hints), time: answered,
      isRight: result.success ?? false, modelVersion: context["model"]?.text ?? "")
  }
}
