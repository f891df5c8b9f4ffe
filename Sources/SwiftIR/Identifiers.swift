/// An index into `Program.types`.
public struct TypeID: Hashable, Sendable, RawRepresentable {
  public var rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// An index into `Program.nominals`.
public struct NominalID: Hashable, Sendable, RawRepresentable {
  public var rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// An index into `Program.functions`.
public struct FunctionID: Hashable, Sendable, RawRepresentable {
  public var rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// An index into `Program.globals`.
public struct GlobalID: Hashable, Sendable, RawRepresentable {
  public var rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A requirement of a protocol, unique in the program: the key into witness tables.
public struct RequirementID: Hashable, Sendable, RawRepresentable {
  public var rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// An index into `Program.callbacks`.
public struct CallbackID: Hashable, Sendable, RawRepresentable {
  public var rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}
