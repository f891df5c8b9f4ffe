internal import Curriculum
internal import QuizEngine
internal import Study

/// The command `see`: the picture of the last answer as a page.
extension Session {
  /// Writes the page to a new file, in the current folder where the learner names none.
  func see(_ path: String?) {
    guard let last else {
      console.prose("Answer a question first; then you can see its picture.")
      return
    }
    let page = AnswerPicture(last).page
    do throws(Failure) {
      let file = path ?? Self.newFile(named: last.prepared.question.id.name)
      _ = try OutputFile(file)
      // A slip in the name costs nobody a file.
      try FileSystem.create(file, page, mode: 0o600)
      console.prose("The picture is in '\(file)'. Open it in a browser.")
    } catch {
      for line in error.lines { console.line(console.shown(line)) }
    }
  }

  /// The name of a page that isn't there yet: `question.html`, `question-2.html`.
  private static func newFile(named question: String) -> String {
    let name = FileSystem.fileName(for: question)
    let names = ["\(name).html"] + (2...999).map { "\(name)-\($0).html" }
    return names.first { FileSystem.stamp(of: $0) == nil } ?? names[0]
  }
}
