import Diagnostics
import SwiftIR

extension Slip {
  static let neverCalled = Slip(
    id: "never-called", title: "a method named nearly like a callback",
    why: """
      UIKit calls a method by its whole name, capitals and argument labels included. One with another \
      name overrides nothing: it is an ordinary method, and without a call of yours it never runs.
      """,
    example: """
      import UIKit
      class V: UIViewController {
        func viewDidload() { print("never printed") }
      }
      V().loadViewIfNeeded()
      """
  ) { scenario in
    let declarations = scenario.declarations
    var named: Set<MemberID> = []
    var selectors: Set<String> = []
    for use in scenario.uses {
      switch use.expr.kind {
      case .functionValue(let id, _, _): named.insert(id)
      case .call(let call): named.insert(call.member)
      case .constant(.string(let text)): selectors.insert(text)
      default: break
      }
    }
    return scenario.classes.flatMap { id in
      scenario.memberIDs(of: id).compactMap { memberID -> Finding? in
        let member = declarations[memberID]
        guard member.kind == .method, !member.isOverride, !member.isStatic,
          !named.contains(memberID), !selectors.contains(member.fullName),
          !isRequired(member, of: id, declarations),
          let meant = meant(by: member, of: id, scenario),
          !scenario.isPartial || isSurelyMeant(meant, by: member, scenario)
        else { return nil }
        let isRequirement = meant.owner.map { declarations[$0].kind } == .protocol
        return Finding(
          message: "nothing calls '\(member.fullName)'; did you mean "
            + (isRequirement ? "'\(meant.fullName)'?" : "to override '\(meant.fullName)'?"),
          span: member.nameSpan)
      }
    }
  }

  /// Whether nothing outside of some files of an app can explain a method: other files may call it, a nib
  /// may name it, and a protocol of UIKit may have more requirements than are known here.
  private static func isSurelyMeant(
    _ meant: Member, by member: Member, _ scenario: CheckedScenario
  ) -> Bool {
    if member.name != meant.name, scenario.mentions(of: member.name) > 1 { return false }
    if member.fullName.lowercased() == meant.fullName.lowercased() { return true }
    guard meant.callback != nil, meant.owner.map({ scenario.declarations[$0].kind }) != .protocol
    else { return false }
    if member.access < .internal { return true }
    // A delegate has many methods of one name, and more than are known here.
    let counts = (member.parameters.count, meant.parameters.count)
    return member.name == meant.name && counts.0 == counts.1 && counts.0 <= 1
  }

  /// The message of UIKit to a class's objects that has nearly the name of a method: methods of the
  /// model that the class may override, and requirements of the model's protocols. Nil when one has
  /// exactly that name.
  private static func meant(
    by member: Member, of id: NominalID, _ scenario: CheckedScenario
  ) -> Member? {
    let declarations = scenario.declarations
    let line = [id] + scenario.ancestors(of: id)
    var candidates: [Member] = []
    for ancestor in line where declarations[ancestor].module == .model {
      // The model has many members: their names say which ones are worth a look.
      for (name, ids) in declarations[ancestor].members
      where name == member.name || resembles(member.name, name) {
        for other in ids.map({ declarations[$0] })
        where other.module == .model && other.kind == .method && other.access == .open {
          candidates.append(other)
        }
      }
    }
    // A protocol from elsewhere may ask for just this.
    let known = line.contains(where: scenario.typesWithUnresolvedBases.contains) ? [] : line
    for proto in known.flatMap({ declarations[$0].protocols })
    where declarations[proto].module == .model {
      for other in declarations[proto].members.values.joined().map({ declarations[$0] })
      where other.kind == .method {
        candidates.append(other)
      }
    }
    if candidates.contains(where: { $0.fullName == member.fullName }) { return nil }
    // Callbacks first, and else by name: the order of a dictionary is no order.
    return candidates.filter { resembles(member, $0, declarations) }
      .min { ($0.callback == nil ? 1 : 0, $0.fullName) < ($1.callback == nil ? 1 : 0, $1.fullName) }
  }

  private static func isRequired(
    _ member: Member, of id: NominalID, _ declarations: Declarations
  ) -> Bool {
    var current: NominalID? = id
    while let nominal = current {
      for proto in declarations[nominal].protocols
      where declarations[proto].members[member.name]?.contains(where: {
        declarations[$0].fullName == member.fullName
      }) == true {
        return true
      }
      current = declarations[nominal].superclass?.nominal
    }
    return false
  }

  /// Whether a method's name is a typing mistake away from another's.
  private static func resembles(
    _ member: Member, _ other: Member, _ declarations: Declarations
  ) -> Bool {
    if other.owner.map({ declarations[$0].kind }) == .protocol {
      return other.name.utf8.count >= shortest && isTypo(member.fullName, of: other.fullName)
    }
    return other.callback != nil && member.name == other.name
      || resembles(member.name, other.name)
  }

  private static func resembles(_ name: String, _ other: String) -> Bool {
    other.utf8.count >= shortest && isTypo(name, of: other)
  }

  /// Short names are often alike by chance.
  private static let shortest = 8
}
