import Phrases
import Releases

extension FormFinding {
  var message: String {
    switch self {
    case .noID(let text):
      "'\(text)' isn't an id; use lower-case letters, digits and hyphens, a letter first, for example "
        + "'first-read'"
    case .noUUID(let text):
      "'\(text)' isn't a UUID; write 'uuid: \(freshUUID())', which nobody else has"
    case .noClaimID(let text):
      "'\(text)' isn't the id of a claim; write it like 'S000-10' or 'M-09'"
    case .noRuleID(let text):
      "'\(text)' isn't the id of a rule; 'vdl rules' lists ids such as 'view.loads-on-first-access'"
    case .noTeaching(let text):
      "'\(text)' isn't something that a lesson teaches; write a rule's id, an act such as "
        + "'Simulator.settle', or a callback such as 'viewDidLoad' or 'willMove(toParent:)'"
    case .noEvent(let text):
      "'\(text)' isn't an event; write the class, a full stop and the callback, for example "
        + "'V.viewDidLoad'"
    case .noCitation(let text):
      "'\(text)' isn't a citation; write three digits for the article, a colon and lines in rising "
        + "order, for example '000:124-131'"
    case .noVersion(let text):
      "'\(text)' isn't an iOS version; write it like '17' or '5.1'"
    case .neverReleased(let version):
      "there is no iOS \(version); did you mean "
        + alternatives(version.neighbours.map { quoted($0.description) }) + "?"
    case .unknown(let vocabulary, let word, let correction):
      "unknown \(vocabulary.rawValue) '\(word)'" + correction.message
    }
  }
}
