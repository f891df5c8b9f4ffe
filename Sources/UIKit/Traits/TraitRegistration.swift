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

extension UIView {

  /// Calls the handler when one of the traits changes; the first argument is the view itself.
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges<T>(
    _ traits: [UITrait], handler: @escaping (T, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] old in
      if let receiver = self as? T { handler(receiver, old) }
    }
    madeTraitDetails.add(registration)
    return registration
  }

  /// Sends the action to the view when one of the traits changes.
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    return registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends the action to the target, which is not kept alive, when one of the traits changes.
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let registration = TraitRegistration(
      traits, TraitRegistration.sending(action, to: target as AnyObject, from: self))
    madeTraitDetails.add(registration)
    return registration
  }

  @available(iOS 17.0, *)
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitDetails?.remove(registration)
  }
}

extension UIViewController {

  /// Calls the handler when one of the traits changes; the first argument is the controller itself.
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges<T>(
    _ traits: [UITrait], handler: @escaping (T, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] old in
      if let receiver = self as? T { handler(receiver, old) }
    }
    madeTraitDetails.add(registration)
    return registration
  }

  /// Sends the action to the controller when one of the traits changes.
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    return registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends the action to the target, which is not kept alive, when one of the traits changes.
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let registration = TraitRegistration(
      traits, TraitRegistration.sending(action, to: target as AnyObject, from: self))
    madeTraitDetails.add(registration)
    return registration
  }

  @available(iOS 17.0, *)
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitDetails?.remove(registration)
  }

  /// The details, made when they are first needed.
  var madeTraitDetails: TraitDetails {
    if let details = traitDetails { return details }
    let made = TraitDetails()
    traitDetails = made
    return made
  }
}

extension UIPresentationController {

  /// Calls the handler when one of the traits changes; the first argument is the presentation controller.
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges<T>(
    _ traits: [UITrait], handler: @escaping (T, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] old in
      if let receiver = self as? T { handler(receiver, old) }
    }
    add(registration)
    return registration
  }

  /// Sends the action to the presentation controller when one of the traits changes.
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    return registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends the action to the target, which is not kept alive, when one of the traits changes.
  @available(iOS 17.0, *)
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  {
    let registration = TraitRegistration(
      traits, TraitRegistration.sending(action, to: target as AnyObject, from: self))
    add(registration)
    return registration
  }

  @available(iOS 17.0, *)
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    containerStorage?.traitDetails?.remove(registration)
  }

  /// The traits of a presentation are those of the view that it happens in.
  private func add(_ registration: TraitRegistration) {
    containerStorage?.madeTraitDetails.add(registration)
  }
}
