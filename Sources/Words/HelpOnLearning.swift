/// What the help says of commands for learners.
extension CommandHelp {
  public static let session = CommandHelp(
    summary: "start, or go on where you stopped",
    examples: [
      ("vdl", "greet, and ask what is due and what is new"),
      ("vdl --learner Ada", "the same for another learner"),
    ]
  )

  public static let learn = CommandHelp(
    operands: "[LESSON]",
    summary: "read a lesson; its code runs as you read",
    examples: [
      ("vdl learn", "the first lesson that you have not read"),
      ("vdl learn 2", "the second lesson; an id will do as well"),
    ]
  )

  public static let quiz = CommandHelp(
    summary: "ask questions",
    examples: [
      ("vdl quiz", "ten questions: what is due, what is new, then others"),
      ("vdl quiz --lesson 1 --count 5", "five questions of the first lesson"),
      ("vdl quiz --due", "only what is due"),
      (
        "vdl quiz --rule tabs.leaving-will-first", "a rule; made from its example if nobody asks it"
      ),
      ("vdl quiz --json", "for programs: one object a line"),
    ],
    discussion: """
      With --json it writes question, saved, verdict and end, one object a line, and reads one \
      answer or command (skip, quit) a line; an answer of several lines is a JSON string. A line \
      that is no answer is said to be misread, and the question stands. Status 1 with --strict: \
      something was wrong, or with --due too, something is still due.
      """
  )

  public static let progress = CommandHelp(
    summary: "show what you hold and what is due",
    examples: [
      ("vdl progress", "for eyes"),
      ("vdl progress --json", "for programs: one JSON object"),
    ],
    discussion: """
      A rule is new until you are asked about it, then being learnt. It is held after right answers \
      on two days, to questions that cannot be guessed (orders of four or more, outputs, counts) and \
      whose right answer was another one the time before. \
      Due is what you are about to forget; 'vdl' asks it first. What you know today is what the \
      model of forgetting expects, with the range in which it lies nine times out of ten. Log loss \
      says how well that model foresaw your answers: the less the better, and it should be less than \
      that of your average, which anybody could have said.
      """
  )

  public static let report = CommandHelp(
    operands: "-o FILE.html",
    summary: "write your progress as a page with charts",
    examples: [
      ("vdl report -o progress.html", "open it in a browser, or print it"),
      ("vdl report -o - --learner Ada", "another learner's, to standard output"),
    ],
    discussion: """
      The page holds all it needs: it asks no server for anything and runs no program. Its numbers \
      are those of 'vdl progress --json'.
      """
  )

  public static let export = CommandHelp(
    summary: "take progress out, for spreadsheets and programs",
    examples: [
      ("vdl export --format csv --table learners", "a line for each learner"),
      ("vdl export --format csv -o reviews.csv", "every answer, into a file"),
      (
        "vdl export --format jsonl --since 2026-01-01", "answers of this year, an object each"
      ),
    ],
    discussion: """
      Learners appear under pseudonyms that only this database can lead back to them. Times are \
      UTC in ISO 8601. In CSV, text that a spreadsheet would take for a formula begins with an \
      apostrophe. 'vdl help tables' says what each column means.
      """
  )

  public static let settings = CommandHelp(
    operands: "[KEY [VALUE]]",
    summary: "show or change how you learn",
    examples: [
      ("vdl settings", "all of them"),
      ("vdl settings retention", "the value of one"),
      ("vdl settings retention 0.85", "fewer reviews, and more forgotten"),
      ("vdl settings new-per-day default", "as it was at first"),
    ],
    discussion: """
      Each learner has their own, see --learner; they are kept in the log with the answers. A new \
      retention counts for each rule from its next answer on.
      """
  )

  public static let learnerList = CommandHelp(
    summary: "the learners of this database and how far they are",
    examples: [
      ("vdl learner list", "a line or two for each"),
      ("vdl learner list --json", "for programs: one JSON object"),
    ]
  )

  public static let learnerAdd = CommandHelp(
    operands: "NAME",
    summary: "add a learner",
    examples: [
      ("vdl learner add Ada", "from then on: vdl --learner Ada")
    ],
    discussion: "A learner is also added by the first session under a new name."
  )

  public static let learnerRename = CommandHelp(
    operands: "NAME NEW-NAME",
    summary: "give a learner another name",
    examples: [("vdl learner rename Ada 'Ada Lovelace'", "all that she did stays hers")]
  )

  public static let learnerReset = CommandHelp(
    operands: "NAME",
    summary: "let a learner start over",
    examples: [
      ("vdl learner reset Ada", "asks, then erases her answers and keeps her settings"),
      ("vdl learner reset Ada --yes", "the same without asking"),
    ],
    discussion: "Answers that were erased cannot be brought back but from a backup."
  )

  public static let learnerErase = CommandHelp(
    operands: "NAME",
    summary: "erase a learner and all that is known of them",
    examples: [
      ("vdl learner erase Ada", "asks, then erases"),
      ("vdl learner erase Ada --yes", "the same without asking"),
    ],
    discussion: """
      What the learner typed is wiped from the file. A number without a meaning stays behind, so \
      that no merge and no older copy brings the learner back.
      """
  )

  public static let backup = CommandHelp(
    operands: "[FILE]",
    summary: "copy the learners' database",
    examples: [
      ("vdl backup", "beside the database, under today's date"),
      ("vdl backup /media/stick/vdl.sqlite", "into a file, which must not be there yet"),
    ],
    discussion: """
      Sessions may go on meanwhile. The copy is a database by itself: 'vdl restore FILE' puts it \
      back, and --database FILE looks into it.
      """
  )

  public static let restore = CommandHelp(
    operands: "FILE",
    summary: "put a backup in the database's place",
    examples: [
      ("vdl restore vdl.sqlite.backup-2026-01-31", "what was there is kept beside it")
    ],
    discussion: """
      A database that is damaged is moved aside. Learners who were erased since the backup stay \
      erased. Nothing is changed unless the backup is sound.
      """
  )

  public static let doctor = CommandHelp(
    summary: "look for damage in the learners' database, and mend what can be",
    examples: [
      ("vdl doctor", "the file, the log, and what follows from it"),
      ("vdl doctor --rebuild", "make all that follows from the log again"),
      ("vdl doctor --regrade", "list the answers that would be judged otherwise now"),
      ("vdl doctor --json", "for programs: one JSON object"),
    ],
    discussion: """
      Answers are kept as they were given and judged, and nothing rewrites them. What is known of a \
      rule, when it is due, and what each day came to follow from them: the same answers give the \
      same numbers, to the byte. Status 1: something was found; a damaged file is mended by 'vdl \
      restore'.
      """
  )
}
