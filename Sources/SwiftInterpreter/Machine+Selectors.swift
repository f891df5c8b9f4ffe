import SwiftIR

/// A method found by its selector: its function, and the class that declares it.
struct SelectedMethod {
  var function: Int
  var owner: NominalID
}

/// A class of the run and the text of a selector.
struct SelectorKey: Hashable {
  var nominal: NominalID
  var selector: String
}

// Messages: Objective-C finds a method by its name when the message is sent.
extension Machine {
  /// The method that a selector names: `tapped(_:)`, or `tapped` whatever its labels.
  @inline(never)
  mutating func method(named selector: Value, of object: Value) -> SelectedMethod? {
    var name = selector
    if name.isCell, name.cell.pointee.kind == .structure, name.cell.pointee.count > 0 {
      name = name.cell.pointee.payload[0]
    }
    guard let wanted = text(name), object.flags == Value.strong,
      case .nominal(let nominal) = runtimeType(object.type).kind
    else { return nil }
    // It's copied and looked up, however long a program makes it.
    work += wanted.utf8.count
    let key = SelectorKey(nominal: nominal, selector: wanted)
    if let known = selectedMethods[key] { return known }
    var current: NominalID? = nominal
    var found: SelectedMethod?
    while let level = current, found == nil {
      // All names are looked at.
      work += program.functions.count / 4
      found = method(wanted, declaredIn: level)
      current = program.nominals[Int(level.rawValue)].superclass
    }
    selectedMethods[key] = .some(found)
    return found
  }

  private func method(_ wanted: String, declaredIn level: NominalID) -> SelectedMethod? {
    let prefix = program.nominals[Int(level.rawValue)].name + "."
    var loose: Int?
    for (index, function) in program.functions.enumerated() {
      // Self, and two arguments at most.
      guard function.parameterCount >= 1, function.parameterCount <= 3,
        function.name.hasPrefix(prefix)
      else { continue }
      let rest = function.name.dropFirst(prefix.count)
      if rest == wanted { return SelectedMethod(function: index, owner: level) }
      if loose == nil, rest.hasPrefix(wanted + "("), !rest.contains(".") { loose = index }
    }
    return loose.map { SelectedMethod(function: $0, owner: level) }
  }

  /// The bare name of the class whose method the message would run.
  mutating func implementer(of selector: Value, in object: Value) -> Value {
    guard let found = method(named: selector, of: object) else { return .none }
    return makeString(program.nominals[Int(found.owner.rawValue)].name)
  }
}
