import ReviewLog

/// A UUID that no course has, for a message that tells an author to write one. A fixed example would be copied,
/// and two courses with one UUID are one course to the store.
func freshUUID() -> String {
  var numbers = SystemNumbers()
  return SessionID.random(using: &numbers).rawValue
}

/// The numbers of the system's generator.
///
/// That has no state, and ThreadSanitizer crashes where such a value is passed to a generic function
/// (https://github.com/swiftlang/swift/issues/66099).
private struct SystemNumbers: RandomNumberGenerator {
  private let draw = { UInt64.random(in: .min ... .max) }

  func next() -> UInt64 { draw() }
}
