import Diagnostics
import SwiftIR
import Testing

@testable import SwiftFrontend

@Suite struct `An interface read from an image` {
  static let text = """
    class Lamp {
      class Bulb {}
      func switchOn(after other: Lamp) -> Lamp? { return other }
    }
    class Lantern: Lamp {}
    """

  /// The names in the model after its interface was changed, written and read.
  private func names(_ change: (inout Declarations) throws -> Void) throws -> [String]? {
    let (model, diagnostics) = CompiledModel.compile(
      library: [], model: [SourceFile(name: "Model/Lamp.swift", text: Self.text)])
    #expect(diagnostics == [])
    var changed = model
    try change(&changed.declarations)
    var writer = ByteWriter()
    changed.write(to: &writer)
    var reader = ByteReader(writer.bytes)
    guard let read = CompiledModel(from: &reader) else { return nil }
    let (lantern, lamp) = (try id("Lantern", read.declarations), try id("Lamp", read.declarations))
    // Walks that a ring of superclasses would keep from ending.
    _ = read.declarations.isSubclass(lantern, of: lantern)
    _ = read.declarations.conforms(lamp, to: lantern)
    return read.modelDeclarations.map(\.qualifiedName)
  }

  private func id(_ name: String, _ declarations: Declarations) throws -> NominalID {
    let found = try #require(declarations.nominals.firstIndex { $0.name == name })
    return NominalID(rawValue: UInt32(found))
  }

  private static let none = NominalID(rawValue: 1_000_000)
  private static let unchanged = [
    "Lamp", "Lamp.Bulb", "Lantern", "Lamp.switchOn(after:)", "Lamp.init()", "Lamp.Bulb.init()",
    "Lantern.init()",
  ]

  @Test func `is the one that was written`() throws {
    #expect(try names { _ in } == Self.unchanged)
  }

  @Test func `has no outer type that is missing, inside the type or the type itself`() throws {
    for outer in ["", "Bulb", "Lantern"] {
      let found = try names {
        $0[try id("Bulb", $0)].parent = try outer.isEmpty ? Self.none : id(outer, $0)
      }
      #expect(found?.contains("Lamp.Bulb") == false)
    }
    let ring = try names { $0[try id("Lamp", $0)].parent = try id("Bulb", $0) }
    #expect(ring == Self.unchanged)
  }

  @Test func `has the superclasses of the program alone`() throws {
    let missing = try names { $0[try id("Lamp", $0)].superclass = .nominal(Self.none, []) }
    #expect(missing?.contains("Lantern") == true)
    let itself = try names {
      $0[try id("Lamp", $0)].superclass = .nominal(try id("Lamp", $0), [])
    }
    #expect(itself == Self.unchanged)
    let ring = try names {
      $0[try id("Lamp", $0)].superclass = .nominal(try id("Lantern", $0), [])
    }
    #expect(ring == Self.unchanged)
  }

  @Test func `has no member with a type, an owner or code that is missing`() throws {
    func changing(_ change: (inout Member) -> Void) throws -> Bool? {
      try names {
        let found = $0.members.firstIndex { $0.name == "switchOn" }
        change(&$0.members[try #require(found)])
      }?.contains("Lamp.switchOn(after:)")
    }
    #expect(try changing { $0.owner = Self.none } == false)
    #expect(try changing { $0.type = .optional(.nominal(Self.none, [])) } == true)
    #expect(try changing { $0.function = FunctionID(rawValue: 1_000_000) } == true)
    #expect(try changing { $0.requirement = RequirementID(rawValue: 1_000_000) } == true)
    #expect(try changing { $0.callback = CallbackID(rawValue: 1_000_000) } == true)
    #expect(try changing { $0.storage = .global(GlobalID(rawValue: 1_000_000)) } == true)
    let deep = (0..<1_000).reduce(Type.error) { type, _ in .optional(type) }
    #expect(try changing { $0.type = deep } == true)
  }

  @Test func `has no misconception with code that is missing`() throws {
    var (model, _) = CompiledModel.compile(
      library: [], model: [SourceFile(name: "Model/Lamp.swift", text: Self.text)])
    let missing = FunctionID(rawValue: 1_000_000)
    model.misconceptions = [
      ReplacedFunctions(id: "lamp", pairs: [.init(original: missing, replacement: missing)])
    ]
    var writer = ByteWriter()
    model.write(to: &writer)
    var reader = ByteReader(writer.bytes)
    #expect(CompiledModel(from: &reader) == nil)
  }
}
