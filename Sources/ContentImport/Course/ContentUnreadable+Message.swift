extension ContentUnreadable {
  /// The reason, without the path: in lower case and without a full stop.
  public var message: String {
    switch reason {
    case .noFolder: "no such folder"
    case .isNoFolder: "it isn't a folder"
    case .cannotBeRead: "it can't be read"
    }
  }
}
