/// Frames, bounds and transforms.
extension Rule {
  static let frameOfTransformed = Rule(
    "geometry.frame-of-transformed",
    "A transform leaves a view's `bounds` and `center` alone. Its `frame` becomes the smallest "
      + "rectangle around the transformed view.",
    evidence: "A: UIView.frame, transform; P: tests of PinLayout on the simulator; "
      + "T: stackoverflow 24959252",
    confidence: "high", names: ["transform", "frame", "bounds", "center"])

  static let anchorMovesFrame = Rule(
    "geometry.anchor-moves-frame",
    "A new anchor point leaves the layer's `position` and the view's `center` alone, so the frame "
      + "moves.",
    evidence: "A: Core Animation Programming Guide, anchorPoint", confidence: "high",
    names: ["anchorPoint", "frame", "center"])

  static let layerSharesValues = Rule(
    "geometry.layer-shares-values",
    "A view and its layer have the same frame, bounds and transform, and the same opacity, "
      + "visibility, clipping and background.",
    evidence: "A: View Programming Guide; T: stackoverflow 24959252", confidence: "high",
    names: ["layer", "frame", "transform", "alpha"])

  static let nanInLayerRaises = Rule(
    "geometry.nan-raises",
    "Bounds or a position with a part that is not a number throw `CALayerInvalidGeometry`.",
    evidence: "S: PagingMenuController#50", confidence: "high",
    names: ["frame", "bounds", "center"])

  static let frameIsStandardized = Rule(
    "geometry.frame-is-standardized",
    "A frame that is set with a negative width or height is kept with a positive one: its origin moves "
      + "instead.",
    evidence: "A: CGRect, standardized; T: answers about bars that grow upwards",
    confidence: "medium", names: ["frame"])

  static let geometryRules: [Rule] = [
    frameIsStandardized,
    frameOfTransformed, anchorMovesFrame, layerSharesValues, nanInLayerRaises,
  ]
}
