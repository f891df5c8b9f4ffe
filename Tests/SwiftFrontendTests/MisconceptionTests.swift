import Diagnostics
import SwiftFrontend
import SwiftIR
import Testing

@Suite struct `A misconception` {
  static let model = """
    class Lamp {
      var next: Lamp?
      var isLit: Lamp? { return next }
      func switchOn() {}
      func connect(to other: Lamp) {}
      static func test() {}
    }
    class Room {}
    """

  /// Compares the message of compiling a misconception on top of the model; a mark shows its place.
  private func check(
    _ source: String, _ message: String?,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let parts = source.split(separator: "1️⃣", omittingEmptySubsequences: false)
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    let place = "Misconceptions/lamp.swift:\(lines.count):\((lines.last?.utf8.count ?? 0) + 1)"
    let (compiled, diagnostics) = CompiledModel.compile(
      library: [], model: [SourceFile(name: "Model/Lamp.swift", text: Self.model)],
      misconceptions: [
        SourceFile(name: "Misconceptions/lamp.swift", text: parts.joined())
      ])
    #expect(
      diagnostics.map(\.description) == (message.map { ["\(place): error: \($0)"] } ?? []),
      sourceLocation: sourceLocation)
    #expect(compiled.misconceptions.isEmpty == (message != nil), sourceLocation: sourceLocation)
  }

  @Test func `replaces functions, static functions and computed properties`() {
    check(
      """
      @testable import UIKit
      extension Lamp {
        @_dynamicReplacement(for: switchOn())
        func switchOnTwice() {
          switchOn()
          switchOn()
        }
        @_dynamicReplacement(for: connect(to:))
        func connectAndSwitchOn(to other: Lamp) {}
        @_dynamicReplacement(for: isLit)
        var isAlwaysLit: Lamp? { return self }
        @_dynamicReplacement(for: test())
        static func testNothing() {}
      }
      """, nil)
  }

  @Test func `has the original for itself, and for others what everybody has`() throws {
    let (compiled, diagnostics) = CompiledModel.compile(
      library: [],
      model: [
        SourceFile(
          name: "Model/Lamp.swift",
          text: """
            class Lamp {
              func dim(_ other: Lamp) {}
            }
            class Spot: Lamp {
              override func dim(_ other: Lamp) {}
            }
            """)
      ],
      misconceptions: [
        SourceFile(
          name: "Misconceptions/lamp.swift",
          text: """
            extension Lamp {
              @_dynamicReplacement(for: dim(_:))
              func dimTwice(_ other: Lamp) {
                dim(other)
                let again = { self.dim(other) }
                again()
                other.dim(self)
              }
            }
            """)
      ])
    try #require(diagnostics.isEmpty)
    let pair = try #require(compiled.misconceptions.first?.pairs.first)
    let functions = compiled.program.functions
    let code = functions[Int(pair.replacement.rawValue)].code
    let closures = code.filter { $0.op == .closureNew }.flatMap { functions[Int($0.imm)].code }
    for calls in [code.filter { $0.op == .call }, closures.filter { $0.op == .call }] {
      try #require(calls.count == 1)
      let called = Int(calls[0].imm)
      #expect(called != Int(pair.original.rawValue))
      #expect(functions[called] == functions[Int(pair.original.rawValue)])
    }
    #expect(code.count { $0.op == .callVirtual } == 1)
  }

  @Test func `that replaces what is not there is an error where it stands`() {
    check(
      """
      extension Lamp {
        @_dynamicReplacement(for: switchOff())
        func 1️⃣switchOffTwice() {}
      }
      """, "replaced function 'switchOff()' could not be found")
    check(
      """
      extension Room {
        @_dynamicReplacement(for: switchOn())
        func 1️⃣switchOnInRoom() {}
      }
      """, "replaced function 'switchOn()' could not be found")
    check(
      """
      extension Lamp {
        @_dynamicReplacement(for: test())
        func 1️⃣testOne() {}
      }
      """, "replaced function 'test()' could not be found")
  }

  @Test func `of another type is an error where it stands`() {
    check(
      """
      extension Lamp {
        @_dynamicReplacement(for: connect(to:))
        func 1️⃣connectRoom(to other: Room) {}
      }
      """, "the type of this does not match that of the replaced 'connect(to:)'")
    check(
      """
      extension Lamp {
        @_dynamicReplacement(for: isLit)
        var 1️⃣litRoom: Room? { return nil }
      }
      """, "the type of this does not match that of the replaced 'isLit'")
  }

  @Test func `cannot replace what is stored`() {
    check(
      """
      extension Lamp {
        @_dynamicReplacement(for: next)
        var 1️⃣nextOfNone: Lamp? { return nil }
      }
      """, "the replaced 'next' has no function of its own")
  }
}
