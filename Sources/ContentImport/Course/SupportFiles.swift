import Curriculum
import Diagnostics

extension [SupportFile] {
  /// Returns the Swift file of a name, or why there is none.
  func named(_ name: String) throws(NamedFileFinding) -> SupportFile {
    if let file = first(where: { $0.name == name }) { return file }
    if name.contains("/") || name.hasPrefix(".") { throw .leadsOut(name, .swift) }
    throw .isMissing(name, .swift, near: suggestion(for: name, among: map(\.name)))
  }
}
