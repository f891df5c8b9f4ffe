/// The circumstances that the look of a view may depend on.
@available(iOS 14.0, *)
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// The state of a view: whether it is selected, highlighted and so on.
@available(iOS 14.0, *)
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// The state of a cell, from which it takes its configurations.
@available(iOS 14.0, *)
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isSwiped = false
  public var isExpanded = false
  public var isReordering = false
  public var cellDragState: DragState = DragState.none
  public var cellDropState: DropState = DropState.none

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public enum DragState: Int {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  public enum DropState: Int {
    case none = 0
    case notTargeted = 1
    case targeted = 2
  }
}
