import Phrases

extension MetadataFinding {
  var message: String {
    switch self {
    case .noVersion(let text):
      "'\(text)' isn't a version; use letters, digits, '.', '-' and '+', at most 32, such as '1.2'"
    case .noLanguage(let text):
      "'\(text)' isn't the tag of a language; write it like 'en' or 'pt-BR'"
    case .isTooLong(let key, let limit):
      "'\(key)' has more than \(limit) characters; shorten it"
    case .noRequirement(let text):
      "'\(text)' isn't a course or a lesson of one; write 'view-controllers' or 'view-controllers/sheets'"
    case .requiresItself(let id):
      "the course requires itself; remove '\(id)', or require a lesson in the lessons' own front matter"
    case .hasNoCourse(let id, near: let near):
      "no course '\(id)' is taught here" + (near.map(didYouMean) ?? "; add that course first")
    case .hasNoLesson(let lesson, of: let course, near: let near):
      "the course '\(course)' has no lesson '\(lesson)'" + (near.map(didYouMean) ?? "")
    case .requireEachOther(let courses):
      "the courses require each other: \(courses.joined(separator: " needs ")); remove one of these"
    }
  }
}
