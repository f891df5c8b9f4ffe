internal import ContentImport
public import Curriculum
internal import Phrases

/// Files and questions that an author begins with.
public enum CourseScaffold {
  /// The text of a file, by its name in the course's folder.
  public struct File: Hashable, Sendable {
    public var name: String
    public var text: String
  }

  /// Returns the files of a new course, whose id is that of its folder: `course.yaml` and a lesson.
  public static func course(
    _ id: String, uuid: String
  ) throws(ScaffoldError) -> (course: File, lesson: File) {
    guard CourseID.isWellFormed(id) else { throw .notACourseID(id) }
    let lesson = File(
      name: "L01-first.md",
      text: lessonText("first", question: "output-1", kind: OutputTask.kind))
    let course = File(
      name: courseFileName,
      text: """
        course: \(id)
        uuid: \(uuid)
        title: \(title(of: id))
        lessons:
          - \(lesson.name)

        """)
    return (course, lesson)
  }

  /// Returns another lesson of a course, with a question of a kind that the course doesn't ask yet, so
  /// that no two of its questions are the same.
  public static func lesson(_ id: String, in course: Course) throws(ScaffoldError) -> File {
    guard CourseID.isWellFormed(id) else { throw .notALessonID(id) }
    guard !course.lessons.contains(where: { $0.id.rawValue == id }) else {
      throw .lessonExists(id)
    }
    let number = course.lessons.count + 1
    let asked = Set(course.lessons.flatMap(\.questions).map(\.kind))
    let kind = QuestionKind.allCases.first { !asked.contains($0) } ?? OutputTask.kind
    return File(
      name: "L\(number < 10 ? "0" : "")\(number)-\(id).md",
      text: lessonText(id, question: freshName(kind.rawValue, in: course), kind: kind))
  }

  /// Returns an assignment with a zone for each lesson that has questions.
  public static func assignment(_ id: String, in course: Course) throws(ScaffoldError) -> File {
    guard CourseID.isWellFormed(id) else { throw .notAnAssignmentID(id) }
    var text = "title: \(title(of: id))\nkind: homework\nzones:\n"
    for lesson in course.lessons where !lesson.questions.isEmpty {
      text += "  - title: \(quoted(lesson.title))\n    questions:\n"
      for question in lesson.questions { text += "      - \(question.id.name)\n" }
      text += "    points: [2, 1]\n"
    }
    return File(name: "\(assignmentsFolderName)/\(id).yaml", text: text)
  }

  /// A text as YAML takes it, whatever signs it has.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "''") + "'"
  }

  /// Returns the text of `course.yaml` with one more lesson.
  public static func listing(
    _ file: String, in courseText: String
  ) throws(ScaffoldError) -> String {
    var lines = courseText.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("lessons:") }) else {
      throw .noLessonList(for: file)
    }
    if let bracket = lines[start].lastIndex(of: "]") {
      let isEmpty = lines[start][..<bracket].trimmed.hasSuffix("[")
      lines[start].insert(contentsOf: (isEmpty ? "" : ", ") + file, at: bracket)
      return lines.joined(separator: "\n")
    }
    let items = lines[(start + 1)...].prefix {
      $0.isEmpty || $0.hasPrefix(" ") || $0.hasPrefix("-") || $0.hasPrefix("#")
    }
    guard let last = items.lastIndex(where: { $0.drop { $0 == " " }.hasPrefix("- ") }) else {
      throw .noLessonList(for: file)
    }
    let indent = lines[last].prefix { $0 == " " }
    lines.insert("\(indent)- \(file)", at: last + 1)
    return lines.joined(separator: "\n")
  }

  /// Returns a lesson's text with another question at its end, and the line of the question's heading.
  public static func appending(
    question name: String, _ body: String, to lessonText: String
  ) -> (text: String, line: Int) {
    let before = withoutNewlines(lessonText)
    return (
      before + "\n\n\(QuestionText.heading(name))\n\n\(body)\n",
      before.count { $0 == "\n" } + 3
    )
  }

  /// Returns a lesson's text with imported questions at its end; without a text, a new lesson with TODO
  /// where the author must write.
  public static func appending(
    _ questions: [String], to lessonText: String?, newLesson id: String
  ) -> String {
    let questions = questions.joined(separator: "\n")
    if let lessonText { return withoutNewlines(lessonText) + "\n\n" + questions }
    return """
      ---
      lesson: \(id)
      title: TODO
      aim: TODO
      ---

      TODO: replace this with the text of the lesson.

      ## To keep

      - TODO: replace this with a sentence worth keeping.

      \(questions)
      """
  }

  /// Returns `order-1`, or the first number that is free in a course.
  public static func freshName(_ stem: String, in course: Course) -> String {
    let taken = Set(course.lessons.flatMap(\.questions).map(\.id))
    for number in 1...taken.count + 1 {
      let name = "\(stem)-\(number)"
      if !taken.contains(QuestionID(course: course.id, name)) { return name }
    }
    preconditionFailure("there are more numbers than questions")
  }

  private static func withoutNewlines(_ text: String) -> String {
    var text = text
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }

  /// `under-a-navigation-bar` as a title to begin with.
  private static func title(of id: String) -> String {
    let words = id.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func lessonText(
    _ id: String, question: String, kind: QuestionKind
  ) -> String {
    """
    ---
    lesson: \(id)
    title: \(title(of: id))
    aim: You can say when a controller gets its view.
    requires: []
    ---

    A new controller has no view. When something first reads `view`, UIKit calls `loadView`, which
    creates the view, and then `viewDidLoad`.

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

    ## To keep

    - The first read of `view` loads the view.

    \(QuestionText.heading(question))

    \(kind.drafting.skeleton)

    """
  }
}
