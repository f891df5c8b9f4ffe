internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Releases
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study
internal import TerminalUI
internal import Words

/// What a session shows, in lines that fit any width.
struct Views {
  var console: Console
  /// Whether a person sits there who can be offered keys and programs.
  var isInteractive: Bool
  private var columns: Int { console.terminal.columns }
  private var style: Style { console.style }

  init(_ console: Console, isInteractive: Bool = false) {
    self.console = console
    self.isInteractive = isInteractive
  }

  private func shown(_ text: String) -> String { console.shown(text) }

  // MARK: Code and prose

  /// Code with its line numbers, which explanations speak of.
  func code(_ source: String, isSwift: Bool = true) {
    let listing = CodeListing(source, isSwift: isSwift, on: console)
    let digits = String(listing.count).count
    // Where there is little room, a level of indentation takes two columns instead of four.
    let isNarrow = columns < 60
    let isHalved = isNarrow && listing.depths.allSatisfy { $0 == 0 || $0 >= 4 }
    for index in 0..<listing.count {
      let number = String(index + 1)
      let gap = String(repeating: " ", count: digits - number.count)
      let depth = listing.depth(of: index) / (isHalved ? 2 : 1)
      let indent = String(repeating: " ", count: min(depth, columns / 3))
      console.line(
        listing.line(
          index, columns: columns, first: " \(gap)\(number)  \(indent)",
          rest: String(repeating: " ", count: digits + (isNarrow ? 5 : 7)) + indent))
    }
  }

  /// Markdown as lines: paragraphs wrapped, lists kept, marks of emphasis left out.
  func markdown(_ text: String) {
    var paragraph: [Substring] = []
    var indent = (first: "", rest: "")
    func end() {
      guard !paragraph.isEmpty else { return }
      let words = paragraph.joined(separator: " ").replacing("**", with: "")
      console.prose(words, first: indent.first, rest: indent.rest)
      paragraph = []
      indent = ("", "")
    }
    var isFirst = true
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let bare = line.drop { $0 == " " }
      if bare.isEmpty {
        end()
        if !isFirst { console.line() }
      } else if let mark = Self.listMark(of: bare) {
        end()
        indent = (mark, String(repeating: " ", count: mark.count))
        paragraph.append(bare.dropFirst(mark.count))
      } else if bare.hasPrefix("> ") {
        if paragraph.isEmpty { indent = ("  ", "  ") }
        paragraph.append(bare.dropFirst(2))
      } else {
        paragraph.append(bare)
      }
      isFirst = false
    }
    end()
  }

  private static func listMark(of line: Substring) -> String? {
    if line.hasPrefix("- ") || line.hasPrefix("* ") { return "- " }
    let digits = line.prefix { $0.isNumber }
    guard !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return digits + ". "
  }

  // MARK: A question

  func question(_ asked: AskedQuestion, number: Int, of count: Int) {
    let ios = Self.release(of: asked.prepared.question)
    question(
      asked.prepared,
      heading: asked.isResumed
        ? Words.Questions.headingAgain(number, of: count, ios: ios)
        : Words.Questions.heading(number, of: count, ios: ios))
  }

  func question(_ prepared: PreparedQuestion, named name: String) {
    question(
      prepared, heading: Words.Questions.heading(name, ios: Self.release(of: prepared.question)))
  }

  private static func release(of question: Question) -> String? {
    question.kind == .versions ? nil : "\(question.ios)"
  }

  private func question(_ prepared: PreparedQuestion, heading: String) {
    console.line()
    console.line(style.heading(Text.wrapped(heading, columns: columns)))
    console.line()
    markdown(prepared.prompt)
    console.line()
    code(prepared.code)
    console.line()
    if let drive = prepared.drive {
      console.prose(Words.Questions.thenIsRun)
      console.line()
      code(drive)
      console.line()
    }
    if let statement = prepared.statement {
      if prepared.question.kind == .truth {
        console.prose(statement, first: "  \(Words.Questions.trueOrFalse) ", rest: "  ")
      } else {
        markdown(statement)
      }
      console.line()
    }
    for item in prepared.items { console.prose(item.text, first: "  \(item.key)  ", rest: "     ") }
    if !prepared.items.isEmpty { console.line() }
    howToAnswer(prepared)
  }

  func howToAnswer(_ prepared: PreparedQuestion) {
    let ending =
      switch prepared.question.kind {
      case .output: Words.Answering.emptyLineEnds
      case .fix, .write:
        isInteractive ? Words.Answering.returnOpensEditor : Words.Answering.fullStopEnds
      default: ""
      }
    console.prose(Words.sentence(prepared.howToAnswer + ending))
  }

  // MARK: A verdict

  func verdict(_ verdict: Verdict) {
    console.line()
    switch verdict.grade {
    case .right:
      console.line(style.good(Words.Verdicts.right))
      if verdict.isAlsoRight {
        console.prose(
          verdict.kind == .reach
            ? Words.Verdicts.shorterWay : Words.Verdicts.alsoRight)
      }
    case .partly:
      let percent = Int((verdict.score * 100).rounded())
      console.line(style.bad(Words.Verdicts.partly(percent: percent)))
    case .wrong: console.line(style.bad(Words.Verdicts.notRight))
    }
    switch verdict.kind {
    case .order, .output, .next, .versions, .why: comparison(verdict)
    case .choice, .truth, .count, .state, .line, .reach: single(verdict)
    case .fix, .write: goals(verdict)
    }
    if let remark = verdict.remark {
      console.line()
      markdown(remark)
    }
    explanation(verdict)
  }

  /// The answer beside the truth, or one above the other where there is no room.
  private func comparison(_ verdict: Verdict) {
    guard !verdict.comparison.isEmpty else {
      console.line()
      console.prose(Words.Runs.printsNothing, first: "  ")
      return
    }
    beside(
      verdict.comparison, mark: verdict.firstDifference, heads: Words.Verdicts.heads,
      gap: Words.Verdicts.noLine)
    if let first = verdict.firstDifference {
      console.line()
      console.prose(Words.Verdicts.firstDifference(line: first + 1))
    }
    if !verdict.freePairs.isEmpty {
      console.line()
      for pair in verdict.freePairs {
        console.prose(Words.Verdicts.eitherFirst(pair.first, pair.second), rest: "  ")
      }
    }
  }

  /// Two columns of lines with a mark at one of them, or one above the other where there is no room.
  private func beside(
    _ comparison: [Verdict.Row], mark: Int?,
    heads: (wide: (String, String), narrow: (String, String)), gap: String
  ) {
    let rows = comparison.map {
      (yours: shown($0.yours ?? gap), real: shown($0.real ?? gap))
    }
    let left = max(rows.map { Text.width(of: $0.yours) }.max() ?? 0, Text.width(of: heads.wide.0))
    let right = max(rows.map { Text.width(of: $0.real) }.max() ?? 0, Text.width(of: heads.wide.1))
    let digits = String(rows.count).count
    func numbered(_ index: Int) -> String {
      let number = String(index + 1)
      return String(repeating: " ", count: digits - number.count) + number
    }
    console.line()
    if digits + left + right + 8 <= columns {
      let blank = String(repeating: " ", count: digits + 4)
      console.line(blank + pad(heads.wide.0, to: left) + "  " + heads.wide.1)
      for (index, row) in rows.enumerated() {
        let sign = index == mark ? "* " : "  "
        let line = "\(sign)\(numbered(index))  \(pad(row.yours, to: left))  \(row.real)"
        let isSame = comparison[index].isSame
        console.line(isSame ? line : style.bad(line))
      }
    } else {
      let width = max(Text.width(of: heads.narrow.0), Text.width(of: heads.narrow.1))
      let (yours, real) = (
        pad(heads.narrow.0, to: width) + " ", pad(heads.narrow.1, to: width) + " "
      )
      for (index, row) in rows.enumerated() {
        let sign = index == mark ? "* " : "  "
        let head = "\(sign)\(numbered(index))  "
        let rest = String(repeating: " ", count: head.count)
        if comparison[index].isSame {
          console.line(Text.folded(row.real, columns: columns, first: head, rest: rest))
        } else {
          console.line(
            style.bad(Text.folded(row.yours, columns: columns, first: head + yours, rest: rest))
          )
          console.line(
            style.bad(Text.folded(row.real, columns: columns, first: rest + real, rest: rest)))
        }
      }
    }
  }

  private func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - Text.width(of: text)))
  }

  private func single(_ verdict: Verdict) {
    guard let row = verdict.comparison.first else { return }
    func told(_ key: [String], _ text: String?) -> String {
      let key = key.joined(separator: " ")
      guard let text, text != key else { return key }
      return "\(key)  \(text)"
    }
    console.line()
    guard !verdict.isRight else {
      console.prose(told(verdict.right, row.real), first: "  ", rest: "    ")
      return
    }
    let labels = [Words.Verdicts.yourAnswer, Words.Verdicts.rightAnswer]
    let width = labels.map { Text.width(of: $0) }.max() ?? 0
    let told = [told(verdict.answer, row.yours), told(verdict.right, row.real)]
    for (label, text) in zip(labels, told) {
      console.prose(text, first: "  \(pad(label, to: width)) ", rest: "    ")
    }
  }

  /// What the learner's code had to reach, and the author's way.
  private func goals(_ verdict: Verdict) {
    console.line()
    let marks = (met: Words.Verdicts.yes, missed: Words.Verdicts.no)
    let width = max(Text.width(of: marks.met), Text.width(of: marks.missed))
    for row in verdict.comparison {
      let goal = row.real ?? ""
      console.prose(
        row.isSame
          ? goal : Words.Verdicts.missed(goal, row.yours ?? Words.Verdicts.itDoesNotHold),
        first: "  \(pad(row.isSame ? marks.met : marks.missed, to: width))  ",
        rest: String(repeating: " ", count: width + 4))
    }
    if let solution = verdict.right.first, solution != verdict.answer.first {
      console.line()
      console.prose(verdict.isRight ? Words.Verdicts.anotherWay : Words.Verdicts.oneWay)
      console.line()
      code(solution)
    }
  }

  /// A step of "what comes next?".
  func step(_ step: Play.Step, _ why: Why?) {
    if step.isRight {
      console.prose(
        style.good(Words.Verdicts.rightStep)
          + (why.map { " " + Words.Verdicts.itIs($0.sentence) } ?? ""))
    } else {
      console.prose(
        style.bad(Words.Verdicts.wrongStep) + " "
          + Words.Verdicts.next(step.real, why?.sentence))
    }
  }

  private func explanation(_ verdict: Verdict) {
    console.line()
    if let first = verdict.firstDifference, verdict.comparison.count > 1 || verdict.kind == .output,
      let real = verdict.comparison[first].real, let why = verdict.comparison[first].why
    {
      console.prose(Words.Explanations.happened(real, why.sentence))
    }
    for reason in verdict.because.prefix(2) { self.reason(reason) }
    if verdict.comparison.contains(where: { $0.why != nil }) {
      console.prose(Words.Explanations.whyForAll)
    }
  }

  private func reason(_ reason: Reason) {
    rule(
      Words.Explanations.rule(reason.rule.rawValue),
      Words.Explanations.sentence(sentence(of: reason), inArticles: reason.articles), indent: "")
  }

  private func sentence(of reason: Reason) -> String {
    reason.sentence ?? Words.Explanations.notInTheRuleBook
  }

  /// A rule's id and its sentence; below each other where the id leaves the sentence no room.
  private func rule(_ id: String, _ sentence: String, indent: String) {
    if Text.width(of: indent + id) > columns - 24 {
      console.prose(id, first: indent)
      console.prose(sentence, first: indent + "  ")
    } else {
      console.prose(sentence, first: "\(indent)\(id) ", rest: indent + "  ")
    }
  }

  // MARK: A diagnosis

  /// What the answer says of beliefs, kindly.
  func diagnosis(_ diagnosis: Diagnosis) {
    func say(_ sentence: String, _ belief: String? = nil) {
      console.line()
      console.prose(sentence)
      if let belief { console.prose(belief, first: "  ") }
    }
    if let releases = diagnosis.releases {
      say(Words.Diagnoses.wasRight(releases.words, asked: "\(releases.asked)"))
    }
    if diagnosis.fitsNone { say(Words.Diagnoses.fitsNone) }
    for belief in diagnosis.withdrawn { say(Words.Diagnoses.withdrawn, belief.belief) }
    for belief in diagnosis.named { say(Words.Diagnoses.named, belief.belief) }
    if let belief = diagnosis.again { say(Words.Diagnoses.again, belief.belief) }
    if let counterexample = diagnosis.counterexample { self.counterexample(counterexample) }
  }

  private func counterexample(_ example: Counterexample) {
    console.line()
    console.prose(Words.Diagnoses.otherwise)
    console.line()
    code(example.code)
    beside(
      example.timeline, mark: example.firstDifference, heads: Words.Diagnoses.heads,
      gap: Words.Diagnoses.nothing)
    console.line()
    if let why = example.why, let real = example.timeline[example.firstDifference].real {
      console.prose(Words.Explanations.happened(real, why.sentence))
    }
    reason(example.rule)
  }

  // MARK: Why

  /// Why a line of the last verdict is there; all of them when `number` is nil.
  func why(_ verdict: Verdict, line number: Int?) {
    let rows = Array(verdict.comparison.enumerated()).filter { index, row in
      number.map { $0 == index + 1 } ?? (row.real != nil)
    }
    guard !rows.isEmpty else {
      let count = verdict.comparison.count
      console.prose(
        count > 1
          ? Words.Explanations.hasLines(count) : Words.Explanations.whyIsIt)
      return
    }
    var told = false
    for (index, row) in rows {
      guard let real = row.real else {
        console.prose(Words.Explanations.isNotThere(line: index + 1))
        told = true
        continue
      }
      guard let why = row.why else { continue }
      told = true
      console.prose(
        Words.Explanations.happened(real, why.sentence), first: "\(index + 1)  ", rest: "   ")
      for reason in why.rules.prefix(number == nil ? 1 : 3) {
        rule("\(reason.rule.rawValue):", sentence(of: reason), indent: "   ")
      }
    }
    if !told {
      for reason in verdict.because { self.reason(reason) }
    }
  }

  /// Why events happened.
  func why(_ causes: [EventCause]) {
    for cause in causes {
      console.prose(Words.Explanations.happened(cause.event, cause.why.sentence))
      for reason in cause.why.rules.prefix(3) {
        rule("\(reason.rule.rawValue):", sentence(of: reason), indent: "  ")
      }
    }
  }

  // MARK: Runs

  /// What a run shows.
  func transcript(_ run: Run) {
    let shown = QuizEngine.transcript(of: run)
    console.prose(shown.isEmpty ? Words.Runs.printsNothing : Words.Runs.prints)
    for line in shown {
      console.line(
        Text.folded(console.shown(line), columns: columns, first: "  ", rest: "    "))
    }
  }

  /// What a learner's trial came to: what is wrong with the code, what it prints, which of its
  /// callbacks were called.
  func trial(_ run: Run) {
    for diagnostic in run.diagnostics { console.prose(diagnostic.description) }
    if case .refused = run.outcome { return }
    transcript(run)
    let events = run.events.filter(\.isOverridden)
    guard !events.isEmpty else { return }
    console.line()
    EventLines(events: events, console: console).write()
  }

  // MARK: Lists

  func lessons(_ records: [LessonRecord]) {
    for (index, record) in records.enumerated() {
      console.line(style.heading(shown("\(index + 1)  \(record.lesson.rawValue)  \(record.title)")))
      console.prose(
        Words.Lessons.progress(
          isRead: record.isRead, held: record.rules.held, of: record.rules.total,
          right: record.answers.right, of: record.answers.answered), first: "   ")
    }
  }
}
