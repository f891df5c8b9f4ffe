internal import Coursework
public import Pages
internal import Phrases
public import ReviewLog

/// A student's feedback as one page of HTML: each answer, why, and the picture.
public struct FeedbackPage {
  public var student: String
  public var assignment: String
  public var now: Moment
  public var points: Double
  public var of: Double
  public var questions: [Question]
  /// The misconceptions that the answers show together, each with what holds instead.
  public var misconceptions: [ClassPage.Misconception]
  /// The style that the pictures need.
  public var pictureStyle: Markup.StaticText

  /// A question of the student's copy.
  public struct Question: Hashable, Sendable {
    public var name: String
    public var points: Double
    public var of: Double
    /// Something to say about it besides its answers; nil for most.
    public var note: String?
    public var tries: [Try]

    public init(name: String, points: Double, of: Double, note: String?, tries: [Try]) {
      self.name = name
      self.points = points
      self.of = of
      self.note = note
      self.tries = tries
    }
  }

  /// One answer.
  public struct Try: Hashable, Sendable {
    public var prompt: String
    /// The Swift of the question.
    public var code: String
    /// The things that the answer was about: letters with their texts, a statement; empty where the prompt says all.
    public var choices: [String]
    /// Nil where no answer was given.
    public var typed: String?
    /// "Right."; it says nothing about no answer.
    public var verdict: String
    /// The right answer; nil for a right one.
    public var right: String?
    /// Sentences that say why.
    public var reasons: [String]
    /// The answer beside the truth; nil where that is no picture.
    public var sides: Markup?
    /// The run that decides the question.
    public var run: Markup?

    public init(
      prompt: String, code: String, choices: [String], typed: String?, verdict: String,
      right: String?, reasons: [String], sides: Markup?, run: Markup?
    ) {
      self.prompt = prompt
      self.code = code
      self.choices = choices
      self.typed = typed
      self.verdict = verdict
      self.right = right
      self.reasons = reasons
      self.sides = sides
      self.run = run
    }

    func isAsked(like other: Try) -> Bool {
      prompt == other.prompt && code == other.code && choices == other.choices
    }
  }

  public init(
    student: String, assignment: String, now: Moment, points: Double, of: Double,
    questions: [Question], misconceptions: [ClassPage.Misconception],
    pictureStyle: Markup.StaticText
  ) {
    self.student = student
    self.assignment = assignment
    self.now = now
    self.points = points
    self.of = of
    self.questions = questions
    self.misconceptions = misconceptions
    self.pictureStyle = pictureStyle
  }

  /// Words that every page of feedback begins with, by which one is known.
  public static let mark = "Feedback by ViewDidLearn"

  public var html: String {
    Markup.document(
      title: "\(Self.mark): \(assignment), \(student)", styles: [pageStyle, pictureStyle],
      body: [
        .element(
          "header", [:],
          [
            .element("h1", [:], assignment),
            .element(
              "p", ["class": "soft"],
              "\(student), \(plainNumber(points)) of \(plainNumber(of)) points, as of \(now.time.minute(in: now.zone))."
            ),
          ]),
        .element(
          "main", [:],
          [misconceptionSection].compactMap(\.self) + questions.enumerated().map(section)),
      ])
  }

  private var misconceptionSection: Markup? {
    guard !misconceptions.isEmpty else { return nil }
    return .element(
      "section", ["aria-labelledby": "beliefs-heading", "class": "wide"],
      [.element("h2", ["id": "beliefs-heading"], "What your answers say together")]
        + misconceptions.flatMap { misconception -> [Markup] in
          [
            .element("p", [:], "You seem to believe: \(plain(misconception.sentence))"),
            .element("p", [:], plain(misconception.refutation)),
          ]
        })
  }

  private func section(_ index: Int, _ question: Question) -> Markup {
    let heading = "question-\(index + 1)"
    let points = "\(plainNumber(question.points)) of \(plainNumber(question.of)) points"
    var content: [Markup] = [
      .element("h2", ["id": heading], "\(index + 1). \(question.name)"),
      .element("p", ["class": "soft"], points),
    ]
    if let note = question.note { content.append(.element("p", [:], note)) }
    if question.tries.isEmpty { content.append(.element("p", [:], "You gave no answer.")) }
    for (number, answer) in question.tries.enumerated() {
      // A question that comes again as it was needn't be read again.
      let isSame = number > 0 && answer.isAsked(like: question.tries[number - 1])
      content.append(
        article(answer, number: question.tries.count > 1 ? number + 1 : nil, isSame: isSame))
    }
    return .element("section", ["aria-labelledby": heading, "class": "wide"], content)
  }

  private func article(_ answer: Try, number: Int?, isSame: Bool) -> Markup {
    func listing(_ text: String) -> Markup { .element("pre", [:], [.element("code", [:], text)]) }
    var content: [Markup] = []
    if let number { content.append(.element("h3", [:], "Try \(number)")) }
    if !isSame {
      content += [.element("p", [:], plain(answer.prompt)), listing(answer.code)]
      if !answer.choices.isEmpty {
        content.append(.element("ul", [:], answer.choices.map { .element("li", [:], plain($0)) }))
      }
    }
    if let typed = answer.typed {
      content += [
        .element("p", [:], "Your answer:"), listing(typed),
        .element("p", [:], [.element("strong", [:], answer.verdict)]),
      ]
    } else {
      content.append(.element("p", [:], "You gave no answer."))
    }
    if let right = answer.right {
      content += [.element("p", [:], "A right answer:"), listing(right)]
    }
    content += [answer.sides].compactMap(\.self)
    content += answer.reasons.map { .element("p", [:], plain($0)) }
    if let run = answer.run {
      content.append(
        .element(
          "details", [:], [.element("summary", [:], "The run of the question"), run]))
    }
    return .element("article", [:], content)
  }
}
