import Curriculum
import Diagnostics
import Releases
import Words

/// What a lesson's file says.
struct LessonReading {
  /// Nil when the front matter does not say which lesson it is.
  var lesson: Lesson?
  var locations: [ContentPart: SourceLocation] = [:]
  var diagnostics: [Diagnostic] = []
  /// Where each prerequisite is named, for checks over the course.
  var requires: [(id: LessonID, location: SourceLocation)] = []
  /// Every question heading, understood or not: an id is taken by being written.
  var questionHeadings: [(id: QuestionID, location: SourceLocation)] = []
  var names = NameCollector()
  /// The questions in which something is still to be written, and all places that say so.
  var unfinished: Set<QuestionID> = []
  var leftOvers: [SourceLocation] = []
  /// The questions that name no rule.
  var ruleless: [RulelessQuestion] = []
}

/// Reads one lesson: front matter, prose with code that runs, questions.
struct LessonParser {
  private let text: SourceText
  private let course: CourseID
  private let support: [SupportFile]
  private var reading = LessonReading()
  private var blocks: [Block] = []
  private var questions: [Question] = []
  private var question: QuestionParser?
  private var lessonID = LessonID(rawValue: "")
  /// The first TODO outside of questions.
  private var leftOverProse: Diagnostic?
  /// Whether the code right above was not understood, so that what belongs to it is not either.
  private var isCodeRefused = false

  static let keys = ["lesson", "title", "aim", "requires", "claims", "sources"]

  /// The fences of prose, and what each is for.
  static let fences = ["swift", "printed", "holds", "objc", "csharp", "text"]

  static func read(
    _ file: SourceFile, course: CourseID, support: [SupportFile]
  ) -> LessonReading {
    let problems = SourceText.hygiene(file)
    guard problems.isEmpty else { return LessonReading(diagnostics: problems) }
    var parser = LessonParser(SourceText(file), course, support)
    parser.readAll()
    return parser.reading
  }

  private init(_ text: SourceText, _ course: CourseID, _ support: [SupportFile]) {
    self.text = text
    self.course = course
    self.support = support
  }

  private mutating func report(
    _ message: String, line: Int, column: Int = 1, notes: [Diagnostic.Note] = []
  ) {
    let length = text.line(line).utf8.count - column + 1
    reading.diagnostics.append(
      Diagnostic(
        message, at: text.location(line: line, column: column), length: length, notes: notes))
  }

  private mutating func readAll() {
    guard text.line(1) == "---" else {
      report(
        Words.LessonFiles.noFrontMatter, line: 1)
      return
    }
    guard let end = text.lines.dropFirst().firstIndex(of: "---") else {
      report(Words.LessonFiles.frontMatterIsOpen, line: 1)
      return
    }
    let front = readFrontMatter(Array(text.lines[1..<end]))
    let (markdown, problems) = readMarkdown(text, from: end + 2)
    reading.diagnostics += problems
    if let markdown {
      leftOverProse = leftOver(in: 1...end + 1, of: text)
      readBody(markdown)
      if let leftOverProse { take(leftOverProse) }
    }
    if reading.diagnostics.isEmpty, blocks.isEmpty {
      report(Words.LessonFiles.saysNothing, line: end + 1)
    }
    if var lesson = front {
      lesson.blocks = blocks
      lesson.questions = questions
      reading.lesson = lesson
    }
    reading.diagnostics.sort {
      ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column)
    }
  }

  // MARK: Front matter

  private mutating func readFrontMatter(_ lines: [String]) -> Lesson? {
    let (node, problems) = readYAML(lines, of: text, firstLine: 2)
    reading.diagnostics += problems
    guard let node else { return nil }
    var keys = Keys(node, known: Self.keys, place: Words.LessonFiles.frontMatter)
    defer { reading.diagnostics += keys.diagnostics }
    let idNode = keys.required("lesson", such: "lazy-view")
    let title = keys.required("title", such: Words.LessonFiles.titleForExample)?.scalar
    let aim = keys.required("aim", such: Words.LessonFiles.aimForExample)?.scalar
    if let idNode, !CourseID.isWellFormed(idNode.scalar ?? "") {
      keys.report(notAnID(idNode.scalar ?? ""), at: idNode)
    }
    guard let id = idNode?.scalar else { return nil }
    lessonID = LessonID(rawValue: id)
    reading.locations[.lesson(lessonID)] = idNode?.location

    for node in keys.list("requires", such: "lazy-view") {
      reading.requires.append((LessonID(rawValue: node.scalar ?? ""), node.location))
    }
    var claims: [String] = []
    for (index, node) in keys.list("claims", such: "S000-10").enumerated() {
      let claim = node.scalar ?? ""
      if !isClaim(claim) { keys.report(notAClaim(claim), at: node) }
      reading.locations[.lessonClaim(lessonID, index: index)] = node.location
      claims.append(claim)
    }
    var sources: [Citation] = []
    for node in keys.list("sources", such: "'000:124-131'") {
      guard let citation = Citation(node.scalar ?? "") else {
        keys.report(notACitation(node.scalar ?? ""), at: node)
        continue
      }
      sources.append(citation)
    }
    return Lesson(
      id: lessonID, title: title ?? "", aim: aim ?? "", prerequisites: reading.requires.map(\.id),
      claims: claims, sources: sources, blocks: [], questions: [])
  }

  // MARK: Body

  private mutating func readBody(_ markdown: [MarkdownBlock]) {
    var index = 0
    while index < markdown.count {
      let block = markdown[index]
      index += 1
      reading.names.take(block, of: text)
      if case .heading(let level, let title) = block.kind {
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
      switch block.kind {
      case .heading:
        break
      case .prose:
        isCodeRefused = false
        blocks.append(.prose(block.lines.map(text.line).joined(separator: "\n")))
      case .fence(let info, let lines):
        let next = markdown.indices.contains(index) ? markdown[index] : nil
        if readFence(info, lines, block, next: next) { index += 1 }
      }
    }
    finishQuestion()
  }

  private mutating func checkCitations(_ block: MarkdownBlock) {
    guard case .prose = block.kind else { return }
    for number in block.lines {
      reading.diagnostics += citations(in: text.line(number), number: number, of: text).1
    }
  }

  private mutating func finishQuestion() {
    guard var parser = question else { return }
    question = nil
    if let done = parser.finish() { questions.append(done) }
    if parser.leftOver != nil {
      // Of what is half written nothing else is worth saying.
      reading.diagnostics.removeAll { parser.lines.contains($0.location.line) }
      reading.unfinished.insert(parser.id)
    }
    reading.leftOvers += [parser.leftOver?.location].compactMap { $0 }
    reading.ruleless += [parser.ruleless].compactMap { $0 }
    reading.diagnostics += parser.diagnostics
    reading.locations.merge(parser.locations) { first, _ in first }
  }

  private mutating func noteLeftOver(_ block: MarkdownBlock) {
    leftOverProse = leftOverProse ?? leftOver(in: block, of: text)
  }

  private mutating func take(_ leftOver: Diagnostic) {
    reading.diagnostics.append(leftOver)
    reading.leftOvers.append(leftOver.location)
  }

  private mutating func readHeading(_ level: Int, _ title: String, _ block: MarkdownBlock) {
    let line = block.lines.lowerBound
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
    case 1:
      report(
        Words.LessonFiles.headingOfFirstLevel,
        line: line)
    case 2, 3:
      blocks.append(.heading(level: level, text: title))
    default:
      report(Words.LessonFiles.headingOfLevel(level), line: line)
    }
  }

  private mutating func startQuestion(_ level: Int, _ title: String, _ block: MarkdownBlock) {
    let line = block.lines.lowerBound
    let prefix = "Question: "
    let id = title.hasPrefix(prefix) ? String(title.dropFirst(prefix.count)).trimmed : ""
    if level != 2 || !title.hasPrefix(prefix) {
      report(
        Words.LessonFiles.noQuestionHeading,
        line: line)
    } else if !CourseID.isWellFormed(id) {
      report(notAnID(id), line: line, column: 4 + prefix.utf8.count)
    }
    let questionID = QuestionID(course: course, id)
    if !id.isEmpty {
      reading.questionHeadings.append((questionID, text.location(line: line)))
    }
    question = QuestionParser(
      text: text, course: course, lesson: lessonID, id: questionID, heading: block,
      support: support)
  }

  // MARK: Code of the prose

  /// Reads a fence of the prose; returns whether it took the next block, its printed lines, too.
  private mutating func readFence(
    _ info: [String], _ lines: [String], _ block: MarkdownBlock, next: MarkdownBlock?
  ) -> Bool {
    let line = block.lines.lowerBound
    guard let language = info.first else {
      report(Words.LessonFiles.fenceSaysNothing + hint("", among: Self.fences), line: line)
      return false
    }
    if isCodeRefused, ["printed", "holds"].contains(language) { return false }
    isCodeRefused = false
    switch language {
    case "swift":
      switch info.dropFirst().first {
      case "run": return readRunnable(Array(info.dropFirst(2)), lines, block, next: next)
      case "read" where info.count == 2:
        blocks.append(.listing(language: "swift", code: lines.joined(separator: "\n")))
      default:
        report(
          Words.LessonFiles.runOrRead, line: line)
        isCodeRefused = true
      }
    case "objc", "csharp", "text":
      if info.count > 1 {
        report(Words.LessonFiles.unknownWords(after: language), line: line)
      }
      blocks.append(.listing(language: language, code: lines.joined(separator: "\n")))
    case "printed":
      report(Words.LessonFiles.printedWithoutCode, line: line)
    case "holds":
      readSentences(lines, line: line)
    case let name where QuestionParser.blockNames.contains(name):
      report(Words.LessonFiles.outsideAQuestion(name), line: line)
    default:
      report(
        Words.LessonFiles.unknownBlock(language) + hint(language, among: Self.fences), line: line)
    }
    return false
  }

  private mutating func readRunnable(
    _ options: [String], _ lines: [String], _ block: MarkdownBlock, next: MarkdownBlock?
  ) -> Bool {
    let line = block.lines.lowerBound
    var listing = Listing(code: lines.joined(separator: "\n") + "\n", printed: [])
    for option in options {
      let halves = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = halves.count == 2 ? String(halves[1]) : ""
      switch (String(halves[0]), halves.count) {
      case ("ios", 2):
        do {
          listing.ios = try release(value)
        } catch {
          report(error.message, line: line)
        }
      case ("device", 2):
        if let device = Device(rawValue: value) {
          listing.device = device
        } else {
          report(
            Words.LessonFiles.unknownDevice(value)
              + hint(value, among: Device.allCases.map(\.rawValue)),
            line: line)
        }
      case ("uses", 2):
        if let file = support.first(where: { $0.name == value }) {
          listing.support.append(file)
        } else {
          report(noSupport(value, among: support), line: line)
        }
      case ("verbose", 1):
        listing.isVerbose = true
      default:
        report(
          Words.LessonFiles.unknownOption(option)
            + hint(option, among: ["ios=17", "device=ipad", "uses=Bases.swift", "verbose"]),
          line: line)
      }
    }
    guard lines.contains(where: { !$0.isBlank }) else {
      report(Words.LessonFiles.noCode, line: line)
      return false
    }
    guard let next, case .fence(let info, let printed) = next.kind, info.first == "printed" else {
      report(
        Words.LessonFiles.nothingPrinted, line: line)
      return false
    }
    if info.count > 1 {
      report(Words.LessonFiles.unknownWords(after: "printed"), line: next.lines.lowerBound)
    }
    listing.printed = printed
    reading.locations[.code(lessonID, index: blocks.count)] = text.location(line: line + 1)
    reading.locations[.printed(lessonID, index: blocks.count)] = text.location(
      line: next.lines.lowerBound + 1)
    blocks.append(.runnable(listing))
    return true
  }

  /// Reads sentences about the code that stands right above them.
  private mutating func readSentences(_ lines: [String], line: Int) {
    guard case .runnable(var listing)? = blocks.last, listing.sentences.isEmpty else {
      report(Words.LessonFiles.holdsWithoutCode, line: line)
      return
    }
    var reader = ItemReader(text: text, what: Words.LessonFiles.aSentence, deciding: ["check"])
    reader.read(lines, firstLine: line + 1)
    reading.diagnostics += reader.diagnostics
    let block = blocks.count - 1
    for (index, item) in reader.items.enumerated() {
      reading.locations[.sentence(lessonID, block: block, index: index)] =
        item.keyLocations["check"] ?? item.location
      listing.sentences.append(Statement(text: item.text, check: item.keys["check"] ?? ""))
    }
    blocks[block] = .runnable(listing)
  }
}

func notAnID(_ text: String) -> String {
  Words.CourseFiles.noID(text)
}
