/// Layers.
extension Rule {
  static let layerActionSearch = Rule(
    "layer.action-search",
    "A layer looks for an action at its delegate, then in its `actions`, then at its class. `NSNull` "
      + "ends the search.",
    evidence: "A: Apple's comments in CALayer.h", confidence: "high", names: ["action(forKey:)"])

  static let lonelyLayerAnimates = Rule(
    "layer.animates-by-itself",
    "A changed value of a layer that isn't a view's animates by itself, with the transaction's "
      + "duration.",
    evidence: "A: Core Animation Programming Guide; T: objc.io 2014", confidence: "high",
    names: ["position", "animationKeys()"])

  static let viewAnswersForLayer = Rule(
    "layer.view-answers",
    "A view answers its layer's question for an action with `NSNull`, and in an animation block with "
      + "an animation.",
    since: "4", evidence: "T: objc.io 2014", confidence: "high", names: ["action(for:forKey:)"])

  static let layerDisplayIsWhole = Rule(
    "layer.display-is-whole",
    "A delegate with `display(_:)` displays all of the layer: it isn't asked to draw.",
    evidence: "A: Apple's comments in CALayer.h", confidence: "high",
    names: ["display(_:)", "draw(_:in:)"])

  static let presentationIsACopy = Rule(
    "layer.presentation-is-a-copy",
    "`presentation()` is a copy of the layer as it is on screen, between the old and the new value. A "
      + "layer that hasn't been on screen has none.",
    evidence: "A: Apple's comments in CALayer.h; T: objc.io 2014, Matt Neuburg 2021",
    confidence: "high", names: ["presentation()"])

  static let maskLeavesToo = Rule(
    "layer.mask-leaves-too",
    "`removeFromSuperlayer` also takes a mask away from the layer that it masks.",
    evidence: "A: Apple's comments in CALayer.h", confidence: "high",
    names: ["removeFromSuperlayer()", "mask"])

  static let transactionValuesNest = Rule(
    "layer.transaction-values-nest",
    "A transaction begins with the values of the transaction around it, and its own end with it.",
    evidence: "A: Apple's comments in CATransaction.h", confidence: "high",
    names: ["setAnimationDuration(_:)", "setDisableActions(_:)"])

  static let animationTellsDelegate = Rule(
    "layer.animation-tells-delegate",
    "An animation's delegate hears of its begin after the commit, and of its end: finished, or removed "
      + "before.",
    evidence: "A: CAAnimationDelegate", confidence: "high",
    names: ["animationDidStart(_:)", "animationDidStop(_:finished:)"])

  static let animationIsCopied = Rule(
    "layer.animation-is-copied",
    "A layer keeps a copy of the animation that is added to it. Later changes of the original are without "
      + "effect, and the delegate gets the copy.",
    evidence: "A: Apple's comments in CALayer.h", confidence: "high",
    names: ["add(_:forKey:)", "animation(forKey:)"])

  static let subviewsAreSublayers = Rule(
    "layer.subviews-are-sublayers",
    "The layers of a view's subviews are sublayers of its layer, from behind to the front, among those "
      + "that code added.",
    evidence: "A: View Programming Guide, layers of a view hierarchy", confidence: "high",
    names: ["sublayers", "superlayer"])

  static let layerRules: [Rule] = [
    layerActionSearch, lonelyLayerAnimates, viewAnswersForLayer, layerDisplayIsWhole,
    presentationIsACopy, maskLeavesToo, transactionValuesNest, animationTellsDelegate,
    animationIsCopied, subviewsAreSublayers,
  ]
}
