/// The reason why a file or folder can't be read or written.
enum FileProblem: Hashable, Sendable {
  /// The C library's error number.
  case system(errno: Int32)
  case missingFolder
  case notAFolder
  /// The folder above a new folder doesn't exist.
  case missingParent
  /// A new file would overwrite this one.
  case alreadyExists
  /// `limit` is in bytes.
  case tooLarge(limit: Int)
  case notUTF8
}

extension Failure {
  /// Text that is not UTF-8 is refused, as Swift is; anything else is the world's failure.
  init(_ problem: FileProblem, file: String) {
    self.init(problem == .notUTF8 ? .refused : .world, problem.message, file: file)
  }
}
