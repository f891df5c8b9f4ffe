extension FormerNameFinding {
  var message: String {
    switch self {
    case .noName(let text):
      "'\(text)' isn't a former id; write it like 'old-id', or 'other-course/old-id' for one of "
        + "another course"
    case .tooMany(let limit):
      "more than \(limit) former ids; leave out those that no learner met"
    case .isInUse(let noun, let id):
      "the course has a \(noun.rawValue) '\(id)'; a former id is one that nothing has any more"
    case .isItsOwn(let noun, let id):
      "'\(id)' is the id of this \(noun.rawValue) today; name the ids that it had before"
    case .goInACircle(let ids):
      "the former ids go in a circle: \(ids.joined(separator: " was ")); remove one of these"
    }
  }
}
