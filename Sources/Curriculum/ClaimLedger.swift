/// The claims of a course's sources that the course must cover.
public struct ClaimLedger: Hashable, Sendable {
  /// The weight of a claim.
  public enum Tier: String, Hashable, Sendable, CaseIterable {
    /// The course teaches it, and asks about it unless the ledger gives a reason not to.
    case core
    /// The course teaches it.
    case support
    /// It repeats another claim, so the course may skip it.
    case duplicate
  }

  /// One statement of a source.
  public struct Claim: Hashable, Sendable {
    /// The id in the ledger: `S000-10`.
    public var id: String
    /// The claim's weight.
    public var tier: Tier
    /// The reason why no question asks about it; nil when one must.
    public var whyNotAsked: String?

    public init(id: String, tier: Tier, whyNotAsked: String? = nil) {
      self.id = id
      self.tier = tier
      self.whyNotAsked = whyNotAsked
    }
  }

  /// The claims in the ledger's order.
  public var claims: [Claim]

  public init(claims: [Claim]) { self.claims = claims }
}
