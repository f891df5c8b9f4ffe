/// The front end knows `T?` itself; here are its members.
enum Optional<Wrapped> {}

extension Optional {
  init(_ value: Wrapped) { self = value }

  static func some(_ value: Wrapped) -> Wrapped? { value }
  static var none: Wrapped? { nil }

  func map<T>(_ transform: (Wrapped) throws -> T) rethrows -> T? {
    if let value = self { return try transform(value) }
    return nil
  }

  func flatMap<T>(_ transform: (Wrapped) throws -> T?) rethrows -> T? {
    if let value = self { return try transform(value) }
    return nil
  }

  /// Traps here in release builds as well: there are no release builds of scenarios.
  var unsafelyUnwrapped: Wrapped {
    // swift-format-ignore: NeverForceUnwrap
    return self!
  }

  var description: String { _describe(self as Any) }
  var debugDescription: String { _describe(self as Any) }
}

extension Optional: CustomDebugStringConvertible {}

extension Optional: Equatable where Wrapped: Equatable {
  static func == (a: Wrapped?, b: Wrapped?) -> Bool {
    if let first = a {
      if let second = b { return first == second }
      return false
    }
    return b == nil
  }
}

extension Optional: Hashable where Wrapped: Hashable {
  func hash(into hasher: inout Hasher) {
    if let value = self { hasher.combine(value) } else { hasher.combine(0) }
  }
}

enum Result<Success, Failure: Error> {
  case success(Success)
  case failure(Failure)
}

extension Result: Equatable where Success: Equatable, Failure: Equatable {
  static func == (a: Result, b: Result) -> Bool {
    switch (a, b) {
    case (.success(let one), .success(let other)): return one == other
    case (.failure(let one), .failure(let other)): return one == other
    default: return false
    }
  }
}

extension Result: Hashable where Success: Hashable, Failure: Hashable {
  func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(1)
      hasher.combine(error)
    }
  }
}

extension Result {
  init(catching body: () throws -> Success) where Failure == any Error {
    do {
      self = .success(try body())
    } catch {
      self = .failure(error)
    }
  }

  func get() throws -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error):
      guard let thrown = error as? any Error else {
        fatalError("the failure of a Result is no Error")
      }
      throw thrown
    }
  }

  func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
    switch self {
    case .success(let value): return .success(transform(value))
    case .failure(let error): return .failure(error)
    }
  }

  func flatMap<NewSuccess>(
    _ transform: (Success) -> Result<NewSuccess, Failure>
  ) -> Result<NewSuccess, Failure> {
    switch self {
    case .success(let value): return transform(value)
    case .failure(let error): return .failure(error)
    }
  }

  func mapError<NewFailure>(
    _ transform: (Failure) -> NewFailure
  ) -> Result<Success, NewFailure> {
    switch self {
    case .success(let value): return .success(value)
    case .failure(let error): return .failure(transform(error))
    }
  }
}
