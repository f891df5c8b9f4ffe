import Curriculum
import Diagnostics

/// The keys of a course file that say something about the course.
let metadataKeys = ["version", "authors", "licence", "language", "requires"]

private let mostCharacters = 100

extension Keys {
  /// Reads `version`, `authors`, `licence` and `language`, all of which may be left out.
  mutating func metadata() -> CourseMetadata {
    var about = CourseMetadata()
    if let node = optional("version", example: "1.2"), let text = node.scalar {
      if isVersion(text) {
        about.version = text
      } else {
        report(MetadataFinding.noVersion(text), at: node)
      }
    }
    about.authors = list("authors", example: "Ada Lovelace").compactMap { short($0, "authors") }
    about.licence = optional("licence", example: "CC-BY-4.0").flatMap { short($0, "licence") }
    if let node = optional("language", example: "en"), let text = node.scalar {
      if isLanguage(text) {
        about.language = text
      } else {
        report(MetadataFinding.noLanguage(text), at: node)
      }
    }
    return about
  }

  private mutating func short(_ node: YAMLNode, _ key: String) -> String? {
    guard let text = node.scalar, text.count <= mostCharacters else {
      report(MetadataFinding.isTooLong(key: key, limit: mostCharacters), at: node)
      return nil
    }
    return text
  }

  /// Reads what a course requires of others, with the place of each.
  mutating func requirements(
    of course: CourseID
  ) -> [(requirement: CourseRequirement, location: SourceLocation)] {
    list("requires", example: "view-controllers/sheets").compactMap { node in
      let text = node.scalar ?? ""
      guard let requirement = CourseRequirement(text) else {
        report(MetadataFinding.noRequirement(text), at: node)
        return nil
      }
      guard requirement.course != course else {
        report(MetadataFinding.requiresItself(text), at: node)
        return nil
      }
      return (requirement, node.location)
    }
  }
}

private func isVersion(_ text: String) -> Bool {
  text.count <= 32 && text.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9.+-]*/) != nil
}

private func isLanguage(_ text: String) -> Bool {
  text.wholeMatch(of: /[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}/) != nil
}
