internal import ControllerDriver
internal import Curriculum
internal import Diagnostics
internal import SwiftFrontend

extension DrivenRefusal {
  /// With the place of the class; in lower case and without a full stop.
  public var message: String {
    switch self {
    case .nothingAsked(let subject, let refusal):
      "\(subject.written.location): no question asks about '\(subject.name)': \(refusal.message)"
    case .notAsked(let kind, let callback, let subject, let refusal):
      "\(subject.written.location): no \(kind.rawValue)\(callback.map { " of '\($0)'" } ?? "") is asked: "
        + refusal.message
    case .noPromisedCount(let kind, let subject):
      "\(subject.written.location): no \(kind.rawValue) is asked: UIKit doesn't promise how often "
        + "it calls any callback of '\(subject.name)'"
    }
  }
}
