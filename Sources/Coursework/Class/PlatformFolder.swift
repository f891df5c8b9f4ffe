/// The folder that Moodle makes for a student in the archive of all submissions: `NAME_NUMBER_assignsubmission_file_`.
public struct PlatformFolder: Hashable, Sendable {
  public var name: String
  /// Moodle's number of the participant; nil where the folder has none.
  public var number: Int?
  /// The folder's own name.
  public var text: String

  /// Finds the folder in a file's path; nil where there is none.
  public init?(in path: String) {
    for part in path.split(separator: "/") {
      guard let mark = part.firstRange(of: "_assignsubmission_file") else { continue }
      let words = part[..<mark.lowerBound].split(
        separator: "_", omittingEmptySubsequences: false)
      name = words.dropLast().joined(separator: "_")
      number = words.last.flatMap { Int($0) }
      text = String(part)
      return
    }
    return nil
  }
}
