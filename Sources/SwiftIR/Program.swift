/// A function's code, with the tables that running, showing and verifying it need.
public struct Function: Hashable, Sendable {
  /// As a backtrace shows it: `UIViewController.loadViewIfRequired()`, `closure #1 in B.f()`.
  public var name: String
  /// An index into `Program.files`.
  public var file: Int32
  /// Its instructions; jump targets are indices into it.
  public var code: [Instruction] = []
  /// The source place of each instruction, ascending by `pc`; an instruction belongs to the last
  /// entry at or before it.
  public var places: [Place] = []
  /// The registers that the frame owns while one of its calls is running, ascending by `pc`. Only
  /// an exception that is caught further out needs them, to release what the frames in between own.
  public var holdings: [Holding] = []
  /// The number of registers the frame needs, register 0 (the result) included.
  public var registerCount: Int = 1
  /// The number of self, hidden type arguments and arguments together.
  public var parameterCount: Int = 0
  /// Whether it belongs to the scenario, not to the model or the library.
  public var isScenario: Bool = false
  /// Whether backtraces leave it out: thunks, observers' setters, the library's closures.
  public var isHidden: Bool = false
  /// The name under which a reader can look it up: `view`, `UITableView.layoutSubviews`,
  /// `_didMoveFromWindow:toWindow:`; nil for a step of the model's own, a closure, top-level code.
  public var knownName: String?

  /// The registers that a frame owns during one call.
  public struct Holding: Hashable, Sendable {
    /// The call's index in the code.
    public var pc: UInt32
    /// The registers in the order in which they became owned.
    public var registers: [UInt16]
    public init(pc: UInt32, registers: [UInt16]) {
      self.pc = pc
      self.registers = registers
    }
  }

  /// The source place of an instruction and of those after it, up to the next place.
  public struct Place: Hashable, Sendable {
    /// An index into `code`.
    public var pc: UInt32
    /// UTF-8 offset in the file.
    public var offset: UInt32
    public init(pc: UInt32, offset: UInt32) {
      self.pc = pc
      self.offset = offset
    }
  }

  public init(name: String, file: Int32) {
    self.name = name
    self.file = file
  }
}

/// A variable outside every function.
public struct Global: Hashable, Sendable {
  /// The variable's name, for messages.
  public var name: String
  /// Runs once at first use; nil for top-level variables of a scenario, which run in order.
  /// It takes no arguments and returns the value.
  public var initializer: FunctionID?

  public init(name: String, initializer: FunctionID?) {
    self.name = name
    self.initializer = initializer
  }
}

/// A message of the rule book: a method that UIKit sends to the app's objects.
public struct Callback: Hashable, Sendable {
  /// `viewWillAppear(_:)`.
  public var name: String
  /// The labels of its arguments as a trace names them: the parameter names.
  public var parameters: [String]

  public init(name: String, parameters: [String]) {
    self.name = name
    self.parameters = parameters
  }
}

/// A closure of a check that the machine evaluates whenever an event happens.
public struct Hook: Hashable, Sendable {
  /// The event as checks name it: `A.viewWillAppear`.
  public var event: String
  /// The closure: no arguments, a Bool as result.
  public var function: FunctionID

  public init(event: String, function: FunctionID) {
    self.event = event
    self.function = function
  }
}

/// A source file with the offsets at which its lines start.
public struct FileTable: Hashable, Sendable {
  /// The name in messages and traces; an embedded file's is `UIKit/UIViewController.swift`.
  public var name: String
  /// UTF-8 offsets of the lines' first bytes, ascending; the first is 0.
  public var lineStarts: [UInt32]

  public init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  /// Finds the lines, which end as in Swift: with a line feed, a carriage return, or both together.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    var starts: [UInt32] = [0]
    for (offset, byte) in bytes.enumerated() {
      if byte == 0x0A || (byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A))
      {
        starts.append(UInt32(offset + 1))
      }
    }
    lineStarts = starts
  }

  public init(name: String, lineStarts: [UInt32]) {
    self.name = name
    self.lineStarts = lineStarts
  }

  /// Returns the line and column, both from 1, of a UTF-8 offset.
  public func position(of offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - lineStarts[low]) + 1)
  }
}

/// Everything the machine runs: flat tables that refer to each other by index.
///
/// The library and the model are lowered once into a program that is kept; a scenario's program is
/// that one with more appended, so an id means the same in both.
public struct Program: Sendable {
  /// The types, the fixed ones of `TypeID` first.
  public var types: [RuntimeType]
  /// The classes, structs, enums and protocols, primitives first.
  public var nominals: [Nominal]
  /// The code.
  public var functions: Table<Function> = []
  /// The variables outside every function, the scenario's last.
  public var globals: [Global] = []
  /// The literals that instructions name by index.
  public var constants: Table<Constant> = []
  /// The messages of the rule book that the model sends.
  public var callbacks: [Callback] = []
  /// The source files that `Function.file` is an index into.
  public var files: Table<FileTable> = []
  /// The number of requirements; every `RequirementID` is below it.
  public var requirementCount = 0
  /// Whether names of it may be declared elsewhere. Images do not keep it: only a scenario's program
  /// can be partial.
  public var isPartial = false
  /// The function that begins the simulation, runs the scenario's top-level code and settles; it
  /// has no arguments.
  public var main: FunctionID?
  /// Functions that run one after another when `main` has ended; no arguments, a Bool as result.
  public var checks: [FunctionID] = []
  /// Closures that run when a callback is entered, for checks that speak of a moment.
  public var hooks: [Hook] = []
  /// The index of each type that came with an image, by structure.
  public internal(set) var keptTypes: [RuntimeType.Key: UInt32] = [:]
  /// The number of types that came with an image; later ones are not in `keptTypes`.
  public internal(set) var keptTypeCount = 0

  /// A program with the types that `TypeID` names and their nominals.
  public init() {
    let primitives = NominalID.primitiveNames
    nominals = primitives.map { name in
      var nominal = Nominal(kind: .primitive, name: name)
      nominal.isLibrary = true
      return nominal
    }
    func primitive(_ index: Int) -> RuntimeType {
      RuntimeType(kind: .nominal(NominalID(rawValue: UInt32(index))), name: primitives[index])
    }
    types =
      [
        RuntimeType(kind: .tuple(labels: []), name: "()"),
        RuntimeType(kind: .existential([]), name: "Any"),
        primitive(0), primitive(1), primitive(2), primitive(3), primitive(4),
        RuntimeType(kind: .optional, name: "Optional"),
        RuntimeType(kind: .metatype, name: "Type"),
        RuntimeType(kind: .function(FunctionShape()), name: "Function"),
        RuntimeType(kind: .tuple(labels: []), name: "Box"),
      ] + (5..<primitives.count).map(primitive)
  }
}

extension NominalID {
  @inlinable public static var int: NominalID { NominalID(rawValue: 0) }
  @inlinable public static var bool: NominalID { NominalID(rawValue: 1) }
  @inlinable public static var double: NominalID { NominalID(rawValue: 2) }
  @inlinable public static var string: NominalID { NominalID(rawValue: 3) }
  @inlinable public static var character: NominalID { NominalID(rawValue: 4) }
}
