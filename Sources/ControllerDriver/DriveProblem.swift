/// A fault in a drive that ran to its end: in the calls of its callbacks or in their bodies.
public enum DriveProblem: Hashable, Sendable {
  /// `object` is the controller's name in the trace.
  case violation(TraceViolation, object: String)
  /// A callback that must be called, and was not called or at another place.
  case missingCallback(String)
  /// A callback that was called while none of its statements ran.
  case emptyBody(String)
}
