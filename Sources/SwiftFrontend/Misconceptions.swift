import Diagnostics
public import SwiftIR

/// A lowered misconception: functions that replace the model's, or a scenario's.
public struct ReplacedFunctions: Hashable, Sendable {
  /// A function of the model or the scenario, and the one that replaces it.
  public struct Pair: Hashable, Sendable {
    public var original: FunctionID
    public var replacement: FunctionID
  }

  /// The name of its file, without folder and ending.
  public var id: String
  /// The pairs, in order of declaration.
  public var pairs: [Pair]
}

extension Program {
  /// The program as it is under a misconception: everything that would call one of the replaced
  /// functions runs its replacement, which backtraces call by the name of the original.
  public func believing(_ replaced: ReplacedFunctions) -> Program {
    var program = self
    for pair in replaced.pairs {
      let original = Int(pair.original.rawValue)
      let replaced = program.functions[original]
      program.functions[original] = program.functions[Int(pair.replacement.rawValue)]
      program.functions[original].name = replaced.name
      program.functions[original].knownName = replaced.knownName
      program.functions[original].isScenario = replaced.isScenario
    }
    return program
  }
}

extension CompiledModel {
  /// Compiles misconceptions on top of the model. Their code joins the program, where nothing calls
  /// it; their declarations are not kept, so that the model's interface shows truth alone.
  ///
  /// A misconception is Swift in Swift's own spelling, `@_dynamicReplacement(for: name(labels:))` in
  /// an extension: the compiler checks it against the model too. Inside, a call of the replaced
  /// function runs the original.
  mutating func addMisconceptions(_ files: [SourceFile]) -> [Diagnostic] {
    let unit = Compilation(on: self, module: .model)
    unit.compile(files)
    guard !unit.hasErrors else { return unit.diagnostics }
    var replaced: [String: [ReplacedFunctions.Pair]] = [:]
    for member in unit.declarations.members.dropFirst(declarations.members.count) {
      guard let name = member.replaces else { continue }
      let id = String(unit.files[Int(member.span.file)].name.split(separator: "/").last ?? "")
      let pairs = unit.pairs(replacing: name, by: member)
      replaced[id.hasSuffix(".swift") ? String(id.dropLast(6)) : id, default: []] += pairs
    }
    guard !unit.hasErrors else { return unit.diagnostics }
    take(unit)
    misconceptions = replaced.map { ReplacedFunctions(id: $0.key, pairs: $0.value) }
      .sorted { $0.id < $1.id }
    return unit.diagnostics
  }

  /// Compiles a misconception that no compiler has seen, on top of a scenario; returns the functions that it
  /// replaces, nil when there are errors.
  ///
  /// It is checked as a scenario is, and sees what `@testable import` shows: the internal members of the
  /// model, and none by which the model meets the machine.
  mutating func replaceFunctions(
    by file: SourceFile, release: TargetRelease
  ) -> (pairs: [ReplacedFunctions.Pair]?, diagnostics: [Diagnostic]) {
    let unit = Compilation(on: self, module: .scenario)
    unit.scenario.release = release
    unit.isReplacement = true
    unit.compile([file])
    unit.checkFlow()
    guard !unit.hasErrors else { return (nil, unit.diagnostics) }
    var pairs: [ReplacedFunctions.Pair] = []
    for member in unit.declarations.members.dropFirst(declarations.members.count) {
      guard let name = member.replaces else { continue }
      if member.kind == .method || member.kind == .property {
        pairs += unit.pairs(replacing: name, by: member)
      } else {
        unit.report("only functions and properties can be replaced", at: member.nameSpan)
      }
    }
    guard !unit.hasErrors else { return (nil, unit.diagnostics) }
    guard !pairs.isEmpty else { return (nil, [Self.replacesNothing(file)]) }
    // The code stands for what it replaces: the model sends what that part of it sends.
    let functions = program.functions.count..<unit.program.functions.count
    let replaced = pairs.map { unit.program.functions[Int($0.original.rawValue)] }
    if !replaced.contains(where: \.isScenario) {
      for index in functions { unit.program.functions[index].isScenario = false }
    }
    take(unit)
    return (pairs, unit.diagnostics)
  }

  private static func replacesNothing(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .error,
      "this file replaces nothing; mark a function with '@_dynamicReplacement(for: name(labels:))'",
      at: SourceLocation(file: file.name, line: 1, column: 1))
  }

  private mutating func take(_ unit: Compilation) {
    program = unit.program
    internedTypes = unit.internedTypes
    internedConstants = unit.internedConstants
  }
}

extension Member {
  /// Whether it says that it replaces the other one. Of several with that name, the type tells.
  func isReplacement(of other: Member) -> Bool {
    namesReplaced(other) && other.isCalled(like: self)
  }

  /// Whether the other one has the name that this one says to replace.
  fileprivate func namesReplaced(_ other: Member) -> Bool {
    other.owner == owner && other.isStatic == isStatic && other.kind == kind
      && (other.fullName == replaces || other.fullName + "()" == replaces)
      && other.replaces == nil
  }

  /// Whether calls of one run the other as well.
  fileprivate func isCalled(like other: Member) -> Bool {
    type == other.type && isThrowing == other.isThrowing && isAsync == other.isAsync
      && isMutating == other.isMutating && generics.isEmpty && other.generics.isEmpty
      && parameters.elementsEqual(other.parameters) {
        $0.type == $1.type && $0.isInOut == $1.isInOut && $0.isAutoclosure == $1.isAutoclosure
      }
  }
}

extension Compilation {
  /// The functions of the model's member called `name` with those of the member that replaces it.
  fileprivate func pairs(replacing name: String, by member: Member) -> [ReplacedFunctions.Pair] {
    let sameName = declarations.members.filter { member.namesReplaced($0) }
    guard let original = sameName.first(where: { $0.isCalled(like: member) }) else {
      report(
        sameName.isEmpty
          ? "replaced function '\(name)' could not be found"
          : "the type of this does not match that of the replaced '\(name)'", at: member.nameSpan)
      return []
    }
    let functions = [
      (original.function, member.function), (original.getter, member.getter),
      (original.setter, member.setter),
    ]
    let pairs = functions.compactMap { original, replacement in
      if let original, let replacement {
        ReplacedFunctions.Pair(original: original, replacement: replacement)
      } else {
        nil as ReplacedFunctions.Pair?
      }
    }
    if pairs.isEmpty {
      report("the replaced '\(name)' has no function of its own", at: member.nameSpan)
    }
    for pair in pairs { callOriginal(of: pair) }
    return pairs
  }

  /// Makes the calls by which the replacement wants the original (`Dispatch.original`) run a copy of it. Calls of
  /// other objects are as everybody's.
  private func callOriginal(of pair: ReplacedFunctions.Pair) {
    func callsOriginal(_ instruction: Instruction) -> Bool {
      instruction.op == .call && instruction.c == 1
        && instruction.imm == Int32(pair.original.rawValue)
    }
    let functions = functionAndClosures(of: pair.replacement)
    guard functions.contains(where: { program.functions[$0].code.contains(where: callsOriginal) })
    else { return }
    let copy = Int32(program.functions.count)
    program.functions.append(program.functions[Int(pair.original.rawValue)])
    for function in functions {
      for (pc, instruction) in program.functions[function].code.enumerated()
      where callsOriginal(instruction) {
        program.functions[function].code[pc].imm = copy
        program.functions[function].code[pc].c = 0
      }
    }
  }

  /// The places of a function and of the closures in it.
  private func functionAndClosures(of function: FunctionID) -> [Int] {
    var found = [Int(function.rawValue)]
    var next = 0
    while next < found.count {
      for instruction in program.functions[found[next]].code where instruction.op == .closureNew {
        let closure = Int(instruction.imm)
        if !found.contains(closure) { found.append(closure) }
      }
      next += 1
    }
    return found
  }
}
