/// The result of `registerForTraitChanges`, by which the registration can be taken back.
@available(iOS 17.0, *)
public protocol UITraitChangeRegistration: AnyObject {}

/// A handler with the traits it waits for.
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private var handler: ((UITraitCollection) -> Void)?

  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  /// Calls the handler if a trait it registered for is among those that changed.
  func tell(_ changed: [UITrait], from old: UITraitCollection) {
    guard let handler = handler else { return }
    for trait in traits {
      if changed.contains(where: { $0 == trait }) {
        if because(.registeredTraitsAreTold) { handler(old) }
        return
      }
    }
  }

  func cancel() {
    handler = nil
  }

  /// Sends the action, with the environment and the former traits as its arguments, to the target.
  static func sending(_ action: Selector, to target: AnyObject?, from environment: AnyObject?)
    -> (UITraitCollection) -> Void
  {
    return { [weak target, weak environment] old in
      if let target = target { _ = Host.perform(target, action, environment, old) }
    }
  }
}

/// An object that keeps registrations, and tells them of its traits.
protocol TraitRegistrar: AnyObject {
  func add(_ registration: TraitRegistration)
  func remove(_ registration: any UITraitChangeRegistration)
}

@available(iOS 17.0, *)
extension UITraitChangeObservable {

  /// Calls the handler when one of the traits changes; the first argument is the object itself.
  @discardableResult
  public func registerForTraitChanges<T>(
    _ traits: [UITrait], handler: @escaping (T, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let object = self as AnyObject
    return keep(
      TraitRegistration(traits) { [weak object] old in
        if let receiver = object as? T { handler(receiver, old) }
      })
  }

  /// Sends the action to the object when one of the traits changes.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    return registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends the action to the target, which is not kept alive, when one of the traits changes.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    return keep(
      TraitRegistration(
        traits,
        TraitRegistration.sending(action, to: target as AnyObject, from: self as AnyObject)))
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistrar)?.remove(registration)
  }

  private func keep(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
    (self as? any TraitRegistrar)?.add(registration)
    return registration
  }
}

extension UIView: TraitRegistrar {
  func add(_ registration: TraitRegistration) { madeTraitDetails.add(registration) }

  func remove(_ registration: any UITraitChangeRegistration) { traitDetails?.remove(registration) }
}

extension UIViewController: TraitRegistrar {
  func add(_ registration: TraitRegistration) { madeTraitDetails.add(registration) }

  func remove(_ registration: any UITraitChangeRegistration) { traitDetails?.remove(registration) }

  /// The details, made when they are first needed.
  var madeTraitDetails: TraitDetails {
    if let details = traitDetails { return details }
    let made = TraitDetails()
    traitDetails = made
    return made
  }
}

/// The traits of a presentation are those of the view that it happens in.
extension UIPresentationController: TraitRegistrar {
  func add(_ registration: TraitRegistration) {
    containerStorage?.madeTraitDetails.add(registration)
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    containerStorage?.traitDetails?.remove(registration)
  }
}
