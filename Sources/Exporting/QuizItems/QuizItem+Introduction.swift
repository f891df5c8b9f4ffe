public import Curriculum

extension QuizItem {
  /// Returns the text that comes before a course's questions: what their code uses besides UIKit.
  public static func introduction(to course: Course) -> QuizItem {
    let support = course.lessons.flatMap(\.questions).first?.support ?? []
    let code = support.map { fenced($0.text) }
    return QuizItem(
      id: "\(course.id.rawValue)/introduction", name: "introduction",
      category: [course.title, "00 Introduction"], tags: [],
      text: ([
        """
        The code of these questions runs on vdl's model of UIKit. `Simulator` stands for the person \
        and the system: `Simulator.settle()` lets all happen that waits, such as the rest of the turn, \
        animations and timers.
        """
      ] + (code.isEmpty ? [] : ["The code also uses this:"]) + code).joined(separator: "\n\n"),
      code: "", answer: .none, explanation: nil, hints: [])
  }
}
