import Diagnostics
public import Releases
import SwiftFrontend

/// A public member of the model, or a type, and since when it exists.
public struct ModelMember: Hashable, Sendable {
  /// `UIViewController.viewWillAppear(_:)`.
  public var name: String
  /// `UIViewController.viewWillAppear`.
  public var baseName: String
  /// `viewWillAppear`.
  public var memberName: String
  /// The release it came with; nil when it was there from the beginning.
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
