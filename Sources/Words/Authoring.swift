internal import Phrases

/// What commands for authors say: `vdl content new`, `check`, `preview`, `watch`, `list`, `add`,
/// `export`, `stats`. In lower case, no full stop.
public enum Authoring {
  // MARK: Command lines

  public static let oneFolder = "name one folder at most"
  public static let oneCourse = "name one course at most"
  public static let oneFileOrFolder = "name one lesson's file or one course's folder"
  public static let folderOrCourse = "name a folder to add or a course to remove, not both"
  public static let folderOrFile = "name a folder or a lesson's file, not both"
  public static let sayWhatIsNew =
    "say what is new: a course, a lesson or a question, and its name or kind"
  public static let newCourseTakesOneFolder = "'vdl content new course' takes one folder"
  public static let addGIFT = "add --format gift"

  public static func goesWithNewQuestion(_ option: String) -> String {
    "option '\(option)' goes with 'vdl content new question'"
  }

  public static func noKind(_ name: String, among kinds: [String]) -> String {
    "'\(name)' is no kind of question; there are \(list(kinds))"
  }

  // MARK: Ids and what has them

  public static func noIDOfFolder(_ name: String) -> String {
    "a course is called as its folder is, and '\(name)' is no id; \(expectedID)"
  }

  public static func noID(_ name: String) -> String { "'\(name)' is no id; \(expectedID)" }

  private static let expectedID = "expected lower-case letters, digits and hyphens, a letter first"

  public static func hasLesson(_ id: String) -> String {
    "the course has a lesson '\(id)'; give this one an id of its own"
  }

  public static func noQuestion(called name: String) -> String {
    "no question is called '\(name)'"
  }

  public static func noFolderAndNoCourse(_ name: String) -> String {
    "'\(name)' is no folder and no course in the store"
  }

  // MARK: What is begun

  public static func made(_ file: String, and other: String) -> String {
    "made \(file) and \(other)"
  }

  public static func madeAndListed(_ file: String, in course: String) -> String {
    "made \(file), and listed it in \(course)"
  }

  public static func next(_ folder: String) -> String {
    "next: edit them, then 'vdl content check \(folder)'"
  }

  public static func question(_ name: String, _ file: String, line: Int) -> String {
    "\(file):\(line): question '\(name)'"
  }

  public static let isNoCourse = "this is no course"
  public static let mendTheCourse =
    "mend the course first: 'vdl content check' says all that is wrong"
  public static let noLesson = "the course has no lesson; begin one"

  public static func noLessonList(for file: String) -> String {
    "no list 'lessons:' to put '\(file)' in; list the lessons one a line"
  }

  public static func questionHeading(_ name: String) -> String { "## Question: \(name)" }

  /// What stands in course.yaml.
  public static func course(_ id: String, uuid: String, title: String, lesson: String) -> String {
    """
    course: \(id)
    uuid: \(uuid)
    title: \(title)
    lessons:
      - \(lesson)

    """
  }

  /// The lesson that an author begins with; `body` is that of its question.
  public static func lesson(
    _ id: String, title: String, question: String, body: String
  ) -> String {
    """
    ---
    lesson: \(id)
    title: \(title)
    aim: You can say when a controller gets its view.
    requires: []
    ---

    A controller is made without a view. Reading `view` makes one.

    ```swift run
    import UIKit

    let home = UIViewController()
    print(home.isViewLoaded)
    _ = home.view
    print(home.isViewLoaded)
    ```

    ```printed
    false
    true
    ```

    ## \(CourseFindings.toKeep)

    - The first read of `view` loads it.

    \(questionHeading(question))

    \(body)

    """
  }

  // MARK: Checking

  public static let verifying = "verifying: all code is run, which takes a while"

  public static func checked(lessons: Int, questions: Int, findings: Int) -> String {
    "\(counted(lessons, "lesson")), \(counted(questions, "question")): "
      + counted(findings, "finding")
  }

  public static func checked(lessons: Int, findings: Int) -> String {
    "\(counted(lessons, "lesson")) checked: \(counted(findings, "finding"))"
  }

  /// The names of rules of which the question could be about one.
  public static func turnsOn(_ question: String, rules: [String]) -> String {
    "question '\(question)' names no rule; its answer turns on \(list(rules.map(quoted))): name "
      + "the one it is about first"
  }

  // MARK: Checking what it detects

  public static func notTold(_ misconception: String) -> String {
    "no question tells from the truth: \(misconception)"
  }

  public static func notToldApart(_ one: String, _ other: String) -> String {
    "no question tells apart: \(one), \(other)"
  }

  public static let noExampleWould = "no example of a rule would"

  public static func exampleWould(_ rule: String) -> String {
    "a scenario like the example of '\(rule)' would; 'vdl rules \(rule)' shows it"
  }

  public static func told(_ percent: String, _ count: Int, of whole: Int) -> String {
    "\(percent) of the misconceptions are told from the truth: \(share(count, of: whole))"
  }

  public static func toldApart(_ percent: String, _ count: Int, of whole: Int) -> String {
    "\(percent) of their pairs are told apart: \(share(count, of: whole))"
  }

  // MARK: Checking against what learners did

  /// `count` is of reviews, here and below.
  public static func isCalled(_ new: String, not old: String, _ count: Int) -> String {
    "'\(old)' is called '\(new)' now, and ids are kept for ever (\(counted(count, "review")) of "
      + "the old one)"
  }

  public static func isGone(_ question: String, _ count: Int) -> String {
    "the course no longer has '\(question)' (\(counted(count, "review")))"
  }

  public static func asksSomethingElse(_ question: String, _ count: Int) -> String {
    "'\(question)' asks something else than before, and its statistics begin anew "
      + "(\(counted(count, "review")) of the old text)"
  }

  public static func hasAnotherAnswer(
    _ question: String, _ count: Int, judgedOtherwise others: Int
  ) -> String {
    "under this model '\(question)' has another answer than it was judged by; of "
      + "\(counted(count, "review")), \(others) would be judged otherwise, and none is rewritten"
  }

  // MARK: Previews

  public static let rightAnswer = "A right answer"
  public static let wrongAnswer = "A wrong answer"
  public static let isListedByNoCourse = "no course of its folder lists this file"

  /// Code or lines stand below it.
  public static func below(_ answer: String) -> String { "\(answer):" }

  public static func answer(_ answer: String, _ typed: String) -> String { "\(answer): \(typed)" }
  public static func hint(_ number: Int, _ text: String) -> String { "Hint \(number): \(text)" }

  public static func error(_ question: String, _ message: String) -> String {
    "\(question): error: \(message)"
  }

  // MARK: Lists

  public static func listed(
    _ question: String, _ kind: String, ios: String, rules: [String]
  ) -> String {
    "\(question)  \(kind)  iOS \(ios)  \(list(rules))"
  }

  /// `rows` and `exceptions` are Markdown.
  public static func claims(
    _ course: String, count: Int, core: Int, asked: Int, rows: [String], exceptions: [String]
  ) -> String {
    """
    # \(course): claims by lesson and question

    Made by `vdl content list --claims`; do not edit.

    \(count) claims, \(core) of them core; \(asked) of these are asked.

    | claim | tier | taught in | asked by |
    |---|---|---|---|
    \(rows.joined(separator: "\n"))

    """
      + (exceptions.isEmpty
        ? "" : "\nCore claims that no question asks:\n\n\(exceptions.joined(separator: "\n"))\n")
  }

  // MARK: Adding

  public static let nothingAdded = "nothing was added: mend what was found, and add it again"
  public static let addLists = "'vdl content add' lists them"

  public static func notAdded(_ course: String) -> String { "no course '\(course)' was added" }

  public static func isTaughtNoMore(_ course: String) -> String {
    "\(course) is taught no more; its history is kept"
  }

  public static func isTaught(_ course: String, lessons: Int, questions: Int) -> String {
    "\(course) is taught from now on: \(counted(lessons, "lesson")), "
      + counted(questions, "question")
  }

  /// Of a course that was taught before.
  public static func isTaught(
    _ course: String, lessons: Int, questions: Int, new: Int, reworded: Int, changed: Int,
    removed: Int, asBefore: Int
  ) -> String {
    let changes = [
      (new, "new"), (reworded, "reworded"), (changed, "with another answer or scenario"),
      (removed, "removed"), (asBefore, "as before"),
    ]
    return isTaught(course, lessons: lessons, questions: questions) + "; "
      + list(changes.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" })
  }

  public static func shippedHasID(_ id: String) -> String {
    "a course that ships with vdl has the id '\(id)'; give yours its own"
  }

  public static let shippedHasUUID =
    "a course that ships with vdl has this uuid; give yours its own"

  public static func isAnotherCourse(_ id: String, uuid: String) -> String {
    "the store has another course '\(id)', whose uuid is \(uuid); give this one an id of its own"
  }

  // MARK: Exporting

  public static let undecided = "undecided"

  public static func exported(_ count: Int) -> String { "\(counted(count, "question")) exported" }

  /// The kinds of questions and how many of each.
  public static func leftOut(_ kinds: [(kind: String, count: Int)]) -> String {
    "left out, since GIFT cannot hold them: \(list(kinds.map { "\($0.count) \($0.kind)" }))"
  }

  // MARK: Statistics

  public static let noneAnswered = "no question was answered yet"
  public static let flagged = "What learners flagged"

  public static func flag(_ question: String, _ remark: String) -> String {
    "\(question): \(remark.isEmpty ? "(no words)" : remark)"
  }

  /// `discrimination` is nil where too few answered.
  public static func statistics(
    answers: Int, learners: Int, percentRight: Int, discrimination: String?, seconds: Int
  ) -> String {
    "\(counted(answers, "answer")) of \(counted(learners, "learner")), \(percentRight)% right, "
      + "discrimination \(discrimination ?? "unknown"), \(seconds) s"
  }

  /// Goes before a wrong answer.
  public static func times(_ count: Int) -> String { "\(count) x" }
}
