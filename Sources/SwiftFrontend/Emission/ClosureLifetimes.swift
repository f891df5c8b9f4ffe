import SwiftIR

/// A `let` that is a closure with a capture list, and the constants that are copies of it.
///
/// The compiler replaces calls of a closure that it sees made by calls of its function. When nothing
/// but calls uses the closure, it is not made at all, and what it captures dies after the last call
/// on each way, not at the end of the scope. Without a capture list nobody can tell: what is
/// captured outlives the closure.
final class ClosureLifetime {
  /// Where the closure, or a copy, is put into a register, and where it is called or copied.
  private(set) var definitions: [Int: Set<Int>] = [:]
  private(set) var uses: [Int: Set<Int>] = [:]
  /// Where the closure is made.
  var creations: [Int] = []
  /// Where scopes that it is declared in end.
  var releases: [Int] = []
  /// Whether anything but a call uses it.
  var isKept = false
  /// Of each register, whether it holds the closure at a place in the code.
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

  /// Plans releases of closures that are only called after their last calls, in place of those at
  /// the ends of scopes.
  func shortenedClosureLifetimes(jumps: [Int]) -> CodeEdits {
    let shortened = closures.filter { !$0.isKept }
    // What such a closure captures dies as variables do.
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
