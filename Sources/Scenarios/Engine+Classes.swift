import SwiftFrontend

extension Engine {
  /// The superclasses of one of the model's classes, the nearest first; nil when it has no class of
  /// that name.
  public func superclasses(of name: String) -> [String]? { model.superclasses(of: name) }
}
