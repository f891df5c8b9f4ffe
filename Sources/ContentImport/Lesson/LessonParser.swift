import Curriculum
import Diagnostics
import Phrases

/// Reads one lesson: front matter, prose with code that runs, questions.
struct LessonParser {
  private let text: SourceText
  private let course: CourseID
  private let support: SupportFiles
  private var reading = LessonReading()
  private var blocks: [Block] = []
  private var questions: [Question] = []
  private var question: QuestionParser?
  /// The prediction that waits for its code.
  private var prediction: PredictionParser?
  /// The places in the articles that the prose cites.
  private var cited: [Citation] = []
  private var lessonID = LessonID(rawValue: "")
  /// The first TODO outside of questions.
  private var leftOverProse: LocatedFinding?
  /// Whether the code right above was not understood; its output and sentences are passed over then.
  private var isCodeRefused = false

  /// The names of the fences of prose.
  private static let fences = [
    "swift", "printed", "holds", "timeline", PredictionParser.blockName, "objc", "csharp", "text",
  ]

  static func read(
    _ file: SourceFile, course: CourseID, support: SupportFiles
  ) -> LessonReading {
    let problems = SourceText.hygiene(file)
    guard problems.isEmpty else { return LessonReading(findings: problems) }
    var parser = LessonParser(SourceText(file), course, support)
    parser.readAll()
    parser.reading.findings.keepFirst()
    return parser.reading
  }

  private init(_ text: SourceText, _ course: CourseID, _ support: SupportFiles) {
    self.text = text
    self.course = course
    self.support = support
  }

  private mutating func report(_ finding: any ContentFinding, line: Int, column: Int = 1) {
    reading.findings.append(text.located(finding, line: line, column: column))
  }

  private mutating func readAll() {
    guard text.line(1) == "---" else {
      report(LessonFinding.hasNoFrontMatter, line: 1)
      return
    }
    guard let end = text.lines.dropFirst().firstIndex(of: "---") else {
      report(LessonFinding.frontMatterIsOpen, line: 1)
      return
    }
    let front = FrontMatter(text.lines[1..<end], of: text, firstLine: 2, course: course)
    take(front)
    let (markdown, problems) = readMarkdown(text, from: end + 2)
    reading.findings += problems
    if let markdown {
      leftOverProse = leftOver(in: 1...end + 1, of: text)
      readBody(markdown)
      if let leftOverProse { take(leftOverProse) }
    }
    if reading.findings.isEmpty, blocks.isEmpty { report(LessonFinding.isEmpty, line: end + 1) }
    if var lesson = front.lesson {
      lesson.blocks = blocks
      lesson.questions = questions
      let listed = lesson.articles.map(\.number)
      lesson.sources += cited.filter { !listed.contains($0.article) }
      reading.lesson = lesson
    }
    reading.findings.sort {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
  }

  private mutating func take(_ front: FrontMatter) {
    reading.findings += front.findings
    reading.locations.merge(front.locations) { first, _ in first }
    reading.requires = front.requires
    if let id = front.lesson?.id { lessonID = id }
  }

  private mutating func take(_ leftOver: LocatedFinding) {
    reading.findings.append(leftOver)
    reading.leftOvers.append(leftOver.location)
  }

  // MARK: Body

  private mutating func readBody(_ markdown: [MarkdownBlock]) {
    var index = 0
    while index < markdown.count {
      let block = markdown[index]
      index += 1
      reading.names.take(block, of: text)
      if case .heading(let level, let title) = block.kind {
        endPrediction()
        readHeading(level, title, block)
        if question == nil { noteLeftOver(block) }
        continue
      }
      checkCitations(block)
      if question != nil {
        question?.take(block)
        continue
      }
      noteLeftOver(block)
      if prediction?.take(block) == true { continue }
      switch block.kind {
      case .heading:
        break
      case .prose:
        isCodeRefused = false
        reading.locations[.prose(lessonID, index: blocks.count)] = text.location(
          line: block.lines.lowerBound)
        blocks.append(.prose(uncited(block.lines.map(text.line).joined(separator: "\n"))))
      case .fence(let fence):
        let next = markdown.indices.contains(index) ? markdown[index] : nil
        if readFence(fence, next: next) { index += 1 }
      }
    }
    endPrediction()
    finishQuestion()
  }

  private mutating func checkCitations(_ block: MarkdownBlock) {
    guard case .prose = block.kind else { return }
    for number in block.lines {
      reading.findings += misspelledCitations(in: text.line(number), number: number, of: text)
    }
  }

  /// Returns prose as learners see it, and keeps what it cites.
  private mutating func uncited(_ prose: String) -> String {
    var shown = prose
    cited += Citation.taken(outOf: &shown)
    return shown
  }

  private mutating func noteLeftOver(_ block: MarkdownBlock) {
    leftOverProse = leftOverProse ?? leftOver(in: block, of: text)
  }

  private mutating func readHeading(_ level: Int, _ title: String, _ block: MarkdownBlock) {
    let first = title.prefix { $0.isLetter }
    let isQuestion =
      first.lowercased() == "question"
      || title.dropFirst(first.count).first == ":"
        && suggestion(for: String(first), among: ["Question"]) != nil
    if isQuestion {
      finishQuestion()
      startQuestion(level, title, block)
      return
    }
    if question != nil, level > 2 {
      question?.take(block)
      return
    }
    finishQuestion()
    switch level {
    case 1: report(LessonFinding.headingOfFirstLevel, line: block.lines.lowerBound)
    case 2, 3: blocks.append(.heading(level: level, text: title))
    default: report(LessonFinding.headingOfLevel(level), line: block.lines.lowerBound)
    }
  }

  // MARK: Questions

  private mutating func startQuestion(_ level: Int, _ title: String, _ block: MarkdownBlock) {
    let line = block.lines.lowerBound
    let prefix = "Question: "
    let id = title.hasPrefix(prefix) ? title.dropFirst(prefix.count).trimmed : ""
    if level != 2 || !title.hasPrefix(prefix) {
      report(LessonFinding.isNoQuestionHeading, line: line)
    } else if !CourseID.isWellFormed(id) {
      report(FormFinding.noID(id), line: line, column: 4 + prefix.utf8.count)
    }
    let questionID = QuestionID(course: course, id)
    if !id.isEmpty {
      reading.questionHeadings.append((questionID, text.location(line: line)))
    }
    question = QuestionParser(
      text: text, lesson: lessonID, id: questionID, heading: block, support: support)
  }

  private mutating func finishQuestion() {
    guard var parser = question else { return }
    question = nil
    if let done = parser.finish() { questions.append(done) }
    if let leftOver = parser.leftOver {
      // A TODO is the only finding worth reporting in a question that is half written.
      reading.findings.removeAll { parser.lines.contains($0.location.line) }
      reading.unfinished.insert(parser.id)
      reading.leftOvers.append(leftOver.location)
    }
    if let ruleless = parser.ruleless { reading.ruleless.append(ruleless) }
    reading.findings += parser.findings
    reading.locations.merge(parser.locations) { first, _ in first }
  }

  // MARK: Code of the prose

  /// Reads a fence of the prose; returns whether it took the next block, its printed lines, too.
  private mutating func readFence(_ fence: Fence, next: MarkdownBlock?) -> Bool {
    guard let language = fence.info.first else {
      report(FenceFinding.saysNothing(known: Self.fences), line: fence.line)
      return false
    }
    if isCodeRefused, ["printed", "holds", "timeline"].contains(language) { return false }
    isCodeRefused = false
    if Array(fence.info.prefix(2)) != ["swift", "run"] { endPrediction() }
    switch language {
    case "swift":
      return readSwift(fence, next: next)
    case "objc", "csharp", "text":
      refuseFurtherWords(of: fence)
      locateCode(of: fence)
      blocks.append(.listing(language: language, code: fence.lines.joined(separator: "\n")))
    case "printed":
      report(LessonFinding.outputHasNoCode, line: fence.line)
    case "holds":
      readSentences(fence)
    case "timeline":
      readTimeline(fence)
    case PredictionParser.blockName:
      let id = Prediction.id(in: lessonID, of: course, block: blocks.count)
      prediction = PredictionParser(fence, of: id, in: text)
    case let name where QuestionParser.blockNames.contains(name):
      report(LessonFinding.isOutsideAQuestion(block: name), line: fence.line)
    default:
      let correction = Correction(of: language, among: Self.fences)
      report(FenceFinding.unknownBlock(language, in: nil, correction), line: fence.line)
    }
    return false
  }

  /// Keeps the place of code that becomes the next block.
  private mutating func locateCode(of fence: Fence) {
    reading.locations[.code(lessonID, index: blocks.count)] = text.location(line: fence.line + 1)
  }

  private mutating func refuseFurtherWords(of fence: Fence) {
    guard fence.info.count > 1 else { return }
    report(FenceFinding.unmatched(after: fence.info[0]), line: fence.line)
  }

  private mutating func readSwift(_ fence: Fence, next: MarkdownBlock?) -> Bool {
    switch fence.info.dropFirst().first {
    case "run":
      return readRunnable(fence, next: next)
    case "read" where fence.info.count == 2:
      locateCode(of: fence)
      blocks.append(.listing(language: "swift", code: fence.lines.joined(separator: "\n")))
    default:
      report(LessonFinding.swiftIsNeitherRunNorRead, line: fence.line)
      isCodeRefused = true
    }
    return false
  }

  private mutating func readRunnable(_ fence: Fence, next: MarkdownBlock?) -> Bool {
    var listing = Listing(code: fence.code, printed: [], support: support.everywhere)
    listing.prediction = takePrediction()
    let problems = RunOptions.read(fence.info.dropFirst(2), into: &listing, support: support)
    for problem in problems { report(problem, line: fence.line) }
    guard fence.lines.contains(where: { !$0.isBlank }) else {
      report(LessonFinding.hasNoCode, line: fence.line)
      return false
    }
    guard let next, case .fence(let output) = next.kind, output.info.first == "printed" else {
      report(LessonFinding.codeHasNoOutput, line: fence.line)
      return false
    }
    refuseFurtherWords(of: output)
    listing.printed = output.lines
    locateCode(of: fence)
    reading.locations[.printed(lessonID, index: blocks.count)] = text.location(
      line: output.line + 1)
    blocks.append(.runnable(listing))
    return true
  }

  /// Returns the prediction that waited for the code.
  private mutating func takePrediction() -> Prediction? {
    guard var parser = prediction else { return nil }
    prediction = nil
    let read = parser.finish()
    reading.findings += parser.findings
    reading.locations.merge(parser.locations) { first, _ in first }
    return read
  }

  /// Reports a prediction that no code follows.
  private mutating func endPrediction() {
    guard let parser = prediction else { return }
    prediction = nil
    reading.findings += parser.findings
    report(PredictionFinding.hasNoCode, line: parser.line)
  }

  /// Reads the events that a picture of the code right above shows, one in each line.
  private mutating func readTimeline(_ fence: Fence) {
    refuseFurtherWords(of: fence)
    guard case .runnable(var listing)? = blocks.last, listing.timeline.isEmpty else {
      report(LessonFinding.timelineHasNoCode, line: fence.line)
      return
    }
    let block = blocks.count - 1
    for (index, line) in fence.lines.enumerated() where !line.isBlank {
      reading.locations[.timeline(lessonID, block: block, index: listing.timeline.count)] =
        text.location(line: fence.line + 1 + index)
      listing.timeline.append(line.trimmed)
    }
    if listing.timeline.isEmpty { report(LessonFinding.timelineIsEmpty, line: fence.line) }
    if listing.timeline.count > Listing.longestTimeline {
      report(LessonFinding.timelineIsTooLong(most: Listing.longestTimeline), line: fence.line)
      listing.timeline.removeLast(listing.timeline.count - Listing.longestTimeline)
    }
    blocks[block] = .runnable(listing)
  }

  /// Reads sentences about the code that stands right above them.
  private mutating func readSentences(_ fence: Fence) {
    guard case .runnable(var listing)? = blocks.last, listing.sentences.isEmpty else {
      report(LessonFinding.sentencesHaveNoCode, line: fence.line)
      return
    }
    let reader = ItemReader.read(fence, of: ItemForm("sentence", deciding: [.check]), in: text)
    reading.findings += reader.findings
    let block = blocks.count - 1
    for (index, item) in reader.items.enumerated() {
      reading.locations[.sentence(lessonID, block: block, index: index)] =
        item.keyLocations["check"] ?? item.location
      listing.sentences.append(
        Statement(text: uncited(item.text), check: item.keys["check"] ?? ""))
    }
    blocks[block] = .runnable(listing)
  }
}
