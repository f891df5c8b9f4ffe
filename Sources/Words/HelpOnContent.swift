internal import Phrases

/// What the help says of commands for authors.
extension CommandHelp {
  /// `kinds` are those of questions.
  public static func contentNew(kinds: [String]) -> CommandHelp {
    CommandHelp(
      operands: "course|lesson|question NAME [DIR]",
      summary: "begin a course, a lesson or a question",
      examples: [
        ("vdl content new course kettles", "a folder with one lesson and one question"),
        ("vdl content new lesson boiling kettles", "another lesson of that course"),
        ("vdl content new question order kettles", "a question, in its last lesson"),
        ("vdl content new question count --lesson kettles/L01-first.md", "in this lesson"),
        (
          "vdl content new question output --rule view.loads-on-first-access kettles",
          "about this rule, with the code that shows it"
        ),
      ],
      discussion: """
        DIR is the course's folder, and the current one unless said. The kinds of question are \
        \(list(kinds)). What is made passes \
        'vdl content check' until it says TODO; there you go on. No file is ever overwritten; a new \
        question is put at the end of its lesson, a new lesson at the end of course.yaml.
        """
    )
  }

  public static let contentCheck = CommandHelp(
    operands: "[DIR]",
    summary: "verify lessons and questions",
    examples: [
      ("vdl content check", "the courses that ship with vdl"),
      ("vdl content check my-course", "a course of your own, or a folder of courses"),
      ("vdl content check --against learners.sqlite", "and what would become of histories"),
      ("vdl content check --misconceptions", "which wrong beliefs no question detects"),
      ("vdl content check --json", "for programs: one JSON object"),
    ],
    discussion: """
      Everything that can run is run: the code in the prose must print what the text says, and a \
      question's run must decide it by rules that may be asked about. Status 1: there is a finding. \
      With --misconceptions every question is answered under every misconception instead: status 1 \
      says that one of them passes every question, or that less than 95% of their pairs are told \
      apart.
      """
  )

  public static let contentPreview = CommandHelp(
    operands: "FILE|DIR",
    summary: "show what a learner will see",
    examples: [
      ("vdl content preview my-course/L01-first.md", "a lesson and its questions"),
      ("vdl content preview my-course --question how-often", "one question"),
      ("vdl content preview my-course --width 40", "on a narrow terminal"),
    ],
    discussion: """
      After each question stands the verdict on a right answer and on a wrong one; on the wrong \
      answer of the author's first feedback, if there is one. Status 1: there is a finding, or a \
      question cannot be asked.
      """
  )

  public static let contentWatch = CommandHelp(
    operands: "[DIR]",
    summary: "check and preview what you save",
    examples: [
      ("vdl content watch my-course", "until Ctrl-C"),
      ("vdl content watch", "the folder you are in"),
    ],
    discussion: """
      The folder is looked at every half second. After a save the lessons that changed are checked, \
      and the questions that changed are shown as a learner sees them. Only 'vdl content check' \
      compares all questions of the course. Ctrl-C ends it, with status 130.
      """
  )

  public static let contentList = CommandHelp(
    operands: "[DIR]",
    summary: "list the questions",
    examples: [
      ("vdl content list", "a line for each question"),
      ("vdl content list --json", "for programs: one JSON array"),
      ("vdl content list --claims", "which claims are taught and asked where, as Markdown"),
    ]
  )

  public static let contentAdd = CommandHelp(
    operands: "[DIR]",
    summary: "teach a course of your own with the others",
    examples: [
      ("vdl content add my-course", "verify it, and teach it from now on"),
      ("vdl content add my-course", "the same again, after an edit"),
      ("vdl content add", "list what was added, and from where"),
      ("vdl content add --remove my-course-id", "teach it no more; its history stays"),
    ],
    discussion: """
      The course is taken into the learners' store and taught from there: the folder may be edited, \
      moved or deleted, and nothing changes until the course is added again. With findings nothing \
      is taken in, and the status is 1. A session with --content teaches that folder alone.
      """
  )

  public static let contentImport = CommandHelp(
    operands: "FILE.swift",
    summary: "make questions from Swift with comments",
    examples: [
      ("vdl content import push.swift", "the questions, as text for a lesson"),
      ("vdl content import push.swift -o my-course/L02-push.md", "put them in this lesson"),
      ("vdl content import --drive Profile.swift", "about a view controller of a real app"),
    ],
    discussion: """
      Comments say what is asked: '// ask: order', '// ask: next', '// ask: output', \
      '// ask: count Home.viewDidLoad', '// ask: state home.view.window == nil at \
      Home.viewWillAppear'. An order is of the callbacks that the code overrides, or of those named \
      after it, with commas. '// question: ID' begins another question, and the code above the first \
      belongs to all. '// prompt: ...', '// rules: ...', '// ios: ...' and '// device: ...' may be \
      left out; a rule is then proposed from the run. '// ends: trap' says that the scenario is meant \
      to fail. A lesson that is there gets the questions at its end, else one is begun. If anything \
      is refused, the status is 1 and nothing is written. With '--drive' the file needs no comments: each \
      of its view controllers is driven as 'vdl drive' does, an order, a count and a state are asked of \
      what is left of its callbacks without names from elsewhere, and what cannot be asked is told.
      """
  )

  public static let contentExport = CommandHelp(
    operands: "[DIR]",
    summary: "take questions to another system",
    examples: [
      ("vdl content export --format gift my-course -o my-course.gift", "for Moodle"),
      ("vdl content export --format gift", "the shipped courses, to standard output"),
    ],
    discussion: """
      GIFT holds questions of order, choice, truth and count; the others are counted on standard \
      error, and so are orders of which several are right. Each question carries its id and its \
      rules as tags; orders need Moodle's question type 'ordering'. Of a template the first instance \
      is taken.
      """
  )

  public static let contentStats = CommandHelp(
    operands: "[DIR|COURSE]",
    summary: "what learners' answers say of questions",
    examples: [
      ("vdl content stats", "every question that was answered"),
      ("vdl content stats kettles", "those of a course, by its id or its folder"),
      ("vdl content stats --json", "for programs: one JSON object"),
    ],
    discussion: """
      Facility is the share of right answers. Discrimination is how the score on this question goes \
      with the score on all others, from -1 to 1; a question near 0 or below tells nothing of what \
      its learners know. It needs three learners. The time is the median. What learners wrote after \
      'flag' in a session stands at the end.
      """
  )
}
