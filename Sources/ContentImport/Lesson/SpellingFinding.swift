import Phrases

/// A name in prose that is nearly one of UIKit's.
struct SpellingFinding: ContentFinding {
  var name: String
  var near: String

  var message: String { "nothing in UIKit is called '\(name)'" + didYouMean(near) }
}
