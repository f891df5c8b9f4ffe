/// A sign or a control beside the content of a list cell.
@available(iOS 14.0, *)
public struct UICellAccessory {
  /// The kind of accessory; two of a kind count as one.
  public let accessoryType: UICellAccessory.AccessoryType
  public let displayed: UICellAccessory.DisplayedState
  let handler: (() -> Void)?

  public enum AccessoryType: Equatable {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case detail
    case popUpMenu
    case custom
  }

  /// Whether the accessory shows while the list is edited.
  public enum DisplayedState: Equatable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// The side of the content.
  public enum Placement: Equatable {
    case leading
    case trailing
  }

  /// The view of a custom accessory.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: UICellAccessory.Placement
    public var isHidden: Bool

    public init(
      customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
    }
  }

  private init(
    _ type: UICellAccessory.AccessoryType, _ displayed: UICellAccessory.DisplayedState,
    _ handler: (() -> Void)? = nil
  ) {
    accessoryType = type
    self.displayed = displayed
    self.handler = handler
  }

  public static func disclosureIndicator(
    displayed: UICellAccessory.DisplayedState = .always
  ) -> UICellAccessory { return UICellAccessory(.disclosureIndicator, displayed) }

  public static func outlineDisclosure(
    displayed: UICellAccessory.DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { return UICellAccessory(.outlineDisclosure, displayed, actionHandler) }

  public static func checkmark(
    displayed: UICellAccessory.DisplayedState = .always
  ) -> UICellAccessory { return UICellAccessory(.checkmark, displayed) }

  public static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { return UICellAccessory(.delete, displayed, actionHandler) }

  public static func insert(
    displayed: UICellAccessory.DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { return UICellAccessory(.insert, displayed, actionHandler) }

  public static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing
  ) -> UICellAccessory { return UICellAccessory(.reorder, displayed) }

  public static func multiselect(
    displayed: UICellAccessory.DisplayedState = .whenEditing
  ) -> UICellAccessory { return UICellAccessory(.multiselect, displayed) }

  public static func label(
    text: String, displayed: UICellAccessory.DisplayedState = .always
  ) -> UICellAccessory { return UICellAccessory(.label, displayed) }

  @available(iOS 15.4, *)
  public static func detail(
    displayed: UICellAccessory.DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { return UICellAccessory(.detail, displayed, actionHandler) }

  public static func customView(
    configuration: UICellAccessory.CustomViewConfiguration
  ) -> UICellAccessory { return UICellAccessory(.custom, .always) }
}

/// A cell for lists.
@available(iOS 14.0, *)
open class UICollectionViewListCell: UICollectionViewCell {
  /// The signs and controls beside the content.
  open var accessories: [UICellAccessory] = []
  open var indentationLevel: Int = 0
  /// Points for each level of indentation.
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true

  /// The place of the separator below the content.
  open var separatorLayoutGuide: UILayoutGuide {
    return guideNamed("UICollectionViewListCellSeparator")
  }

  /// A content configuration with nothing in it yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    return UIListContentConfiguration.cell()
  }
}
