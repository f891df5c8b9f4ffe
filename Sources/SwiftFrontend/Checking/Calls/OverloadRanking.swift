import Diagnostics
import SwiftIR

extension Checker {
  struct Chosen {
    var found: FoundMember
    var arguments: [TypedArgument]
    var generics: [Type]
    var result: Type
    var score: Int
  }

  /// Picks the overload that fits best and checks the arguments for it.
  func choose(_ found: [FoundMember], _ base: Base, _ name: String, _ site: CallSite) -> Chosen? {
    let fitting = found.flatMap { candidate in
      matchings(site.arguments, to: declarations[candidate.id].parameters).map { (candidate, $0) }
    }
    guard let first = fitting.first else {
      reportMismatch(found, name, site)
      return nil
    }
    if fitting.count == 1 {
      if site.arguments.contains(where: { isInteger($0.value) || isImplicitMember($0.value) }),
        !declarations[first.0.id].generics.isEmpty,
        attempt({ evaluate(first.0, first.1, site) }).failed
      {
        // `numbers.reduce(0) { … }` over Doubles: the literal is one of them.
        defer { literalPreference = nil }
        for type in literalTypes(of: first.0) {
          literalPreference = type
          let (_, failed) = attempt { evaluate(first.0, first.1, site) }
          if !failed { return evaluate(first.0, first.1, site) }
        }
        literalPreference = nil
      }
      let before = unit.diagnostics.count
      let chosen = evaluate(first.0, first.1, site)
      return unit.diagnostics[min(before, unit.diagnostics.count)...].contains {
        $0.severity == .error
      } ? nil : chosen
    }
    guard let best = best(of: fitting, site) else {
      // The messages of the likeliest one serve best.
      _ = evaluate(first.0, first.1, site)
      if !unit.diagnostics.contains(where: { $0.severity == .error }) {
        error("no exact matches in call to '\(name)'", site.span)
      }
      return nil
    }
    return evaluate(best.found, best.matching, site)
  }

  /// The overload with the fewest changes to the arguments; of several, the most specialised.
  private func best(of fitting: [Candidate], _ site: CallSite) -> Candidate? {
    var best: (candidate: Candidate, score: Int)?
    for candidate in fitting {
      // A less specialised one is not preferred to one that fits as it is.
      if let best, best.score < Cost.conversions,
        isMoreSpecialised(best.candidate, than: candidate)
      {
        continue
      }
      let (chosen, failed) = attempt {
        evaluate(candidate.found, candidate.matching, site)
      }
      guard !failed else { continue }
      let score = chosen.score + (gives(chosen.result, site.expected) ? 0 : Cost.wrongResult)
      guard let current = best else {
        best = (candidate, score)
        continue
      }
      let changes = (score / Cost.conversions, current.score / Cost.conversions)
      if changes.0 > changes.1 { continue }
      if changes.0 == changes.1 {
        if isMoreSpecialised(current.candidate, than: candidate) { continue }
        if current.score <= score, !isMoreSpecialised(candidate, than: current.candidate) {
          continue
        }
      }
      best = (candidate, score)
    }
    return best?.candidate
  }

  private func gives(_ result: Type, _ expected: Type?) -> Bool {
    guard let expected = expected.map({ resolved($0) }), !expected.hasVariables, !expected.isVoid,
      !result.hasVariables
    else { return true }
    return canConvert(result, to: expected)
  }

  /// The types other than Int that an integer literal or the base of `.zero` may have among the
  /// arguments of a member's call.
  private func literalTypes(of found: FoundMember) -> [Type] {
    let elements = found.ownerArguments.flatMap { type in
      [type, unit.memberType("Element", of: type)].compactMap { $0 }
    }
    return [.double] + elements.filter { $0 != .int && $0 != .double }
  }

  /// Checks the arguments of a call for one overload.
  private func evaluate(_ found: FoundMember, _ matching: Matching, _ site: CallSite) -> Chosen {
    let outer = waitingMembers
    waitingMembers = []
    defer { waitingMembers = outer }
    var candidate = CandidateCall(self, found, matching, site)
    candidate.checkIndependentArguments()
    candidate.bindByContext()
    candidate.checkWaitingArguments()
    candidate.bindByResult()
    return candidate.chosen()
  }
}
