/// A type's index in `Program.types`.
public struct TypeID: Hashable, Sendable, RawRepresentable {
  public var rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A nominal's index in `Program.nominals`.
public struct NominalID: Hashable, Sendable, RawRepresentable {
  public var rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A function's index in `Program.functions`.
public struct FunctionID: Hashable, Sendable, RawRepresentable {
  public var rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A global's index in `Program.globals`.
public struct GlobalID: Hashable, Sendable, RawRepresentable {
  public var rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A requirement of a protocol, unique in the program: the key into witness tables.
public struct RequirementID: Hashable, Sendable, RawRepresentable {
  public var rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A callback's index in `Program.callbacks`.
public struct CallbackID: Hashable, Sendable, RawRepresentable {
  public var rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
}
