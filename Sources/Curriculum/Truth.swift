public import Releases

/// The right answer, computed by runs.
public enum Truth: Hashable, Sendable {
  /// Every allowed order of the events; the first is the one the run showed. Also of "what comes
  /// next?".
  case order([[String]])
  case output([String])
  /// The index of the one choice whose check holds.
  case choice(Int)
  case truth(Bool)
  case count(Int)
  /// The value as `print` shows it.
  case state(String)
  /// Numbers of lines, of which each is a right answer; 0 stands before the first.
  case lines([Int])
  /// The code decides: what passes the checks is right.
  case code
  case versions([IOSVersion])
  /// The indices of those that are causes.
  case causes([Int])
  /// The shortest ways to the goal, as indices of actions.
  case ways([[Int]])
  /// Of a template: the truth of each of its instances.
  case instances([Truth])
}
