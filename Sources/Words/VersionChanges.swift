internal import Phrases

/// What `vdl trace --versions` says of a run that changes from release to release.
public enum VersionChanges {
  public static let none = "Nothing changes from one release to another."

  // MARK: The releases

  public static let every = "every iOS"
  public static func from(_ version: String) -> String { "from iOS \(version)" }
  public static func only(_ version: String) -> String { "iOS \(version)" }

  public static func range(_ first: String, to last: String) -> String {
    "iOS \(first) to \(last)"
  }

  /// `place` is a file and a line.
  public static func needs(_ version: String, _ member: String, at place: String?) -> String {
    "needs iOS \(version): \(member)" + (place.map { " (\($0))" } ?? "")
  }

  // MARK: What changes

  public static func noLonger(_ event: String) -> String { "no longer: \(event)" }
  public static func new(_ event: String) -> String { "new: \(event)" }

  /// After no event is first.
  public static func moved(_ event: String, after now: String?, before: String?) -> String {
    func after(_ event: String?) -> String { event.map { "after \($0)" } ?? "first" }
    return "moved: \(event) comes \(after(now)), and came \(after(before))"
  }

  public static func changed(_ event: String, from before: String) -> String {
    "changed: \(event), and was \(before)"
  }

  /// Both are moments.
  public static func changed(_ events: [String], to now: String, from before: String) -> String {
    "changed: \(list(events)) \(events.count == 1 ? "comes" : "come") in another moment: \(now), "
      + "and came \(before)"
  }

  public static let endsOtherwise = "it ends in another way"
  public static let warnsOtherwise = "UIKit's warnings are others"
  public static let printsOtherwise = "what it prints is different"

  public static func because(_ rule: String, _ releases: String, _ sentence: String) -> String {
    "because \(rule) (\(releases)): \(sentence)"
  }
}
