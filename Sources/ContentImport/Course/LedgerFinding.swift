import Curriculum

/// A mistake in the ledger of claims, or a claim that the lessons and the ledger disagree about.
enum LedgerFinding: ContentFinding {
  /// The value of 'not-asked' is no block of keys.
  case notAskedHoldsNoKeys(YAMLNode.Form)
  /// 'not-asked' names a claim that is in none of the lists.
  case hasNoClaim(String)
  case hasNoReason(String, YAMLNode.Form)
  /// A lesson or a question names a claim that the ledger does not list.
  case isNotListed(String)
  case isNotTaught(String, ClaimLedger.Tier)
  /// No question asks a core claim.
  case isNotAsked(String)
  /// A question asks a claim that is under 'not-asked'.
  case isAsked(String)
}
