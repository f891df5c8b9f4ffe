public import Releases

/// A misconception by its name, as a belief that a learner may hold.
public struct BeliefID: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Knowledge of other releases, which explains answers as misconceptions do. No file of a misconception
/// has a colon in its name.
extension BeliefID {
  /// The learner remembers what earlier releases did.
  public static let earlierRelease = BeliefID(rawValue: "ios:earlier")
  /// The learner knows what later releases do.
  public static let laterRelease = BeliefID(rawValue: "ios:later")

  /// The knowledge that an answer from these releases shows.
  public init(of releases: OtherReleases) {
    self = releases.areEarlier ? .earlierRelease : .laterRelease
  }

  /// Whether it is knowledge of other releases and no misconception.
  public var isOfReleases: Bool { self == .earlierRelease || self == .laterRelease }
}

extension BeliefID: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The evidence of one answer about a learner's beliefs.
///
/// vdl finds it once, by running the question under each belief, and saves it in the log beside the
/// answer. So the posterior is a fold that needs no runs and stays the same under a newer model.
public struct Evidence: Hashable, Sendable {
  /// Names the text of the question: two answers to the same text count as one.
  public var variant: String
  /// Names the question of which the text is a variant: a learner who gives an answer gives it to other
  /// variants too, whatever they believe.
  public var question: String
  /// Whether the answer is the right one.
  public var isRight: Bool
  /// The probability that a blind guess is this answer.
  public var chance: Double
  /// The number of known answers, the right one among them; nil where it was not noted.
  public var known: Int?
  /// The number of pairs of neighbours in the right answer when it is an order; 0 for other answers.
  public var pairs: Int
  /// Whether the answer is the right order except for one pair of neighbours: swapping them needs no
  /// belief.
  public var isSwap: Bool
  /// The beliefs whose answer is this one, where the right answer differs.
  public var agreeing: [BeliefID]
  /// The beliefs whose answer is neither this one nor the right one.
  public var contradicting: [BeliefID]
  /// The other releases on which this wrong answer is right.
  public var releases: OtherReleases?
  /// The rules of the question by name, its target first; empty where they were not noted.
  public var rules: [String]
  /// The difference of a wrong answer that nothing known gives.
  public var stray: Stray?

  public init(
    variant: String, question: String? = nil, isRight: Bool, chance: Double, known: Int? = nil,
    pairs: Int = 0, isSwap: Bool = false, agreeing: [BeliefID] = [], contradicting: [BeliefID] = [],
    releases: OtherReleases? = nil, rules: [String] = [], stray: Stray? = nil
  ) {
    self.variant = variant
    self.question = question ?? variant
    self.isRight = isRight
    self.chance = chance
    self.known = known
    self.pairs = pairs
    self.isSwap = isSwap
    self.agreeing = agreeing
    self.contradicting = contradicting
    self.releases = releases
    self.rules = rules
    self.stray = stray
  }

  /// Notes that this wrong answer is right on other releases, which the learner may remember.
  public mutating func note(_ releases: OtherReleases) {
    // It is one more answer that is known.
    if agreeing.isEmpty { known = known.map { $0 + 1 } }
    self.releases = releases
    agreeing.append(BeliefID(of: releases))
  }

  /// Whether no listed belief gives this wrong answer, and no other release either.
  public var fitsNone: Bool { !isRight && agreeing.isEmpty }

  /// Whether the answer is code: nothing else has no chance to be guessed.
  var isOfCode: Bool { known == nil && chance == 0 }

  /// Returns the probability that a learner who neither knows the right answer nor holds a listed belief
  /// gives this answer, or another unknown one: by a blind guess, or, with the probability `imitation`, by
  /// an answer that others would give.
  func guess(imitation: Double) -> Double {
    let blind = min(max(chance, 1e-6), 1)
    guard let known else { return blind }
    let one = Forecast.guess(blind: blind, known: known, imitation: imitation)
    guard fitsNone else { return one }
    return max(1e-6, isSwap ? min(1, Double(pairs) * blind) : 1 - Double(known) * one)
  }
}

/// A wrong answer that nothing known gives: its first difference from the truth.
public struct Stray: Hashable, Sendable {
  /// What the learner said; nil where the answer lacks something.
  public var yours: String?
  /// What is true; nil where the answer has something too many.
  public var real: String?

  public init(yours: String?, real: String?) {
    self.yours = yours
    self.real = real
  }

  /// The difference in words that don't depend on the question: two callbacks without their objects, or
  /// two numbers. Nil for other differences, which can't be compared between questions.
  var deviation: [String]? {
    let sides = [yours, real].compactMap { $0 }
    let general = sides.compactMap(Self.general)
    guard !sides.isEmpty, general.count == sides.count else { return nil }
    return [yours == nil ? "" : general[0], real == nil ? "" : general[general.count - 1]]
  }

  /// Returns a callback without its object, or a number; nil for other texts.
  private static func general(_ text: String) -> String? {
    if let number = Int(text) { return "\(number)" }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let callback = parts.last,
      parts.count == 1 || parts[0].first?.isUppercase == true,
      callback.first?.isLowercase == true, callback.contains(where: \.isUppercase),
      !text.contains(" ")
    else { return nil }
    return String(callback)
  }
}
