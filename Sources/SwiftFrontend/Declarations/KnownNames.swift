/// Names that a reader of a call chain can look up.
extension Compilation {
  /// `@_semantics("vdl.step.NAME")` marks a step of the model that has been seen on devices, in a
  /// backtrace or a class dump, under the Objective-C name NAME.
  private static let stepPrefix = "vdl.step."

  /// Returns the name of a member's function for readers, the scenario's own name or one that UIKit
  /// documents or that was seen on devices; nil for the model's own helpers and for the library.
  func knownName(of member: Member, _ semantics: String? = nil) -> String? {
    if let semantics, semantics.hasPrefix(Self.stepPrefix) {
      return String(semantics.dropFirst(Self.stepPrefix.count))
    }
    switch module {
    case .scenario: return member.name
    case .library: return nil
    case .model:
      let isPublic =
        member.access >= .public
        && member.owner.map { declarations[$0].access >= .public } != false
      return isPublic ? documentedName(of: member, semantics) : nil
    }
  }

  /// `pushViewController`, and `UITableView.layoutSubviews` where the bare name is that of many
  /// classes: initialisers, overrides and callbacks.
  private func documentedName(of member: Member, _ semantics: String?) -> String {
    let isOfMany =
      member.kind == .initializer || member.isOverride || semantics == "vdl.callback"
    guard isOfMany, let owner = member.owner else { return member.name }
    return "\(declarations.qualifiedName(owner)).\(member.name)"
  }
}
