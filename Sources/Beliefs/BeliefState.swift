internal import Glibc
public import Releases

/// The listed beliefs that a learner holds, as all answers together show.
///
/// It is a fold over the evidence in the log's order. Beliefs are found one after another: each listed
/// belief, and each pair of those that answers speak for, is compared with adding none. So two beliefs at
/// once are both found: a learner who holds a pair gives the answer of either, and such an answer is not
/// charged to the other one. An answer that a held belief explains is no evidence for others.
public struct BeliefState: Hashable, Sendable {
  /// The model that weighs the evidence.
  public let model: BeliefModel
  /// The held beliefs, in the order in which they were named.
  public private(set) var held: [BeliefID] = []

  private var history: [Evidence] = []
  /// The log likelihoods of all answers with the held beliefs, by ability.
  private var background: [Double]
  /// The change of `background` when one belief is added, or a held one removed; for beliefs that spoke.
  private var shifts: [BeliefID: Shift] = [:]
  /// The change when both are added or removed, for beliefs that spoke about one answer. The change for
  /// two others is the sum of their own.
  private var pairs: [Pair: [Double]] = [:]
  /// The other beliefs in the pairs of one.
  private var partners: [BeliefID: Set<BeliefID>] = [:]

  private struct Shift: Hashable {
    var logs: [Double]
    /// The same for an unlisted belief that is like it.
    var like: [Double]
    /// Whether it gave the same answer to a question that the listed one gives, when first asked.
    var isAlike: [String: Bool] = [:]
    /// The questions with an agreeing answer that no held belief explains. A learner gives one answer to
    /// all variants of a question, whatever the reason, so they count once.
    var questions: Set<String> = []
  }

  /// Two beliefs in the order of their names.
  struct Pair: Hashable {
    let first: BeliefID
    let second: BeliefID

    init(_ a: BeliefID, _ b: BeliefID) { (first, second) = a < b ? (a, b) : (b, a) }

    func contains(_ belief: BeliefID) -> Bool { first == belief || second == belief }
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
    held.contains(belief)
      ? posterior(ofHeld: belief)
      : candidates.posterior(of: belief)
  }

  /// Compares the held beliefs with and without one of them, each alone and with a suspect beside it: an
  /// answer that a suspect gives is not charged to a held belief.
  private func posterior(ofHeld belief: BeliefID) -> Double {
    let more = prior - log(1 - model.prior)
    var with = [model.marginal(background)]
    var without = [model.marginal(sum(background, shifts[belief]?.logs))]
    for suspect in pairedSuspects {
      with.append(model.marginal(sum(background, shifts[suspect]?.logs)) + more)
      without.append(model.marginal(sum(background, logs(of: Pair(belief, suspect)))) + more)
    }
    return 1 / (1 + exp(total(without) - total(with) - more))
  }

  /// The beliefs that spoke and are not held, with their probabilities, the likeliest first.
  public var suspects: [(belief: BeliefID, posterior: Double)] { candidates.suspects }

  /// Two suspects that explain the learner's answers about as well as each other, so that neither is
  /// named: both are shown by answers to enough questions. The question that tells them apart is the one
  /// to ask (`Outlook.separation`).
  public var contest: (first: BeliefID, second: BeliefID)? { contest(among: candidates) }

  func contest(among candidates: Candidates) -> (first: BeliefID, second: BeliefID)? {
    let likely = candidates.suspects.prefix(2)
    guard likely.count == 2, let first = likely.first, let second = likely.last,
      first.posterior < model.certain,
      second.posterior >= first.posterior * model.rival,
      first.posterior + second.posterior >= model.doubtful
    else { return nil }
    return (first.belief, second.belief)
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

  /// The posteriors of what the learner may hold besides the held beliefs. They exclude each other.
  struct Candidates {
    /// One listed belief that spoke, and no other.
    var alone: [BeliefID: Double] = [:]
    /// An unlisted belief that is like this one.
    var likes: [BeliefID: Double] = [:]
    /// Two listed beliefs.
    var pairs: [Pair: Double] = [:]
    /// A listed belief, and beside it an unlisted one that is like another: the sum for the listed one.
    var besideLikes: [BeliefID: Double] = [:]
    /// One listed belief that never spoke.
    var unheard = 0.0

    /// Returns the probability of a belief, alone or with another.
    func posterior(of belief: BeliefID) -> Double {
      guard let alone = alone[belief] else { return unheard }
      let all =
        alone + (besideLikes[belief] ?? 0)
        + pairs.sorted { $0.key < $1.key }
        .reduce(0) { $0 + ($1.key.contains(belief) ? $1.value : 0) }
      return min(all, 1)
    }

    /// The beliefs that spoke, with their probabilities, the likeliest first.
    var ranked: [(belief: BeliefID, posterior: Double)] {
      alone.keys.map { (belief: $0, posterior: posterior(of: $0)) }
        .sorted { ($1.posterior, $0.belief) < ($0.posterior, $1.belief) }
    }

    /// The misconceptions among them.
    var suspects: [(belief: BeliefID, posterior: Double)] {
      ranked.filter { !$0.belief.isOfReleases }
    }

    /// The same as chances that exclude each other: half of a pair's goes to each of its beliefs.
    var shares: [BeliefID: Double] {
      var shares = alone
      for (belief, beside) in besideLikes { shares[belief, default: 0] += beside }
      for (pair, both) in pairs.sorted(by: { $0.key < $1.key }) {
        shares[pair.first, default: 0] += both / 2
        shares[pair.second, default: 0] += both / 2
      }
      return shares
    }
  }

  var candidates: Candidates {
    let likeness = log(model.likenessPrior)
    let none = model.marginal(background) + log(1 - model.prior)
    var logs = Candidates()
    for (belief, shift) in shifts where !held.contains(belief) {
      logs.alone[belief] = model.marginal(sum(background, shift.logs)) + prior
      logs.likes[belief] = model.marginal(sum(background, shift.like)) + prior + likeness
    }
    let paired = pairedSuspects
    for (place, belief) in paired.enumerated() {
      for other in paired.dropFirst(place + 1) {
        let pair = Pair(belief, other)
        logs.pairs[pair] =
          model.marginal(sum(background, self.logs(of: pair))) + 2 * prior + log(model.pairing)
      }
      logs.besideLikes[belief] = total(
        paired.filter { $0 != belief }.map {
          model.marginal(sum(background, logsBesideLike(belief, $0))) + 2 * prior + likeness
            + log(model.pairing)
        })
    }
    logs.unheard = model.marginal(background) + prior
    let unheardCount = max(
      0, model.listedCount - (held + logs.alone.keys).count { !$0.isOfReleases })
    // In the order of the names, so that the sum is the same every time.
    let heard =
      logs.alone.sorted { $0.key < $1.key }.map(\.value)
      + logs.likes.sorted { $0.key < $1.key }.map(\.value)
      + logs.pairs.sorted { $0.key < $1.key }.map(\.value)
      + logs.besideLikes.sorted { $0.key < $1.key }.map(\.value)
    let all = total([none, logs.unheard + log(Double(unheardCount))] + heard)
    func share(_ log: Double) -> Double { exp(log - all) }
    return Candidates(
      alone: logs.alone.mapValues(share), likes: logs.likes.mapValues(share),
      pairs: logs.pairs.mapValues(share), besideLikes: logs.besideLikes.mapValues(share),
      unheard: share(logs.unheard))
  }

  /// The probability beforehand of one more listed belief, as a logarithm.
  private var prior: Double { log(model.prior / Double(model.listedCount)) }

  /// The beliefs that are compared in pairs: those that gave answers which no held belief explains. The
  /// likeliest come first, and those with the answers to most questions.
  private var pairedSuspects: [BeliefID] {
    let suspects = shifts.filter { !held.contains($0.key) && !$0.value.questions.isEmpty }
    let ranks = suspects.mapValues { shift in
      (shift.questions.count, model.marginal(sum(background, shift.logs)))
    }
    let ranked = ranks.sorted { a, b in
      a.value == b.value ? a.key < b.key : a.value > b.value
    }
    return ranked.prefix(model.pairedSuspects).map(\.key)
  }

  private func logs(of pair: Pair) -> [Double] {
    pairs[pair] ?? sum(shifts[pair.first]?.logs ?? zeros, shifts[pair.second]?.logs)
  }

  /// Returns the change by a belief and an unlisted one like another: that by both listed ones, with the
  /// likeness in place of the other.
  private func logsBesideLike(_ belief: BeliefID, _ other: BeliefID) -> [Double] {
    guard let shift = shifts[other] else { return zeros }
    let both = logs(of: Pair(belief, other))
    return both.indices.map { both[$0] + shift.like[$0] - shift.logs[$0] }
  }

  private var zeros: [Double] { model.abilities.map { _ in 0 } }

  /// Returns the logarithm of a sum of logarithms' numbers.
  private func total(_ logs: [Double]) -> Double {
    guard let most = logs.max(), most > -.infinity else { return -.infinity }
    return most + log(logs.reduce(0) { $0 + exp($1 - most) })
  }

  /// Whether an unlisted belief that is like this one answers a question as it does; nil when it is open.
  func isAlike(_ belief: BeliefID, on question: String) -> Bool? {
    shifts[belief]?.isAlike[question]
  }

  /// Whether a belief gave the answer to a variant of this question, so that another one can't help to name
  /// it.
  func hasAgreed(_ belief: BeliefID, on question: String) -> Bool {
    shifts[belief]?.questions.contains(question) ?? false
  }

  // MARK: Naming

  /// The likeliest belief when it is certain enough.
  ///
  /// A misconception that explains about as much as knowledge of other releases is named in its place,
  /// since it says more; `releases(of:)` says that it was right once.
  private var nameable: BeliefID? {
    let candidates = candidates
    let likely = candidates.ranked
    guard let first = likely.first else { return nil }
    var (belief, posterior) = first
    if let second = likely.dropFirst().first, second.posterior >= posterior * model.rival,
      belief.isOfReleases != second.belief.isOfReleases
    {
      let both = candidates.pairs[Pair(belief, second.belief)] ?? 0
      posterior = min(1, posterior + second.posterior - both)
      if belief.isOfReleases { belief = second.belief }
    }
    guard posterior >= model.certain,
      shifts[belief]?.questions.count ?? 0 >= model.fewestQuestions
    else { return nil }
    return belief
  }

  /// Returns the releases on which all answers that agree with a belief are right; nil when there are
  /// none. Knowledge of other releases may come from several of them: then those of the latest answer.
  public func releases(of belief: BeliefID) -> OtherReleases? {
    var common: OtherReleases?
    for evidence in history where evidence.agreeing.contains(belief) {
      guard let releases = evidence.releases else { return nil }
      guard let known = common else {
        common = releases
        continue
      }
      common = known.common(with: releases) ?? (belief.isOfReleases ? releases : nil)
      if common == nil { return nil }
    }
    return common
  }

  // MARK: Answers that nothing known explains

  /// The latest answer and those before it that agree with it, when nothing known gives them: they may
  /// come from a misconception that is not listed. Empty when there are none to two questions.
  ///
  /// Answers agree when they have the same callbacks or numbers in place of others, in questions of a
  /// common rule. Where that can't be compared, they agree when they miss the same target, and no more
  /// answers about it were right since.
  public var unlisted: [Evidence] {
    guard let last = history.last, isStray(last), (suspects.first?.posterior ?? 0) < model.doubtful
    else { return [] }
    var agreeing = [last]
    var questions: Set<String> = [last.question]
    // Answers about the target of the last one: those that miss it, and those that are right.
    var (missed, right) = (1, 0)
    for evidence in history.dropLast().suffix(Self.mostRecalled).reversed() {
      let isOfTarget = last.rules.first != nil && evidence.rules.first == last.rules.first
      if evidence.isRight, isOfTarget { right += 1 }
      guard isStray(evidence) else { continue }
      if isOfTarget { missed += 1 }
      let isAgreeing: Bool
      if let one = evidence.stray?.deviation, let other = last.stray?.deviation {
        isAgreeing = one == other && !Set(evidence.rules).isDisjoint(with: last.rules)
      } else {
        isAgreeing = isOfTarget && right <= missed
      }
      if isAgreeing, questions.insert(evidence.question).inserted {
        agreeing.insert(evidence, at: 0)
      }
    }
    return agreeing.count >= model.fewestQuestions ? agreeing : []
  }

  /// An answer that is longer ago agrees with no new one: knowledge changes.
  private static let mostRecalled = 100

  private func isStray(_ evidence: Evidence) -> Bool {
    evidence.fitsNone && !evidence.isSwap && !held.contains(where: evidence.contradicting.contains)
  }

  // MARK: Weighing

  private mutating func weighAll() {
    background = model.abilities.map { log($0.weight) }
    shifts = [:]
    pairs = [:]
    partners = [:]
    for evidence in history { weigh(evidence) }
  }

  private mutating func weigh(_ evidence: Evidence) {
    let agreeing = Set(evidence.agreeing)
    // A belief speaks once, whatever the log has.
    let speaking = agreeing.union(evidence.contradicting).sorted()
    let heldSpeaking = held.count { speaking.contains($0) }
    let heldAgreeing = held.count { agreeing.contains($0) }
    /// The change by adding or removing some of those that speak.
    func change(by beliefs: [BeliefID]) -> [Double] {
      let (more, moreAgreeing) = beliefs.reduce((0, 0)) { counts, belief in
        let sign = held.contains(belief) ? -1 : 1
        return (counts.0 + sign, counts.1 + (agreeing.contains(belief) ? sign : 0))
      }
      return model.logLikelihoods(
        of: evidence, speaking: heldSpeaking + more, agreeing: heldAgreeing + moreAgreeing)
    }
    let now = change(by: [])
    func add(_ logs: [Double], to sum: inout [Double]) {
      for index in sum.indices { sum[index] += logs[index] - now[index] }
    }
    pair(speaking)
    for belief in speaking {
      let agrees = agreeing.contains(belief)
      let other = change(by: [belief])
      var shift = shifts[belief] ?? Shift(logs: zeros, like: zeros)
      add(other, to: &shift.logs)
      if heldSpeaking == 0 { weigh(evidence, agrees: agrees, asListed: other, now, in: &shift) }
      if agrees, !held.contains(belief), heldAgreeing == 0 {
        shift.questions.insert(evidence.question)
      }
      shifts[belief] = shift
      for partner in partners[belief] ?? [] {
        let alsoSpeaks = speaking.contains(partner)
        // A pair that speaks twice is weighed once.
        guard !alsoSpeaks || belief < partner else { continue }
        let both = alsoSpeaks ? change(by: [belief, partner]) : other
        var logs = logs(of: Pair(belief, partner))
        add(both, to: &logs)
        pairs[Pair(belief, partner)] = logs
      }
    }
    boundShifts()
    background = zip(background, now).map { $0 * model.memory + $1 }
  }

  /// More beliefs than this don't speak about one answer. What a log has is bounded.
  private static let mostPaired = 50

  /// Begins the pairs of beliefs that speak about one answer for the first time.
  private mutating func pair(_ speaking: [BeliefID]) {
    let speaking = speaking.prefix(Self.mostPaired)
    for (place, belief) in speaking.enumerated() {
      for other in speaking.dropFirst(place + 1)
      where partners[belief, default: []].insert(other).inserted {
        partners[other, default: []].insert(belief)
        pairs[Pair(belief, other)] = logs(of: Pair(belief, other))
      }
    }
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
      let excess = most - model.bound
      func bounded(_ value: Double) -> Double { max(value - excess, -model.bound) }
      for place in shifts.values.indices {
        let shift = shifts.values[place]
        shifts.values[place].logs[index] = bounded(shift.logs[index])
        shifts.values[place].like[index] = bounded(shift.like[index])
      }
      for place in pairs.values.indices {
        pairs.values[place][index] = bounded(pairs.values[place][index])
      }
    }
  }

  private func sum(_ logs: [Double], _ more: [Double]?) -> [Double] {
    guard let more else { return logs }
    return zip(logs, more).map { $0 + $1 }
  }
}

extension BeliefState.Pair: Comparable {
  static func < (a: Self, b: Self) -> Bool { (a.first, a.second) < (b.first, b.second) }
}
