import SwiftIR

extension Slip {
  static let delegateHeld = Slip(
    id: "strong-delegate", title: "a delegate that is held strongly",
    why: """
      A delegate usually owns the object it is the delegate of. Held strongly in return, both keep \
      each other alive for ever; declare it 'weak'.
      """,
    example: """
      protocol DownloaderDelegate: AnyObject {}
      class Downloader {
        var delegate: DownloaderDelegate?
      }
      _ = Downloader()
      """
  ) { scenario in
    scenario.classes.flatMap { id in
      scenario.ownMembers(of: id).compactMap { member in
        guard member.kind == .property, !member.isStatic, !member.isLet, !member.isOverride,
          case .field = member.storage, member.ownership == .strong, isDelegate(member.name),
          case .existential(let protocols)? = Optional(member.type.wrapped ?? member.type),
          protocols.contains(where: { scenario.declarations[$0].isClassBound }),
          !protocols.contains(where: { isHeldByNobodyElse(scenario.declarations[$0]) })
        else { return nil }
        return Finding(
          message: "'\(member.name)' keeps its object alive; declare it 'weak'",
          span: member.nameSpan)
      }
    }
  }

  /// A controller's `transitioningDelegate` is weak in UIKit and usually an object made for it, so that
  /// the controller must hold it.
  private static func isHeldByNobodyElse(_ delegate: NominalDeclaration) -> Bool {
    delegate.module == .model && delegate.name == "UIViewControllerTransitioningDelegate"
  }

  private static func isDelegate(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("datasource")
  }
}
