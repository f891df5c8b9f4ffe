extension DriveProblem {
  /// The problem in lower case, without a full stop.
  public var message: String {
    switch self {
    case .violation(let violation, let object): "\(object): \(violation.message)"
    case .missingCallback(let callback):
      "\(callback) must be called, but never came or came out of order"
    case .emptyBody(let callback): "\(callback) came, but none of its statements ran"
    }
  }
}
