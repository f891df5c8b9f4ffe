extension ExcerptedDrive {
  /// The reason why a driven class has no excerpt.
  public enum Refusal: Error, Hashable, Sendable {
    /// The class fails its drive.
    case failedDrive
    /// Neither the class nor its superclasses override a callback of the drive.
    case noCallbacks
    /// An error that no statement of the callbacks causes; nil when none was reported.
    case refused(error: String?)
    case trapped(message: String)
    /// The callbacks reach a limit without the rest of the class.
    case limit
    /// Without the rest of the class, the callbacks are called otherwise.
    case differs
  }
}

extension ExcerptedDrive.Refusal {
  /// The reason in lower case, without a full stop.
  public var message: String {
    switch self {
    case .failedDrive: "the class fails its drive"
    case .noCallbacks: "it overrides no callback of its life cycle"
    case .refused(let error):
      "its callbacks do not run by themselves: \(error ?? "the excerpt is refused")"
    case .trapped(let message): "its callbacks trap by themselves: \(message)"
    case .limit: "its callbacks do not end by themselves"
    case .differs: "without the rest of the class, its callbacks come in another way"
    }
  }
}
