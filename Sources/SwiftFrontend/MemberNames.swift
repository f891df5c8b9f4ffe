public import Diagnostics

extension CompiledModel {
  /// The names of the members of an expression's value or of a type, which begin in some way, for who types
  /// code; of an optional, those of what it holds too. Nothing where the files or the expression have an error.
  /// The stack must be as large as for parsing.
  public func memberNames(
    of expression: String, beginning: String, in files: [SourceFile], settings: ScenarioSettings
  ) -> [String] {
    guard let last = files.last else { return [] }
    // A name that nobody types, at the end of the program.
    let name = "receiverOfTheMember"
    let isChained = ["?", "!"].contains(expression.last)
    let expression = isChained ? String(expression.dropLast()) : expression
    let asked = SourceFile(
      name: last.name, text: last.text + "let \(name) = (\(expression))\n")
    let unit = Compilation(on: self, module: .scenario)
    unit.scenario.isProgram = true
    unit.scenario.release = TargetRelease(ScenarioSettings.number(of: settings.ios))
    unit.compile(files.dropLast() + [asked])
    if let id = unit.declarations.globals[name]?.last, !unit.hasErrors {
      let type = unit.declarations[id].type
      let own = unit.memberNames(of: type, beginning: beginning, isStatic: false)
      let held = type.strippingOptionals
      guard held != type else { return own }
      return Set(own + unit.memberNames(of: held, beginning: beginning, isStatic: false)).sorted()
    }
    guard case .nominal(let id)? = unit.declarations.types[expression] else { return [] }
    return unit.memberNames(
      of: unit.declarations.selfType(of: id), beginning: beginning, isStatic: true)
  }
}

extension Compilation {
  fileprivate func memberNames(of type: Type, beginning: String, isStatic: Bool) -> [String] {
    let names = Set(
      declarations.members.lazy.filter { member in
        member.name.hasPrefix(beginning) && member.owner != nil
          && (member.module != .model || member.access >= .public)
      }.map(\.name))
    return names.filter { name in
      name.first.map { $0.isLetter } == true && !["init", "subscript"].contains(name)
        && !members(named: name, of: type, isStatic: isStatic).isEmpty
    }.sorted()
  }
}
