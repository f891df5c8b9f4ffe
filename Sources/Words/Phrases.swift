internal import Phrases

// Forwards to `Phrases` for those who still ask the catalogue; it goes with it.

/// See `Phrases.share`.
public func share(_ part: Int, of whole: Int) -> String { Phrases.share(part, of: whole) }

/// See `Phrases.sentence`.
public func sentence(_ message: String) -> String { Phrases.sentence(message) }

/// See `Phrases.expected`.
public func expected(_ names: [String]) -> String { Phrases.expected(names) }

/// See `Phrases.didYouMean`.
public func didYouMean(_ name: String) -> String { Phrases.didYouMean(name) }
