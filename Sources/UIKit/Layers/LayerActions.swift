/// The action of a layer when one of its values changes: an animation, as a rule.
public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [String: Any]?)
}

extension CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [String: Any]?) {}
}

/// Null ends the search for an action: nothing happens.
extension NSNull: CAAction {}

/// Draws and lays out a layer, and says what happens when its values change. A view is the delegate
/// of its layer.
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  @available(iOS 10.0, *)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// The delegate leaves the display to the layer.
  public func display(_ layer: CALayer) { layer.displaysItself = true }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { return nil }
}

extension CALayer {
  /// `actionForKey:`: the delegate, the layer's own actions, its style and its class are asked in turn.
  func searchAction(forKey event: String) -> (any CAAction)? {
    guard because(.layerActionSearch) else { return type(of: self).defaultAction(forKey: event) }
    var found: (any CAAction)?
    if let view = owner {
      found = view.action(for: self, forKey: event)
    } else {
      found = delegate?.action(for: self, forKey: event)
    }
    if found == nil { found = actions?[event] }
    if found == nil { found = type(of: self).defaultAction(forKey: event) }
    return found is NSNull ? nil : found
  }

  /// A value of a layer without a view has changed. If the layer is on screen, it animates from the
  /// old value to the new one.
  func valueChanged(_ key: String, from old: Any) {
    if let view = owner {
      Simulation.current.animationBlock?.touch(view)
      return
    }
    let transaction = CATransaction.current
    guard wasRendered, !transaction.disablesActions, because(.lonelyLayerAnimates) else { return }
    var action = action(forKey: key)
    if action == nil && !searchEnds(key) { action = CABasicAnimation(keyPath: key) }
    guard let animation = action as? CAAnimation else { return }
    if let basic = animation as? CABasicAnimation, basic.fromValue == nil { basic.fromValue = old }
    if animation.duration == 0 { animation.duration = transaction.animationDuration }
    add(animation, forKey: key)
  }

  /// Whether somebody answered null.
  private func searchEnds(_ key: String) -> Bool {
    if delegate?.action(for: self, forKey: key) is NSNull { return true }
    return actions?[key] is NSNull
  }
}
