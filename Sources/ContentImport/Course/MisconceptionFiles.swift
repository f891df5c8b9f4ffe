import Curriculum
import Diagnostics

/// The folder of a course that holds its own misconceptions; a course may be without.
public let misconceptionsFolderName = "misconceptions"

extension MisconceptionFile {
  /// The misconception in a file; nil where its name is no id.
  init?(_ file: SourceFile, of course: CourseID) {
    let name = String(file.baseName.dropLast(".swift".count))
    guard file.baseName.hasSuffix(".swift"), CourseID.isWellFormed(name) else { return nil }
    self.init(course: course, name, text: file.text)
  }
}

/// A mistake in the names or the number of a course's own misconceptions.
enum MisconceptionFileFinding: ContentFinding {
  case isNoName(String)
  case tooMany(most: Int)

  var message: String {
    switch self {
    case .isNoName(let name):
      "'\(name)' names no misconception; call the file by an id in lower-case letters, digits and "
        + "hyphens, and '.swift', for example 'kettle-never-empties.swift'"
    case .tooMany(let most): "more than \(most) misconceptions; a course has at most so many"
    }
  }
}
