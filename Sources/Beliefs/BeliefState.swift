internal import Glibc

/// The listed beliefs that a learner holds, as all answers together show.
///
/// It is a fold over the evidence in the log's order. Beliefs are found one after another: each listed
/// belief, added to the held ones, is compared with adding none. An answer that a held belief explains is
/// no evidence for the others, so that two beliefs at once are both found.
public struct BeliefState: Hashable, Sendable {
  /// The model that weighs the evidence.
  public let model: BeliefModel
  /// The held beliefs, in the order in which they were named.
  public private(set) var held: [BeliefID] = []
  /// The number of wrong answers that no listed belief gives.
  public private(set) var strayCount = 0
  /// The number of all answers.
  public private(set) var answerCount = 0

  private var history: [Evidence] = []
  /// The log likelihoods of all answers with the held beliefs, by ability.
  private var background: [Double]
  /// The change of `background` when one belief is added, or a held one removed; for beliefs that spoke.
  private var shifts: [BeliefID: Shift] = [:]

  private struct Shift: Hashable {
    var logs: [Double]
    /// The same for an unlisted belief that is like it.
    var like: [Double]
    /// Whether it gave the same answer to a question that the listed one gives, when first asked.
    var isAlike: [String: Bool] = [:]
    /// The variants with an agreeing answer that no held belief explains.
    var variants: Set<String> = []
  }

  /// A change of the held beliefs by an answer.
  public enum Change: Hashable, Sendable {
    /// The learner now counts as holding this belief.
    case named(BeliefID)
    /// The learner no longer counts as holding it.
    case withdrawn(BeliefID)
  }

  /// The state after these answers, which come in the log's order.
  public init(_ model: BeliefModel, after evidence: some Sequence<Evidence> = []) {
    self.model = model
    background = model.abilities.map { log($0.weight) }
    for answer in evidence { apply(answer) }
  }

  /// Takes in one answer; returns the changes that it causes.
  @discardableResult
  public mutating func apply(_ evidence: Evidence) -> [Change] {
    history.append(evidence)
    answerCount += 1
    if evidence.fitsNone { strayCount += 1 }
    weigh(evidence)
    var changes: [Change] = []
    while let belief = held.first(where: { posterior(of: $0) < model.doubtful }) {
      held.removeAll { $0 == belief }
      changes.append(.withdrawn(belief))
      weighAll()
    }
    // One at a time: an answer that the new belief explains is no evidence for another.
    if let belief = nameable, !changes.contains(.withdrawn(belief)) {
      held.append(belief)
      changes.append(.named(belief))
      weighAll()
    }
    return changes
  }

  // MARK: Posteriors

  /// Returns the probability, from 0 to 1, that the learner holds a belief besides the held ones.
  public func posterior(of belief: BeliefID) -> Double {
    if held.contains(belief) {
      let without = model.marginal(sum(background, shifts[belief]?.logs)) + log(1 - model.prior)
      let with = model.marginal(background) + log(model.prior / Double(model.listedCount))
      return 1 / (1 + exp(without - with))
    }
    let all = candidates
    guard let own = all.weights[belief] else { return all.unheard }
    return own
  }

  /// The beliefs that spoke and are not held, with their probabilities, the likeliest first.
  public var suspects: [(belief: BeliefID, posterior: Double)] {
    candidates.weights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (belief: $0.key, posterior: $0.value) }
  }

  /// Whether the wrong answers fit no listed belief: there are several, and no belief is likely.
  public var fitsNone: Bool {
    held.isEmpty && strayCount >= 2 && (suspects.first?.posterior ?? 0) < model.doubtful
  }

  /// The learner's mean ability where no belief speaks.
  var ability: Ability {
    let most = background.max() ?? 0
    let weights = background.map { exp($0 - most) }
    let total = weights.reduce(0, +)
    func mean(_ value: KeyPath<Ability, Double>) -> Double {
      zip(weights, model.abilities).reduce(0) { $0 + $1.0 * $1.1[keyPath: value] } / total
    }
    return Ability(
      knowledge: mean(\.knowledge), imitation: mean(\.imitation), swapping: mean(\.swapping))
  }

  /// The posteriors of the beliefs that are not held; `unheard` is the posterior of one that never spoke.
  var candidates: (weights: [BeliefID: Double], likes: [BeliefID: Double], unheard: Double) {
    let none = model.marginal(background) + log(1 - model.prior)
    let prior = log(model.prior / Double(model.listedCount))
    let likeness = log(model.likenessPrior)
    var logs: [BeliefID: Double] = [:]
    var likes: [BeliefID: Double] = [:]
    for (belief, shift) in shifts where !held.contains(belief) {
      logs[belief] = model.marginal(sum(background, shift.logs)) + prior
      likes[belief] = model.marginal(sum(background, shift.like)) + prior + likeness
    }
    let unheard = model.marginal(background) + prior
    let most = max(none, logs.values.max() ?? none, likes.values.max() ?? none)
    let unheardCount = max(0, model.listedCount - held.count - logs.count)
    // In the order of the names, so that the sum is the same every time.
    let total =
      (logs.sorted { $0.key < $1.key } + likes.sorted { $0.key < $1.key })
      .reduce(exp(none - most)) { $0 + exp($1.value - most) }
      + Double(unheardCount) * exp(unheard - most)
    func share(_ log: Double) -> Double { exp(log - most) / total }
    return (logs.mapValues(share), likes.mapValues(share), share(unheard))
  }

  /// Whether an unlisted belief that is like this one answers a question as it does; nil when it is open.
  func isAlike(_ belief: BeliefID, on question: String) -> Bool? {
    shifts[belief]?.isAlike[question]
  }

  private var nameable: BeliefID? {
    let likely = suspects
    guard let first = likely.first, first.posterior >= model.certain,
      shifts[first.belief]?.variants.count ?? 0 >= model.fewestVariants,
      likely.count < 2 || likely[1].posterior < first.posterior * model.rival
    else { return nil }
    return first.belief
  }

  // MARK: Weighing

  private mutating func weighAll() {
    background = model.abilities.map { log($0.weight) }
    shifts = [:]
    for evidence in history { weigh(evidence) }
  }

  private mutating func weigh(_ evidence: Evidence) {
    let speaking = Set(evidence.agreeing + evidence.contradicting)
    let heldSpeaking = held.count { speaking.contains($0) }
    let heldAgreeing = held.count { evidence.agreeing.contains($0) }
    func logs(_ more: Int, _ moreAgreeing: Int) -> [Double] {
      model.logLikelihoods(
        of: evidence, speaking: heldSpeaking + more, agreeing: heldAgreeing + moreAgreeing)
    }
    let now = logs(0, 0)
    let zeros = model.abilities.map { _ in 0.0 }
    for belief in evidence.agreeing + evidence.contradicting {
      let agrees = evidence.agreeing.contains(belief) ? 1 : 0
      let sign = held.contains(belief) ? -1 : 1
      let other = logs(sign, sign * agrees)
      var shift = shifts[belief] ?? Shift(logs: zeros, like: zeros)
      for index in shift.logs.indices { shift.logs[index] += other[index] - now[index] }
      if heldSpeaking == 0 {
        weigh(evidence, agrees: agrees == 1, asListed: other, now, in: &shift)
      }
      if agrees == 1, sign == 1, heldAgreeing == 0 { shift.variants.insert(evidence.variant) }
      shifts[belief] = shift
    }
    boundShifts()
    background = zip(background, now).map { $0 * model.memory + $1 }
  }

  /// Weighs an answer for an unlisted belief that is like one that speaks. Its answer to a question is
  /// open only for the first variant: it answers the others in the same way.
  private func weigh(
    _ evidence: Evidence, agrees: Bool, asListed: [Double], _ now: [Double],
    in shift: inout Shift
  ) {
    let first = shift.isAlike[evidence.question]
    shift.isAlike[evidence.question] = first ?? agrees
    if first == false { return }
    let like = model.logLikelihoodOfLike(evidence, agrees: agrees)
    for index in shift.like.indices {
      shift.like[index] +=
        (first == true ? asListed[index] + log(model.constancy) : like) - now[index]
    }
  }

  /// Keeps shifts within bounds. All lose the excess of the likeliest, so that the beliefs compare as
  /// before.
  private mutating func boundShifts() {
    for index in model.abilities.indices {
      let most = shifts.values.reduce(model.bound) { max($0, $1.logs[index], $1.like[index]) }
      for belief in shifts.keys {
        guard let shift = shifts[belief] else { continue }
        shifts[belief]?.logs[index] = max(shift.logs[index] - (most - model.bound), -model.bound)
        shifts[belief]?.like[index] = max(shift.like[index] - (most - model.bound), -model.bound)
      }
    }
  }

  private func sum(_ logs: [Double], _ more: [Double]?) -> [Double] {
    guard let more else { return logs }
    return zip(logs, more).map { $0 + $1 }
  }
}
