/// What an answer says of its learner's beliefs.
public enum Diagnoses {
  // MARK: Beliefs; each is told below the sentence

  public static let fitsNone = "It fits none of the wrong beliefs that are known here."
  public static let withdrawn = "Your answers speak no more of this belief, so that is taken back:"
  public static let named =
    "Several of your answers would be right if this were so, and many people think it is:"
  public static let again = "This answer, too, would be right if this were so:"

  // MARK: The smallest counterexample

  public static let otherwise = "UIKit does otherwise. This is the least it takes to see it:"
  /// Above two columns, or before each line where there is no room for them.
  public static let heads = (wide: ("as you may think", "UIKit"), narrow: ("think:", "UIKit:"))
  public static let nothing = "(nothing)"

  // MARK: Releases on which an answer would be right

  public static func since(_ version: String) -> String { "since iOS \(version)" }
  public static func until(_ version: String) -> String { "until iOS \(version)" }
  public static func on(_ version: String) -> String { "on iOS \(version)" }

  public static func from(_ first: String, to last: String) -> String {
    "from iOS \(first) to iOS \(last)"
  }

  /// `releases` is one of the parts above.
  public static func wasRight(_ releases: String, asked: String) -> String {
    "Your answer was right \(releases); the question is about iOS \(asked)."
  }
}
