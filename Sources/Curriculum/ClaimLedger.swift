/// The claims that a course is answerable for: what its sources say, by id, each with its weight.
public struct ClaimLedger: Hashable, Sendable {
  /// How much a claim matters to the course.
  public enum Tier: String, Hashable, Sendable, CaseIterable {
    /// Taught, and asked unless the ledger says why not.
    case core
    /// Taught.
    case support
    /// The same as another; it may be passed over.
    case duplicate
  }

  public struct Claim: Hashable, Sendable {
    public var id: String
    public var tier: Tier
    /// Why no question asks it; nil when one is to.
    public var whyNotAsked: String?

    public init(id: String, tier: Tier, whyNotAsked: String? = nil) {
      self.id = id
      self.tier = tier
      self.whyNotAsked = whyNotAsked
    }
  }

  /// In the ledger's order.
  public var claims: [Claim]

  public init(claims: [Claim]) { self.claims = claims }
}
