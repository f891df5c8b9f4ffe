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
    return scenario.classes.flatMap { id -> [Finding] in
      let candidates = callbacks(of: id, scenario)
      guard !candidates.isEmpty else { return [] }
      let known = Set(candidates.map(\.fullName))
      return scenario.memberIDs(of: id).compactMap { memberID in
        let member = declarations[memberID]
        guard member.kind == .method, !member.isOverride, !member.isStatic,
          !named.contains(memberID), !selectors.contains(member.fullName),
          !known.contains(member.fullName),
          !isRequired(member, of: id, declarations),
          let meant = candidates.first(where: { resembles(member, $0, declarations) })
        else { return nil }
        let isRequirement = meant.owner.map { declarations[$0].kind } == .protocol
        return Finding(
          message: "nothing calls '\(member.fullName)'; did you mean "
            + (isRequirement ? "'\(meant.fullName)'?" : "to override '\(meant.fullName)'?"),
          span: member.nameSpan)
      }
    }
  }

  /// What UIKit calls on objects of a class: methods of the model it inherits and may override, and
  /// requirements of the model's protocols.
  private static func callbacks(of id: NominalID, _ scenario: CheckedScenario) -> [Member] {
    let declarations = scenario.declarations
    let line = [id] + scenario.ancestors(of: id)
    var found: [Member] = []
    for ancestor in line where declarations[ancestor].module == .model {
      for id in declarations[ancestor].members.values.joined() {
        let member = declarations[id]
        if member.module == .model, member.kind == .method, member.access == .open {
          found.append(member)
        }
      }
    }
    for proto in line.flatMap({ declarations[$0].protocols })
    where declarations[proto].module == .model {
      for id in declarations[proto].members.values.joined()
      where declarations[id].kind == .method {
        found.append(declarations[id])
      }
    }
    // Callbacks first, and else by name: the order of a dictionary is no order.
    let ordered = found.sorted { $0.fullName < $1.fullName }
    return ordered.filter { $0.callback != nil } + ordered.filter { $0.callback == nil }
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

  /// Whether a method's name is a slip of the hand away from another's.
  private static func resembles(
    _ member: Member, _ other: Member, _ declarations: Declarations
  ) -> Bool {
    let isRequirement = other.owner.map { declarations[$0].kind } == .protocol
    if !isRequirement, other.callback != nil, member.name == other.name { return true }
    let shortest = 8
    guard other.name.utf8.count >= shortest else { return false }
    let parts = isRequirement ? (member.fullName, other.fullName) : (member.name, other.name)
    return isSlip(parts.0, of: parts.1)
  }
}
