/// Drawing and layout of layers without a view. A view's layer leaves both to its view.
extension CALayer {
  /// Displays the layer if it was marked.
  public func displayIfNeeded() {
    if let view = owner {
      view.displayIfNeeded()
      return
    }
    guard isMarkedForDisplay else { return }
    isMarkedForDisplay = false
    display()
  }

  func displayWithDelegate() {
    displaysItself = delegate == nil
    delegate?.display(self)
    guard displaysItself || !because(.layerDisplayIsWhole) else { return }
    delegate?.layerWillDraw(self)
    draw(in: CGContext())
  }

  /// Lays out the layer and those in it, if they were marked.
  public func layoutIfNeeded() {
    if let view = owner {
      view.layoutIfNeeded()
      return
    }
    if isMarkedForLayout {
      isMarkedForLayout = false
      layoutSublayers()
    }
    for layer in sublayerStorage where layer.owner == nil { layer.layoutIfNeeded() }
  }

  /// Notes that the next commit has work for the layer.
  func mark() {
    let simulation = Simulation.current
    if !simulation.markedLayers.contains(where: { $0 === self }) {
      simulation.markedLayers.append(self)
    }
  }

  /// The layer at the top, which is a window's if the layer is on screen.
  var isInWindow: Bool {
    var top = self
    while top.owner == nil, let next = top.superlayer { top = next }
    return top.owner?.window != nil
  }

  // MARK: Presentation

  /// The layer as it is on screen now, a copy; nil until it has been on screen.
  public func presentation() -> Self? {
    guard wasRendered, isInWindow || owner?.window != nil else { return nil }
    guard because(.presentationIsACopy) else { return nil }
    guard let copy = Host.make(type(of: self)) as? Self else { return nil }
    copy.takeValues(of: self)
    return copy
  }

  /// The layer that a presentation is a copy of.
  public func model() -> Self { return modelStorage as? Self ?? self }
}

extension Simulation {
  /// The layers without a view that were marked: layout first, then drawing.
  func commitLayers() {
    let marked = markedLayers
    markedLayers = []
    for layer in marked {
      guard layer.isInWindow else {
        markedLayers.append(layer)
        continue
      }
      layer.wasRendered = true
      layer.layoutIfNeeded()
      layer.displayIfNeeded()
    }
  }
}
