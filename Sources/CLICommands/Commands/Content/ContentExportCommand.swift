internal import AnkiPackages
internal import Authoring
internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Exporting
internal import Phrases

extension Command {
  static let contentExport = Command(
    "content export",
    help: CommandHelp(
      operands: "[DIR]",
      summary: "take questions to another system",
      examples: [
        ("vdl content export --format moodle my-course -o my-course.xml", "for Moodle"),
        ("vdl content export --format gift", "the shipped courses, to standard output"),
        ("vdl content export --format anki -o vdl.apkg", "the shipped courses as cards of Anki"),
      ],
      discussion: """
        Two formats are Moodle's. Its XML keeps everything: hints, the words to an answer, the \
        reason why, and a key for whoever grades code. GIFT has no place for hints and keys, but other \
        programs read it too. It also can't say a typed answer with an arrow ('->').

        A course begins with a text about the functions that its code uses. Moodle can't run code, so a \
        question to fix or write code is an essay there, without hints and for a person to grade. Three \
        kinds are asked in another way: printed lines go on one line, a play of 'next' is \
        an order, and a way to a goal must be a shortest one. Letters answer an order with several right \
        answers. Other orders need Moodle 4.4 or its question type 'ordering'. Each question has its id \
        and, as tags, its rules. Of a template, vdl exports the first instance.

        For Anki, each question becomes a new card, and a template up to three. Import a later export, and \
        Anki takes over new words, but leaves its schedule alone.
        """),
    options: [
      Option("--format", "FORMAT", "moodle, gift or anki", choices: ContentFormat.words), .output,
    ]
  ) { (arguments, context) throws(Failure) in
    guard let format = try arguments.choice("--format", as: ContentFormat.self) else {
      throw .usage("no format given", hint: "add --format moodle, --format gift or --format anki")
    }
    let output = try format.output(arguments, context)
    let courses = try ContentFiles.read(arguments, in: context)
    for finding in courses.flatMap(\.diagnostics) { context.console.notice(finding.description) }
    guard courses.allSatisfy(\.isSound) else { return .finding }
    let exported = courses.compactMap(\.course)
    switch output {
    case .items(let output, let form): try export(exported, to: output, as: form, context)
    case .package(let output): try exportForAnki(exported, to: output, context)
    }
    return .done
  }

  private static func export(
    _ courses: [Course], to output: Output, as form: ItemForm, _ context: Context
  ) throws(Failure) {
    let asked = courses.flatMap { course in
      course.lessons.enumerated().flatMap { place, lesson in
        let category = QuizItem.category(lesson.title, at: place + 1, in: course)
        return lesson.questions.map { (question: $0.instance(0), category: category) }
      }
    }
    let truths = try context.soundModel().authoring(showing: .verifying(on: context.console))
      .truths(of: asked.map(\.question))
    var items = courses.map { QuizItem.introduction(to: $0) }
    let introductions = items.count
    var left = LeftQuestions()
    for (question, category) in asked {
      guard let truth = truths[question.id] else {
        left.add(question, "no run decides them")
        continue
      }
      guard let item = QuizItem(question, truth: truth, category: category) else {
        left.add(question, "Moodle can't ask them")
        continue
      }
      guard form.canSay(item) else {
        left.add(question, "GIFT can't say their answers; Moodle's XML can")
        continue
      }
      items.append(item)
    }
    try output.write(form.file(items))
    left.tell(context.console)
    let essays = items.count(where: \.answer.isCode)
    let grading = essays > 0 ? ", of which a person must grade \(essays)" : ""
    let count = counted(items.count - introductions, "question")
    context.console.notice("\(count) exported\(grading)")
  }

  private static func exportForAnki(
    _ courses: [Course], to output: OutputFile, _ context: Context
  ) throws(Failure) {
    let model = try context.soundModel().teaching(courses)
    let authoring = model.authoring(showing: .verifying(on: context.console))
    let deck = CourseDeck(of: courses, notes: AnkiNotes(model.rules())) {
      authoring.truths(of: $0)
    }
    try deck.package.write(to: output, in: context)
    deck.left.tell(context.console)
    context.console.notice("\(counted(deck.package.notes.count, "card")) exported")
  }

  private enum ContentFormat: String, CaseIterable {
    case moodle, gift, anki

    func output(_ arguments: Arguments, _ context: Context) throws(Failure) -> ContentOutput {
      switch self {
      case .moodle: .items(try Output(arguments["--output"], context.console), .moodle)
      case .gift: .items(try Output(arguments["--output"], context.console), .gift)
      case .anki: .package(try OutputFile.ofAnki(arguments))
      }
    }
  }

  private enum ContentOutput {
    case items(Output, ItemForm)
    case package(OutputFile)
  }
}

/// A format of items that is one text.
private enum ItemForm {
  case moodle, gift

  func file(_ items: [QuizItem]) -> String {
    switch self {
    case .moodle: MoodleXML.file(items)
    case .gift: GIFT.file(items)
    }
  }

  func canSay(_ item: QuizItem) -> Bool {
    switch self {
    case .moodle: true
    case .gift: GIFT.canSay(item)
    }
  }
}
