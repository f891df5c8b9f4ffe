public import Curriculum

extension QuizItem {
  /// Returns the category of a part of a course. Its place, from 1 for lessons, comes first, since Moodle lists
  /// categories by name.
  public static func category(_ title: String, at place: Int, in course: Course) -> [String] {
    [course.title, "\(place < 10 ? "0" : "")\(place) \(title)"]
  }

  /// Returns the text that comes before a course's questions: what their code uses besides UIKit.
  public static func introduction(to course: Course) -> QuizItem {
    let support = course.lessons.flatMap(\.questions).first?.support ?? []
    return QuizItem(
      id: "\(course.id.rawValue)/introduction", name: "introduction",
      category: category("Introduction", at: 0, in: course), tags: [],
      prompt: introduction(to: support), code: "", answer: .none, explanation: nil, hints: [])
  }

  /// Returns the words about what code of questions uses besides UIKit, as Markdown.
  public static func introduction(to support: [SupportFile]) -> String {
    let code = support.map { fenced($0.text) }
    return
      ([
        """
        The code of these questions runs on vdl's model of UIKit. `Simulator` stands for the person \
        and the system: `Simulator.settle()` lets all happen that waits, such as the rest of the turn, \
        animations and timers.
        """
      ] + (code.isEmpty ? [] : ["The code also uses this:"]) + code).joined(separator: "\n\n")
  }
}
