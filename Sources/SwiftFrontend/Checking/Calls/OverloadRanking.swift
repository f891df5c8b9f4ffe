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
      if site.arguments.contains(where: { isInteger($0.value) }),
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
    var best: (candidate: (FoundMember, Matching), score: Int)?
    for candidate in fitting {
      let (chosen, failed) = attempt {
        evaluate(candidate.0, candidate.1, site)
      }
      guard !failed else { continue }
      let score = chosen.score + (gives(chosen.result, site.expected) ? 0 : Self.wrongResult)
      if let current = best, current.score <= score { continue }
      best = (candidate, score)
    }
    guard let best else {
      // The messages of the likeliest one serve best.
      _ = evaluate(first.0, first.1, site)
      if !unit.diagnostics.contains(where: { $0.severity == .error }) {
        error("no exact matches in call to '\(name)'", site.span)
      }
      return nil
    }
    return evaluate(best.candidate.0, best.candidate.1, site)
  }

  /// The penalty of an overload whose result the context does not want.
  private static let wrongResult = 1000

  private func gives(_ result: Type, _ expected: Type?) -> Bool {
    guard let expected = expected.map({ resolved($0) }), !expected.hasVariables, !expected.isVoid,
      !result.hasVariables
    else { return true }
    return canConvert(result, to: expected)
  }

  /// The types other than Int that an integer literal may have among the arguments of a member's
  /// call.
  private func literalTypes(of found: FoundMember) -> [Type] {
    let elements = found.ownerArguments.filter { type in
      type != .int && type != .double
        && declarations.known.integerLiteral.map { unit.conforms(type, to: $0) } == true
    }
    return [.double] + elements
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
