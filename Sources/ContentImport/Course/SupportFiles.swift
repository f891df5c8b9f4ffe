import Curriculum
import Diagnostics

/// The Swift files of a course.
struct SupportFiles {
  /// The files in the course's folder, by their names.
  private let files: [SupportFile]
  /// The files that all code of the course is compiled with, before those that it names itself.
  private(set) var everywhere: [SupportFile] = []

  init(_ files: [SupportFile]) { self.files = files }

  /// Returns the Swift file of a name for one listing or question, or why it can't name it.
  func named(_ name: String) throws(NamedFileFinding) -> SupportFile {
    guard !everywhere.contains(where: { $0.name == name }) else { throw .isUsedEverywhere(name) }
    return try file(named: name)
  }

  /// Lets all code of the course be compiled with the file of a name.
  mutating func useEverywhere(_ name: String) throws(NamedFileFinding) {
    everywhere.append(try file(named: name))
  }

  private func file(named name: String) throws(NamedFileFinding) -> SupportFile {
    if let file = files.first(where: { $0.name == name }) { return file }
    if name.contains("/") || name.hasPrefix(".") { throw .leadsOut(name, .swift) }
    throw .isMissing(name, .swift, near: suggestion(for: name, among: files.map(\.name)))
  }
}
