/// The circumstances that the look of a view may depend on.
@available(iOS 14.0, *)
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  /// A state of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own.
@available(iOS 14.0, *)
public struct UIConfigurationStateCustomKey: Equatable, Hashable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The state of a view: whether it is selected, highlighted and so on.
@available(iOS 14.0, *)
public struct UIViewConfigurationState: UIConfigurationState, Equatable, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { return custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell, from which it takes its configurations.
@available(iOS 14.0, *)
public struct UICellConfigurationState: UIConfigurationState, Equatable, Hashable {
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

  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { return custom[key] }
    set { custom[key] = newValue }
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
