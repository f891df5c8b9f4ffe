public enum Intrinsic: UInt16, Hashable, Sendable, CaseIterable { case a
 public var name: String { "" }
 public init?(name: String) { return nil } }
