import Curriculum

extension LedgerFinding {
  var message: String {
    switch self {
    case .notAskedHoldsNoKeys(let form):
      "'not-asked' holds \(form.name); write 'S000-10: why no question asks it'"
    case .hasNoClaim(let claim):
      "no claim '\(claim)' in this ledger"
    case .hasNoReason(let claim, let form):
      "'\(claim)' holds \(form.name); write why no question asks it"
    case .isNotListed(let claim):
      "the claim '\(claim)' isn't in \(ledgerFileName)"
    case .isNotTaught(let claim, let tier):
      "no lesson teaches the \(tier.rawValue) claim '\(claim)'; name it in the claims of the one "
        + "that does"
    case .isNotAsked(let claim):
      "no question asks the core claim '\(claim)'; name it in the claims of one, or say under "
        + "'not-asked' why none does"
    case .isAsked(let claim):
      "a question asks the claim '\(claim)', which is under 'not-asked'; remove it from one of them"
    }
  }
}
