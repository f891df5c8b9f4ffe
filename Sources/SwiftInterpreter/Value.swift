import SwiftIR

/// The content of a register, field or element: sixteen bytes that describe themselves.
struct Value {
  /// A number, a case index, a type's or function's id, the depth of a nil, or a cell's address.
  var bits: UInt64
  /// The dynamic type (`TypeID.rawValue`), or one of the marks below.
  var type: UInt32
  /// How the cell in `bits` is counted; 0 when there is none.
  var flags: UInt32

  static let trivial: UInt32 = 0
  static let strong: UInt32 = 1
  static let weak: UInt32 = 2
  static let unowned: UInt32 = 3
  /// A cell that is never counted: a literal.
  static let immortal: UInt32 = 4

  /// Types at or above this one are marks.
  static let firstMark: UInt32 = 0xFFFF_FFFE
  /// A field that has no value yet.
  static let empty = Value(bits: 0, type: 0xFFFF_FFFF, flags: 0)
  /// A slot whose value is being changed; reading it breaks exclusivity.
  static let inAccess = Value(bits: 0, type: 0xFFFF_FFFE, flags: 0)

  static let none = Value(bits: 0, type: TypeID.none.rawValue, flags: 0)
  static let void = Value(bits: 0, type: TypeID.void.rawValue, flags: 0)

  @inline(__always)
  init(bits: UInt64, type: UInt32, flags: UInt32) {
    self.bits = bits
    self.type = type
    self.flags = flags
  }

  @inline(__always)
  init(int: Int) {
    self.init(bits: UInt64(bitPattern: Int64(int)), type: TypeID.int.rawValue, flags: 0)
  }

  @inline(__always)
  init(bool: Bool) {
    self.init(bits: bool ? 1 : 0, type: TypeID.bool.rawValue, flags: 0)
  }

  @inline(__always)
  init(double: Double) {
    self.init(bits: double.bitPattern, type: TypeID.double.rawValue, flags: 0)
  }

  /// A strong reference; the caller has counted it.
  @inline(__always)
  init(cell: CellPointer) {
    self.init(
      bits: UInt64(UInt(bitPattern: cell)), type: cell.pointee.type, flags: Value.strong)
  }

  @inline(__always)
  init(metatype id: UInt32) {
    self.init(bits: UInt64(id), type: TypeID.metatype.rawValue, flags: 0)
  }

  @inline(__always) var int: Int { Int(truncatingIfNeeded: bits) }
  @inline(__always) var isTrue: Bool { bits & 1 != 0 }
  @inline(__always) var double: Double { Double(bitPattern: bits) }
  @inline(__always) var isMark: Bool { type >= Value.firstMark }
  @inline(__always) var isCell: Bool { flags != 0 }
  @inline(__always) var isNone: Bool { type == TypeID.none.rawValue && flags == 0 && bits == 0 }
  /// A nil of any depth.
  @inline(__always) var isAnyNone: Bool { type == TypeID.none.rawValue && flags == 0 }

  /// The cell; only when `isCell`.
  @inline(__always) var cell: CellPointer {
    CellPointer(bitPattern: UInt(bits)).unsafelyUnwrapped
  }
}

typealias CellPointer = UnsafeMutablePointer<Cell>

/// The header of everything that is counted.
///
/// Its memory stays mapped until the run ends, and a dead cell has no values, so that a stale
/// reference is found by the ordinary bounds checks and never touches foreign memory.
struct Cell {
  enum Kind: UInt8 {
    case free, instance, structure, tuple, enumeration, optional, array, string, box, closure
  }

  enum State {
    static let live: UInt8 = 0
    static let deinitializing: UInt8 = 1
    /// Its values are gone; only weak or unowned references remain.
    static let dead: UInt8 = 2
    /// The flag of a cell that something living leads to, while leaks are looked for.
    static let reached: UInt8 = 0x80
  }

  var strong: UInt32
  var weak: UInt32
  var type: UInt32
  var kind: Kind
  var state: UInt8
  /// An enum's case; for a rule's object, one more than its index in `ruleCells`; for a closure or
  /// a dying tuple, 1 when its values die from the last to the first.
  var tag: UInt16
  /// The number of values at `payload`.
  var count: UInt32
  /// The capacity of the buffer; for all but arrays, the cell's size class.
  var capacity: UInt32
  /// An object's number among those of its class (0: not of the scenario), a closure's function, a
  /// string's bytes on the heap.
  var serial: UInt32
  /// Unique in the run for objects: the order of creation.
  var identity: UInt32
  var payload: UnsafeMutablePointer<Value>

  static let headerSize = 40
}
