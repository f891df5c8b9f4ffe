import Diagnostics
public import Releases
import SwiftFrontend

/// A public type or member of the model, and the release it came with.
public struct ModelMember: Hashable, Sendable {
  /// The full name: `UIViewController.viewWillAppear(_:)`.
  public var name: String
  /// The name without labels: `UIViewController.viewWillAppear`.
  public var baseName: String
  /// The name without its type and labels: `viewWillAppear`.
  public var memberName: String
  /// The release it came with; nil when it existed from the beginning.
  public var since: IOSVersion?

  public init(name: String, baseName: String, memberName: String, since: IOSVersion?) {
    self.name = name
    self.baseName = baseName
    self.memberName = memberName
    self.since = since
  }
}

extension Engine {
  /// The public members of the model in order of declaration.
  public var members: [ModelMember] {
    model.modelDeclarations.filter(\.isPublic).map { declaration in
      ModelMember(
        name: declaration.qualifiedName, baseName: declaration.baseName,
        memberName: declaration.memberName,
        since: declaration.release.map { IOSVersion($0.major, $0.minor) })
    }
  }
}
