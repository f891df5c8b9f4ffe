/// Objects that tell of changes of their traits: views, controllers, presentations and scenes.
@available(iOS 17.0, *)
public protocol UITraitChangeObservable {
  @discardableResult
  func registerForTraitChanges<T>(
    _ traits: [UITrait], handler: @escaping (T, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
@available(iOS 17.0, *)
extension UIWindowScene: UITraitChangeObservable {}

@available(iOS 17.0, *)
extension UIPresentationController: UITraitChangeObservable {}
