import SwiftIR

/// A `let` that is a closure with a capture list, and the constants that are copies of it.
///
/// Where the compiler sees a closure's creation, it replaces its calls by calls of its function.
/// When only calls use the closure, it is never created, and its captures die after the last call
/// on each path, not at the end of the scope. Without a capture list the difference does not show:
/// the captured values outlive the closure.
final class ClosureLifetime {
  /// The places where the closure, or a copy, gets into a register, and where it is called or
  /// copied.
  private(set) var definitions: [Int: Set<Int>] = [:]
  private(set) var uses: [Int: Set<Int>] = [:]
  /// The places where the closure is created.
  var creations: [Int] = []
  /// The ends of the scopes that declare it.
  var releases: [Int] = []
  /// Whether anything but a call uses it.
  var isKept = false
  /// For each register, whether it contains the closure at a place in the code.
  fileprivate(set) var held: [Int: [Bool]] = [:]

  func define(_ register: Int, at pc: Int) { definitions[register, default: []].insert(pc) }
  func use(_ register: Int, at pc: Int) { uses[register, default: []].insert(pc) }

  func holds(_ register: Int, at pc: Int) -> Bool { isKept || held[register]?[pc] ?? true }
}

extension FunctionBuilder {
  /// Declares a constant that is a closure literal with a capture list, or a copy of such a constant.
  ///
  /// Returns false when the constant is something else.
  func emitClosureConstant(_ local: Local, _ value: TypedExpr) -> Bool {
    guard local.isLet, local.ownership == .strong, !local.isCaptured else { return false }
    switch value.kind {
    case .convert(let inner): return emitClosureConstant(local, inner)
    case .closure(let closure) where !closure.captureList.isEmpty:
      let register = allocate()
      let start = code.count
      emitBranch(value, into: register)
      let lifetime = ClosureLifetime()
      lifetime.creations = (start..<code.count).filter {
        code[$0].op == .closureNew && Int(code[$0].a) == register
      }
      declare(local, in: register, lifetime)
      return true
    case .local:
      guard let (source, lifetime) = calledClosure(value) else { return false }
      let register = allocate()
      move(register, from: source)
      append(.retain, a: register)
      lifetime.use(source, at: code.count - 1)
      declare(local, in: register, lifetime)
      return true
    default: return false
    }
  }

  private func declare(_ local: Local, in register: Int, _ lifetime: ClosureLifetime) {
    lifetime.define(register, at: code.count - 1)
    closureLifetimes[ObjectIdentifier(local)] = lifetime
    if !closures.contains(where: { $0 === lifetime }) { closures.append(lifetime) }
    bind(local, toOwned: register)
    cleanups[cleanups.count - 1].lifetime = lifetime
  }

  /// The register and the lifetime of a closure that may live for its calls only.
  func calledClosure(_ function: TypedExpr) -> (register: Int, lifetime: ClosureLifetime)? {
    switch function.kind {
    case .convert(let inner): return calledClosure(inner)
    case .local(let local):
      guard let lifetime = closureLifetimes[ObjectIdentifier(local)],
        case .register(let register)? = storage(of: local)
      else { return nil }
      return (register, lifetime)
    default: return nil
    }
  }

  /// Notes that a local is used as a value.
  func keepClosure(_ local: Local) { closureLifetimes[ObjectIdentifier(local)]?.isKept = true }

  /// Plans releases of closures that are only called: after their last calls, in place of those at
  /// the ends of scopes.
  func shortenedClosureLifetimes(jumps: [Int]) -> CodeEdits {
    let shortened = closures.filter { !$0.isKept }
    // The captures of such a closure die as variables do.
    for place in shortened.flatMap(\.creations) { code[place].d = 1 }
    var edits = CodeEdits(code, jumps: jumps)
    for lifetime in shortened {
      edits.remove(lifetime.releases)
      for (register, definitions) in lifetime.definitions.sorted(by: { $0.key < $1.key }) {
        lifetime.held[register] = edits.release(
          register, definitions: definitions, uses: lifetime.uses[register] ?? [])
      }
    }
    return edits
  }
}
