/// What the help says of options. In lower case and without a full stop.
public enum Options {
  // MARK: Of every command

  public static let database = "the learners' store (default: $XDG_DATA_HOME/vdl/vdl.sqlite)"
  public static let learner = "whose progress it is (default: the name of your account)"
  public static let content = "courses to teach from, instead of those that ship with vdl"
  public static let color = "auto, always or never (default: auto; NO_COLOR is honoured)"
  public static let help = "show this help"
  public static let version = "show the version"

  // MARK: Of many

  public static let json = "print one JSON object"
  public static let output = "write to a file instead of standard output"
  public static let plain = "line mode: lines as the terminal gives them, no editing"

  // MARK: Of `quiz`

  public static let onlyLesson = "only questions of this lesson"
  public static let onlyRule = "only questions about this rule"
  public static let count = "how many at most (default: 10, see 'vdl settings')"
  public static let chooseBySeed = "choose and shuffle by this number"
  public static let due = "only what is due"
  public static let speakJSON = "speak JSON"
  public static let strict = "status 1 when an answer was wrong"

  // MARK: Of `run` and `trace`

  public static let ios = "the release to run under: 3 to 18, 26, or 5.1 (default: 26)"
  public static let device = "iphone or ipad (default: iphone)"
  public static let verbose = "print UIKit's internal steps too, one -[Class method] a line"
  public static let maxSteps = "stop after so many instructions (default: 50000000)"
  public static let leaks = "say which objects never die, and the cycle that keeps them"
  public static let believing = "run as if this misconception about UIKit were true"
  public static let alternative = "let a weak rule's other plausible behaviour hold"
  public static let without = "take a rule away and see what it brings about"
  public static let seed = "the start of every random sequence (default: 0)"
  public static let timings = "say on standard error what CPU time was spent on"
  public static let orders = "say which events are in a promised order"
  public static let versions = "say where the trace changes from one iOS to the next"

  // MARK: Of `drive`

  public static let onlyClass = "drive this class alone"
  public static let sources = "look there for what the file does not declare"
  public static let jsonOfFile = "print one JSON object a file"

  // MARK: Of `rules`

  public static let code = "print the example of a rule and nothing else, to be run or changed"

  // MARK: Of commands for learners

  public static let page = "where to write the page; - for the output"
  public static let format = "csv, json or jsonl"
  public static let table = "reviews, rules, lessons or learners (default: reviews)"
  public static let since = "only answers from this day on: 2026-01-31"
  public static let names = "give the learners' names too"
  public static let withoutAsking = "do not ask"
  public static let rebuild = "make memory states and summaries again from the log"
  public static let regrade = "judge every answer again under this model; rewrites nothing"

  // MARK: Of commands for authors

  public static let misconceptions = "say which wrong beliefs the questions detect"
  public static let against = "say what an edit would do to learners' histories"
  public static let gift = "gift"
  public static let remove = "take the course of this id out of teaching"
  public static let toLesson = "the lesson that the question goes to (default: the last one)"
  public static let rule = "the rule that the question is about"
  public static let claims = "print a table of claims by lesson and question"
  public static let intoLesson = "the lesson to put them in"
  public static let drive = "ask about the view controllers of a real file"
  public static let jsonArray = "print one JSON array"
  public static let question = "only this question"
  public static let width = "for a terminal of this many columns, 20 to 200"
  public static let instanceBySeed = "choose the instance and shuffle by this number (default: 0)"
}
