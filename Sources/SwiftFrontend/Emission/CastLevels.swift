import SwiftIR

// A cast between optionals of different depths. Levels count from the innermost payload: `x as? Int?` takes two
// levels off an `Int???` first, and is no cast where one of them is nil. An `Int?` gets a level more before it
// becomes an `Int??`. A value in `Any` is in a box that knows its type, so the machine does the same for it.
extension FunctionBuilder {
  /// Emits a cast of the value in a register, which stays borrowed, by code for a value of the depth that is
  /// asked for.
  func castingLevels(
    _ cast: Expr.Cast, _ source: Int, of given: Type, to wanted: Type, into result: Int,
    _ body: (_ source: Int) -> Void
  ) {
    let missing = missingLevels(from: given, to: wanted)
    guard missing < 0, cast != .forced else {
      return body(levelled(source, by: missing) { append(.trapIfNil, a: $0) })
    }
    let (failed, end) = (newLabel(), newLabel())
    body(levelled(source, by: missing) { branch(.jumpIfNil, failed, a: $0) })
    jump(end)
    place(failed)
    if cast == .test {
      constant(.bool(false), into: result)
    } else {
      append(.none, a: result)
    }
    place(end)
  }

  /// The value in a register at the depth that a pattern's cast asks for; leaves to the exit where an outer
  /// level is nil.
  func levelled(_ source: Int, of given: Type?, to wanted: Type, else exit: Exit) -> Int {
    let missing = given.map { missingLevels(from: $0, to: wanted) } ?? 0
    return levelled(source, by: missing) { branch(.jumpIfNil, label(for: exit), a: $0) }
  }

  /// A copy of the register with levels put around the value or taken off; `leave` leaves where one to take off
  /// is nil.
  private func levelled(_ source: Int, by missing: Int, leave: (_ part: Int) -> Void) -> Int {
    guard missing != 0 else { return source }
    let part = allocate()
    move(part, from: source)
    for _ in 0..<max(0, missing) { append(.wrap, a: part) }
    for _ in 0..<max(0, -missing) {
      leave(part)
      append(.unwrap, a: part)
    }
    return part
  }

  /// How many levels the type of a cast's value lacks. None where one of the two is no optional: then no nil
  /// keeps a level. None where the payload may itself be an optional, as in `Any?`.
  private func missingLevels(from given: Type, to wanted: Type) -> Int {
    let (depth, wantedDepth) = (given.optionalDepth, wanted.optionalDepth)
    guard depth > 0, wantedDepth > 0, !compilation.mayHoldOptional(wanted.strippingOptionals)
    else { return 0 }
    return wantedDepth - depth
  }
}
