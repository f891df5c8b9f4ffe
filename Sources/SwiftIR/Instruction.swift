/// One step of the machine: an operation, four small operands and a wide one.
///
/// Operands named `a` to `d` are registers of the running frame unless the operation says
/// otherwise; `imm` is a constant, a jump target (an index into the function's code) or an id.
public struct Instruction: Hashable, Sendable {
  /// The operation, which says how the operands are used.
  public var op: Opcode
  public var a: UInt16
  public var b: UInt16
  public var c: UInt16
  public var d: UInt16
  /// The wide operand: a constant, a jump target, an id or a small number.
  public var imm: Int32

  @inlinable
  public init(
    _ op: Opcode, a: Int = 0, b: Int = 0, c: Int = 0, d: Int = 0, imm: Int = 0
  ) {
    self.op = op
    self.a = UInt16(truncatingIfNeeded: a)
    self.b = UInt16(truncatingIfNeeded: b)
    self.c = UInt16(truncatingIfNeeded: c)
    self.d = UInt16(truncatingIfNeeded: d)
    self.imm = Int32(truncatingIfNeeded: imm)
  }
}

/// The operations of the machine.
///
/// **Values.** A register holds one self-describing value: a trivial one (Int, Bool, Double, a case
/// without payload, a type, a function without captures), a strong, weak or unowned reference to a
/// cell, or nil. Structs, tuples, cases with payload, strings, arrays, closures and boxes are cells
/// too; value types are copied by counting and made unique before they are changed.
///
/// **Optionals** are not boxed: `.some(x)` is `x`. A nil carries a depth, so that `.some(nil)` of a
/// nested optional is a nil of depth 1 (`wrap`, `unwrap`).
///
/// **Ownership.** "Owned" means the register holds one count that must be given up exactly once;
/// "borrowed" means that somebody else keeps the value alive. Arguments are borrowed, results are
/// owned, stores consume. Operations on trivial values ignore all this.
///
/// **Calls.** `a` is the base: the callee's register 0 is the caller's `a`. The caller puts self
/// (when there is one), then hidden type arguments, then arguments into base+1, base+2, ...; the
/// result comes back in base. An inout argument (and self of a mutating method) is moved in owned
/// and moved back out owned in the same register. A class's initialiser takes its object owned as
/// self and returns it owned (or nil, when it fails); a static method and a value type's initialiser
/// take the metatype as self. A method of a generic type finds the type's arguments in self's type;
/// only the function's own generic parameters are hidden arguments.
public enum Opcode: UInt8, Hashable, Sendable, CaseIterable {
  // Data
  case nop
  /// a := constants[imm]; borrowed (constants are immortal)
  case const
  /// a := Int(imm)
  case int
  /// a := b, the bits only
  case move
  /// a := b, counted once more
  case copy
  /// Counts a once more.
  case retain
  /// Gives up one count of a; at the last one the cell is destroyed, deinits and all.
  case release
  /// As release, but the elements of the tuple a die from the last to the first.
  case releaseTuple
  /// a := nil of depth 0
  case none

  // Weak and unowned
  /// a := a new weak reference (owned) to the object b, or nil for nil
  case weakMake
  /// a := a strong, owned reference from the weak reference b, or nil
  case weakLoad
  /// a := a new unowned reference (owned) to the object b, or nil for nil
  case unownedMake
  /// a := a strong, owned reference from the unowned b; traps when the object is gone
  case unownedLoad

  // Boxes of captured variables
  /// a := a new box that holds b (consumed); d = 1: the box starts without a value and b is unused
  case boxNew
  /// a := the box b's value, retained
  case boxLoad
  /// The box a's value := b (consumed); the old value is released afterwards
  case boxStore
  /// a := the box b's value, moved out; the box is in access until boxPut
  case boxTake
  /// The box a's value := b (consumed), ends the access
  case boxPut

  // Fields of objects, structs, tuples; d is the field's index
  /// a := b.d, borrowed
  case fieldLoad
  /// a := b.d, retained
  case fieldLoadRetained
  /// a := a strong, owned reference from the weak reference in b.d, or nil
  case fieldLoadWeak
  /// a.d := b (consumed); the old value is released afterwards
  case fieldStore
  /// a.d := b (consumed) into a field that has no value yet
  case fieldInit
  /// a := b.d, moved out; the field is in access until fieldPut; a read meanwhile traps
  case fieldTake
  /// a.d := b (consumed), ends the access
  case fieldPut
  /// Makes the struct, tuple, enum or array cell in a (owned) the only reference, by copying
  case unique
  /// a := a struct or tuple of type imm with c fields from registers b... (all consumed)
  case structNew
  /// Sets the runtime type of the fresh cell in a to the type in b, for generic code
  case setType

  // Enums
  /// a := case d of enum type imm, payload of c values from registers b... (consumed)
  case enumNew
  /// a := the case index of b as Int
  case enumTag
  /// a := payload value d of b, borrowed
  case enumPayload
  /// Jumps to imm when a's case index is not d
  case jumpIfNotTag

  // Optionals
  /// a, in place: makes an optional of a value that may itself be nil (nil of depth n becomes n+1)
  case wrap
  /// a, in place: the opposite (nil of depth n+1 becomes n); other values stay
  case unwrap
  /// Jumps to imm when a is nil of depth 0
  case jumpIfNil
  /// Jumps to imm when a is anything but nil of depth 0
  case jumpIfNotNil
  /// Traps when a is nil of depth 0; d: 0 unwrapping, 1 implicitly unwrapping
  case trapIfNil
  /// a := whether b is nil of depth 0
  case isNil

  // Control
  /// Continues at imm
  case jump
  /// Jumps to imm when a is true
  case jumpIf
  /// Jumps to imm when a is false
  case jumpIfNot
  /// Returns register 0 (owned).
  case `return`
  /// Returns `()`, of type imm.
  case returnVoid
  /// Ends the run with message constants[imm]; d: 0 as it stands, 1 behind "Fatal error: "
  case trap
  /// Ends the run with the message in the string a; d as for trap
  case trapWith
  /// The pending error := a (consumed); a function that throws cleans up and returns after it
  case setError
  /// Jumps to imm when an error is pending
  case jumpIfError
  /// a := the pending error (owned); none is pending afterwards
  case takeError

  // Calls; a is the base
  /// Calls function imm
  case call
  /// Calls slot b of the dynamic class of base+1; d > 0: the message is callback d-1
  case callVirtual
  /// Calls the function for requirement imm in the dynamic type of base+1 (a value, or a type); d >
  /// 0: the message is callback d-1
  case callWitness
  /// Calls the closure or function value in register b
  case callClosure
  /// Runs intrinsic imm with c arguments; arguments borrowed, result owned
  case callIntrinsic
  /// Calls slot b of the class that is the metatype in base+1 (class methods)
  case callMetatypeVirtual

  // Functions as values
  /// a := a closure over function imm with c captures from registers b... (consumed); d = 1: they die
  /// from the last to the first
  case closureNew
  /// a := capture d of the running closure, borrowed
  case captureLoad

  // Objects and types
  /// a := a new instance (owned) of class type imm, fields without values
  case objectNew
  /// a := a new instance of the class that is the metatype in b
  case objectNewDynamic
  /// Destroys a half-initialised object a: only fields that have values, no deinit
  case objectAbandon
  /// a := the dynamic type of b, a metatype
  case typeOf
  /// a := the type imm with its parameters replaced by the metatypes in registers b..., c of them
  case typeSubstitute
  /// a := generic argument d of the type b (a metatype), seen as its supertype of nominal imm
  case typeArgument
  /// a := whether b is an instance of type imm (imm < 0: of the type in register c)
  case isInstance
  /// a := b (borrowed, optionals inside `Any` opened) when it is an instance of type imm (imm < 0:
  /// of the type in c), as the payload of an optional; else nil
  case castOrNil
  /// As castOrNil, but traps when it is none, and the result is no payload
  case castOrTrap
  /// a := b (consumed) as Any when its static type imm (imm < 0: the type in register c) is an
  /// optional or a function's: keeps it apart from its payload, and with its type
  case boxOptional
  /// a := the optional in the box b, borrowed; b itself when it is no box
  case openOptional
  /// a := whether b and c are the same object (or both nil)
  case sameObject

  // Globals; imm is the global
  /// Runs the initialiser of a lazy global if it has not run; a is a base for the call
  case globalOnce
  /// a := the global, borrowed; traps when it has no value yet
  case globalLoad
  /// a := the global, retained; traps when it has no value yet
  case globalLoadRetained
  /// global := a (consumed); the old value, if any, is released afterwards
  case globalStore
  /// a := the global, moved out; the global is in access until globalPut
  case globalTake
  /// global := a (consumed), ends the access
  case globalPut

  // Int; results are Int, overflow traps
  /// a := b op c; a division by zero traps
  case intAdd, intSub, intMul, intDiv, intRem
  /// a := b + Int(imm)
  case intAddImm
  /// a := -b; overflow traps
  case intNegate
  /// a := whether the comparison of b and c holds
  case intEqual, intNotEqual, intLess, intLessEqual
  /// a := b op c on the 64 bits; intNot has no c
  case intAnd, intOr, intXor, intNot, intShiftLeft, intShiftRight
  /// Jumps to imm when the comparison of b and c holds
  case jumpIfIntLess, jumpIfIntLessEqual, jumpIfIntEqual, jumpIfIntNotEqual
  /// Traps unless the Int a fits integer type imm, and gives it that type
  case intFit

  // Integers of any type; d is the type's `IntegerFormat.code`, results have the type of b
  /// a := b op c; a result that the type has no value for traps, and a division by zero
  case fixedAdd, fixedSub, fixedMul, fixedDiv, fixedRem
  /// a := b op c, without the bits that the type has no place for
  case wrapAdd, wrapSub, wrapMul
  /// a := b op c on the bits; fixedNot has no c, and the distance of a shift is below 2^63
  case fixedAnd, fixedOr, fixedXor, fixedNot, fixedShiftLeft, fixedShiftRight
  /// a := b as a value of integer type imm; traps when it has none
  case fixedConvert
  /// a := the lowest bits of b as a value of integer type imm
  case fixedTruncate
  /// a := whether the comparison of b and c holds, for 64 bits without a sign
  case unsignedLess, unsignedLessEqual

  // Double
  /// a := b op c; doubleNegate has no c
  case doubleAdd, doubleSub, doubleMul, doubleDiv, doubleNegate
  /// a := whether the comparison of b and c holds
  case doubleEqual, doubleNotEqual, doubleLess, doubleLessEqual
  /// a := Double(b)
  case intToDouble

  // Bool
  /// a := !b, for Bool
  case not

  // Arrays, the operations worth an instruction
  /// a := an array of type imm with c elements from registers b... (consumed)
  case arrayNew
  /// a := the count of b
  case arrayCount
  /// a := how many elements b has from index c on, where b is an array; else -1
  case arrayLeft
  /// a := b[c], retained; traps when out of range
  case arrayGet
  /// (array a)[b] := c (consumed), a unique; the old element is released afterwards; traps out of range
  case arraySet
  /// a := (array b)[c], moved out, in access until arrayPut; b unique
  case arrayTake
  /// (array a)[b] := c (consumed), ends the access
  case arrayPut
  /// Appends b (consumed) to the array a, unique
  case arrayAppend

  /// a := the strings in registers b..., c of them, in one (owned); arguments borrowed
  case stringConcat

  /// Traps unless a (an enum, bool or case value) was handled: control never comes here.
  case unreachable

  // Joined: the first one's work on the operands here, then that of the next instruction, which must have the
  // second one's operation; then control goes on behind it. `joined` makes them.
  case moveThenMove, moveThenCall, moveThenCallVirtual, moveThenReturn
  case copyThenInt
  case constThenCall, constThenFieldStore
  case releaseThenRelease, releaseThenJump, releaseThenJumpIfNot, releaseThenReturn
  case releaseThenReturnVoid
  case fieldLoadThenJumpIfNot, fieldLoadRetainedThenJumpIfNil, fieldLoadWeakThenJumpIfNil
  case jumpIfNotThenJump, jumpIfNotThenMove
  case globalOnceThenGlobalLoad, globalOnceThenGlobalLoadRetained
  case intAddImmThenJump
  case arrayCountThenJumpIfIntLessEqual
}

extension Opcode {
  /// Whether control never reaches the instruction after it.
  @inlinable
  public var endsCode: Bool {
    switch self {
    case .return, .returnVoid, .jump, .trap, .trapWith, .unreachable: true
    default: false
    }
  }
}
