import Phrases

extension NamedFileFinding {
  var message: String {
    switch self {
    case .leadsOut(let name, .lesson):
      "'\(name)' leads out of the course's folder; put the lesson beside this file"
    case .leadsOut(let name, .swift):
      "'\(name)' leads out of the course's folder; put a Swift file beside the lessons"
    case .isMissing(let name, _, near: let near?):
      "no file '\(name)' here" + didYouMean(near)
    case .isMissing(let name, .lesson, near: nil):
      "no file '\(name)' here"
    case .isMissing(let name, .swift, near: nil):
      "no file '\(name)' here; put Swift files beside the lessons"
    case .isUsedEverywhere(let name):
      "all code of the course uses '\(name)' already; remove it here, or in \(courseFileName)"
    }
  }
}
