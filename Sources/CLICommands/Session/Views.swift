internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Releases
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import TerminalUI

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
    // A carriage return and a newline are one character, and a newline too.
    var lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let digits = String(lines.count).count
    // Where there is little room, a level of indentation takes two columns instead of four.
    let levels = lines.filter { !$0.allSatisfy { $0 == " " } }.map { $0.prefix { $0 == " " }.count }
    let isNarrow = columns < 60
    let isHalved = isNarrow && levels.allSatisfy { $0 == 0 || $0 >= 4 }
    let listing = CodeListing(lines.map(String.init), isSwift: isSwift, on: console)
    for index in lines.indices {
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

  func question(_ asked: Study.Asked, number: Int, of count: Int) {
    let again = asked.isResumed ? ", asked before and still open" : ""
    question(
      asked.prepared,
      heading: "Question \(number) of \(count), iOS \(asked.prepared.question.ios)\(again)")
  }

  func question(_ prepared: PreparedQuestion, heading: String) {
    console.line()
    console.line(style.heading(Text.wrapped(heading, columns: columns)))
    console.line()
    markdown(prepared.prompt)
    console.line()
    code(prepared.code)
    console.line()
    if let drive = prepared.drive {
      console.prose("After your code this is run:")
      console.line()
      code(drive)
      console.line()
    }
    if let statement = prepared.statement {
      if prepared.question.kind == .truth {
        console.prose(statement, first: "  True or false? ", rest: "  ")
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
    let words = prepared.howToAnswer
    let more =
      switch prepared.question.kind {
      case .output: "; an empty line ends the answer"
      case .fix, .write:
        isInteractive
          ? "; Return opens your editor, or type it here and '.' on a line of its own"
          : "; a line with nothing but '.' ends it"
      default: ""
      }
    console.prose(words.prefix(1).uppercased() + words.dropFirst() + more + ".")
  }

  // MARK: A verdict

  func verdict(_ verdict: Verdict) {
    console.line()
    switch verdict.grade {
    case .right:
      console.line(style.good("Right."))
      if verdict.isAlsoRight {
        console.prose(
          verdict.kind == .reach
            ? "There is a shorter way."
            : "Also right: UIKit does not promise which comes first.")
      }
    case .partly:
      let percent = Int((verdict.score * 100).rounded())
      console.line(style.bad("Not right, but \(percent)% of it is."))
    case .wrong: console.line(style.bad("Not right."))
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
      console.prose("It prints nothing.", first: "  ")
      return
    }
    beside(
      verdict.comparison, mark: verdict.firstDifference,
      heads: (wide: ("your answer", "UIKit"), narrow: ("you:", "UIKit:")), gap: "(no line)")
    if let first = verdict.firstDifference {
      console.line()
      console.prose("The first difference is line \(first + 1), marked with *.")
    }
    if !verdict.freePairs.isEmpty {
      console.line()
      for pair in verdict.freePairs {
        console.prose("Either may come first: \(pair.first), \(pair.second).", rest: "  ")
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
    let right = max(rows.map { Text.width(of: $0.real) }.max() ?? 0, 5)
    let digits = String(rows.count).count
    func numbered(_ index: Int) -> String {
      let number = String(index + 1)
      return String(repeating: " ", count: digits - number.count) + number
    }
    func pad(_ text: String, to width: Int) -> String {
      text + String(repeating: " ", count: width - Text.width(of: text))
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

  private func single(_ verdict: Verdict) {
    guard let row = verdict.comparison.first else { return }
    func told(_ key: [String], _ text: String?) -> String {
      let key = key.joined(separator: " ")
      guard let text, text != key else { return key }
      return "\(key)  \(text)"
    }
    console.line()
    if !verdict.isRight {
      console.prose(told(verdict.answer, row.yours), first: "  your answer: ", rest: "    ")
    }
    console.prose(
      told(verdict.right, row.real), first: verdict.isRight ? "  " : "  right:       ", rest: "    "
    )
  }

  /// What the learner's code had to reach, and the author's way.
  private func goals(_ verdict: Verdict) {
    console.line()
    for row in verdict.comparison {
      let mark = row.isSame ? "  yes  " : "  no   "
      let goal = row.real ?? ""
      let text =
        row.isSame
        ? goal
        : "\(goal.hasSuffix(".") ? String(goal.dropLast()) : goal): \(row.yours ?? "it does not hold")"
      console.prose(text, first: mark, rest: "       ")
    }
    if let solution = verdict.right.first, solution != verdict.answer.first {
      console.line()
      console.prose(verdict.isRight ? "Another way:" : "One way:")
      console.line()
      code(solution)
    }
  }

  /// A step of "what comes next?".
  func step(_ step: Play.Step, _ why: Why?) {
    if step.isRight {
      console.prose(style.good("Yes.") + (why.map { " It is \($0.sentence)." } ?? ""))
    } else {
      console.prose(
        style.bad("No,") + " next is \(step.real)"
          + (why.map { ", \($0.sentence)." } ?? "."))
    }
  }

  private func explanation(_ verdict: Verdict) {
    console.line()
    if let first = verdict.firstDifference, verdict.comparison.count > 1 || verdict.kind == .output,
      let real = verdict.comparison[first].real, let why = verdict.comparison[first].why
    {
      console.prose("\(real): \(why.sentence).")
    }
    for reason in verdict.because.prefix(2) { self.reason(reason) }
    if verdict.comparison.contains(where: { $0.why != nil }) {
      console.prose("'why' tells it for every line, 'why 2' for line 2.")
    }
  }

  private func reason(_ reason: Reason) {
    let articles =
      reason.articles.isEmpty ? "" : " (article \(reason.articles.joined(separator: ", ")))"
    rule(
      "Rule \(reason.rule.rawValue):", "\(reason.sentence ?? "not in the rule book")\(articles)",
      indent: "")
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
      say(
        "Your answer was right \(releases.words); the question is about iOS \(releases.asked).")
    }
    if diagnosis.fitsNone {
      say("It fits none of the wrong beliefs that are known here.")
    }
    for belief in diagnosis.withdrawn {
      say("Your answers speak no more of this belief, so that is taken back:", belief.belief)
    }
    for belief in diagnosis.named {
      say(
        "Several of your answers would be right if this were so, and many people think it is:",
        belief.belief)
    }
    if let belief = diagnosis.again {
      say("This answer, too, would be right if this were so:", belief.belief)
    }
    if let counterexample = diagnosis.counterexample { self.counterexample(counterexample) }
  }

  private func counterexample(_ example: Counterexample) {
    console.line()
    console.prose("UIKit does otherwise. This is the least it takes to see it:")
    console.line()
    code(example.code)
    beside(
      example.timeline, mark: example.firstDifference,
      heads: (wide: ("as you may think", "UIKit"), narrow: ("think:", "UIKit:")), gap: "(nothing)")
    console.line()
    if let why = example.why, let real = example.timeline[example.firstDifference].real {
      console.prose("\(real): \(why.sentence).")
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
          ? "The last answer has lines 1 to \(count)."
          : "The last answer has one line: 'why' is it.")
      return
    }
    var told = false
    for (index, row) in rows {
      guard let real = row.real else {
        console.prose("Line \(index + 1) of yours is not there in UIKit.")
        told = true
        continue
      }
      guard let why = row.why else { continue }
      told = true
      console.prose("\(real): \(why.sentence).", first: "\(index + 1)  ", rest: "   ")
      for reason in why.rules.prefix(number == nil ? 1 : 3) {
        rule(
          "\(reason.rule.rawValue):", reason.sentence ?? "not in the rule book", indent: "   ")
      }
    }
    if !told {
      for reason in verdict.because { self.reason(reason) }
    }
  }

  /// Why events happened.
  func why(_ causes: [EventCause]) {
    for cause in causes {
      console.prose("\(cause.event): \(cause.why.sentence).")
      for reason in cause.why.rules.prefix(3) {
        rule("\(reason.rule.rawValue):", reason.sentence ?? "not in the rule book", indent: "  ")
      }
    }
  }

  // MARK: Runs

  /// What a run shows.
  func transcript(_ run: Run) {
    let shown = QuizEngine.transcript(of: run)
    console.prose(shown.isEmpty ? "It prints nothing." : "It prints:")
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
      let read = record.isRead ? "read" : "not read yet"
      let counts = "\(record.rules.held) of \(record.rules.total) rules held"
      let answers =
        record.answers.answered == 0
        ? "" : ", \(record.answers.right) of \(record.answers.answered) answers right"
      console.prose("\(read); \(counts)\(answers)", first: "   ")
    }
  }
}
