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
    let fitting = found.flatMap { candidates(for: $0, site.arguments) }
    guard let first = fitting.first else {
      reportMismatch(found, name, site)
      return nil
    }
    if fitting.count > 1 {
      return chooseFavored(fitting, name, site) ?? chooseAmong(fitting, name, site)
    }
    let before = unit.diagnostics.count
    let chosen = decidingLiterals(
      in: site.arguments.map(\.value), as: { literalTypes(in: site, literalTypes(of: first.0)) }
    ) {
      evaluate(first, site)
    }
    return hasErrors(since: before) ? nil : chosen
  }

  /// The ways in which a member takes the arguments, or else one behind it whose default arguments it takes.
  private func candidates(for found: FoundMember, _ arguments: [Expr.Argument]) -> [Candidate] {
    func fitting(_ one: FoundMember) -> [Candidate] {
      matchings(arguments, to: declarations[one.id].parameters).map { (one, $0) }
    }
    let own = fitting(found)
    return own.isEmpty ? found.defaulted.flatMap(fitting) : own
  }

  /// The choice among the overloads that go before `@_disfavoredOverload`, by other types of literals too; nil
  /// where all are alike or none of these fits.
  private func chooseFavored(
    _ fitting: [Candidate], _ name: String, _ site: CallSite
  ) -> Chosen? {
    let favored = fitting.filter { !declarations[$0.found.id].isDisfavored }
    guard !favored.isEmpty, favored.count < fitting.count else { return nil }
    let types = favored.flatMap { typesRequired(by: $0.found) }
    func choice() -> Chosen? { chooseAmong(favored, name, site, types) }
    let (chosen, failed) = attempt(choice)
    return failed || chosen == nil ? nil : choice()
  }

  /// The types that a where clause fixes: Character in `S.Element == Character`.
  private func typesRequired(by found: FoundMember) -> [Type] {
    declarations[found.id].requirements.compactMap { requirement in
      guard case .isSame(let type) = requirement.relation else { return nil }
      let fixed = unit.substitute(type, found.ownerArguments)
      return fixed.hasParameters || fixed.hasVariables || fixed.hasMembers ? nil : fixed
    }
  }

  private func chooseAmong(
    _ fitting: [Candidate], _ name: String, _ site: CallSite, _ types: [Type] = []
  ) -> Chosen? {
    let chosen = decidingLiterals(
      in: site.arguments.map(\.value), as: { literalTypes(in: site, types) }
    ) { () -> Chosen? in
      if let best = best(of: fitting, site) { return evaluate(best, site) }
      // The messages of the likeliest one serve best.
      _ = evaluate(fitting[0], site)
      if !unit.diagnostics.contains(where: { $0.severity == .error }) {
        error("no exact matches in call to '\(name)'", site.span)
      }
      return nil
    }
    return chosen
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
        evaluate(candidate, site)
      }
      guard !failed else { continue }
      let score =
        chosen.score + (gives(chosen.result, site.expected) ? 0 : Cost.wrongResult)
        + (unresolved.mayFailForNothing(chosen) ? Cost.conversions : 0)
      guard let current = best else {
        best = (candidate, score)
        continue
      }
      let changes = (score / Cost.conversions, current.score / Cost.conversions)
      if changes.0 > changes.1 { continue }
      if changes.0 == changes.1 {
        if isMoreSpecialised(current.candidate, than: candidate) { continue }
        let isOwnAlike = current.score == score && isOwn(candidate, beside: current.candidate)
        if current.score <= score, !isMoreSpecialised(candidate, than: current.candidate),
          !isOwnAlike
        {
          continue
        }
      }
      best = (candidate, score)
    }
    return best?.candidate
  }

  /// Whether only the first of two overloads is the program's own: the library's has more parameters in
  /// Swift.
  private func isOwn(_ one: Candidate, beside other: Candidate) -> Bool {
    let modules = (declarations[one.found.id].module, declarations[other.found.id].module)
    return modules.0 == .scenario && modules.1 != .scenario
  }

  private func gives(_ result: Type, _ expected: Type?) -> Bool {
    guard let expected = expected.map({ resolved($0) }), !expected.hasVariables, !expected.isVoid,
      !result.hasVariables
    else { return true }
    return canConvert(result, to: expected)
  }

  /// The types that literals may have among the arguments of a member's call: its owner's elements.
  private func literalTypes(of found: FoundMember) -> [Type] {
    found.ownerArguments.flatMap { type in
      [type, unit.memberType("Element", of: type)].compactMap { $0 }
    }
  }

  /// Checks the arguments of a call for one overload.
  private func evaluate(_ candidate: Candidate, _ site: CallSite) -> Chosen {
    let before = unit.diagnostics.count
    let chosen = evaluate(candidate, site, Manner())
    guard hasErrors(since: before), isGeneric(candidate.found) else { return chosen }
    let mayJoin =
      site.arguments.count > 1
      && site.arguments.contains { hasLiterals($0.value) || isImplicitMember($0.value) }
    if mayJoin,
      let joined = evaluate(candidate, site, Manner(isJoining: true), insteadOf: before)
    {
      return joined
    }
    for manner in patientManners(for: site) {
      if let patient = evaluate(candidate, site, manner, insteadOf: before) { return patient }
    }
    return chosen
  }

  /// Checks the arguments in another manner; nil where that is a mistake too. Otherwise the messages since
  /// that count are taken back.
  private func evaluate(
    _ candidate: Candidate, _ site: CallSite, _ manner: Manner, insteadOf before: Int
  ) -> Chosen? {
    guard hasTimeLeft, !attempt({ evaluate(candidate, site, manner) }).failed else { return nil }
    unit.diagnostics.removeSubrange(before...)
    return evaluate(candidate, site, manner)
  }

  private func isGeneric(_ found: FoundMember) -> Bool {
    !declarations[found.id].generics.isEmpty || found.ownerArguments.contains(where: \.hasVariables)
  }

  private func evaluate(_ fitting: Candidate, _ site: CallSite, _ manner: Manner) -> Chosen {
    let outer = (waitingMembers, isJoiningLiterals, hasJoinedLiterals)
    (waitingMembers, isJoiningLiterals, hasJoinedLiterals) = ([], manner.isJoining, false)
    defer { (waitingMembers, isJoiningLiterals, hasJoinedLiterals) = outer }
    var candidate = CandidateCall(self, fitting.found, fitting.matching, site, manner)
    candidate.checkIndependentArguments()
    candidate.bindByContext()
    candidate.checkWaitingArguments()
    if hasJoinedLiterals {
      isJoiningLiterals = false
      candidate.checkAgain()
    }
    candidate.bindByResult()
    return candidate.chosen()
  }
}
