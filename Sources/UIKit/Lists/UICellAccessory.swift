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

  /// The width that is kept for an accessory.
  public enum LayoutDimension: Equatable {
    case actual
    case standard
    case custom(CGFloat)
  }

  /// The place among the other accessories of a side.
  public typealias Position = ([UICellAccessory]) -> Int

  /// The side of the content.
  public enum Placement {
    case leading(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Position = { _ in 0 })
    case trailing(
      displayed: UICellAccessory.DisplayedState = .always,
      at: UICellAccessory.Position = { $0.count })

    var displayed: UICellAccessory.DisplayedState {
      switch self {
      case .leading(let displayed, _): return displayed
      case .trailing(let displayed, _): return displayed
      }
    }
  }

  /// The view of a custom accessory.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: UICellAccessory.Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool

    public init(
      customView: UIView, placement: UICellAccessory.Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// The look of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The look of a arrow that expands an item.
  public struct OutlineDisclosureOptions {
    public enum Style: Int {
      case automatic = 0
      case header
      case cell
    }

    public var style: UICellAccessory.OutlineDisclosureOptions.Style
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    public var tintColor: UIColor?

    public init(
      style: UICellAccessory.OutlineDisclosureOptions.Style? = nil,
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The look of a checkmark.
  public struct CheckmarkOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The look of a button that deletes.
  public struct DeleteOptions {
    public var backgroundColor: UIColor?
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    public var tintColor: UIColor?

    public init(
      backgroundColor: UIColor? = nil,
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The look of a button that inserts.
  public struct InsertOptions {
    public var backgroundColor: UIColor?
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    public var tintColor: UIColor?

    public init(
      backgroundColor: UIColor? = nil,
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The look of a handle for moving.
  public struct ReorderOptions {
    public var showsVerticalSeparator: Bool
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    public var tintColor: UIColor?

    public init(
      showsVerticalSeparator: Bool? = nil,
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The look of a sign of a selected item.
  public struct MultiselectOptions {
    public var backgroundColor: UIColor?
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    public var tintColor: UIColor?

    public init(
      backgroundColor: UIColor? = nil,
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The look of a text.
  public struct LabelOptions {
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    public var tintColor: UIColor?

    public init(
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil,
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.font = font ?? UIFont.systemFont(ofSize: 17)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The look of a button for details.
  public struct DetailOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The look of a menu.
  public struct PopUpMenuOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
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
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory { return UICellAccessory(.disclosureIndicator, displayed) }

  public static func outlineDisclosure(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.OutlineDisclosureOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { return UICellAccessory(.outlineDisclosure, displayed, actionHandler) }

  public static func checkmark(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.CheckmarkOptions = .init()
  ) -> UICellAccessory { return UICellAccessory(.checkmark, displayed) }

  public static func delete(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { return UICellAccessory(.delete, displayed, actionHandler) }

  public static func insert(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.InsertOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { return UICellAccessory(.insert, displayed, actionHandler) }

  public static func reorder(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.ReorderOptions = .init()
  ) -> UICellAccessory { return UICellAccessory(.reorder, displayed) }

  public static func multiselect(
    displayed: UICellAccessory.DisplayedState = .whenEditing,
    options: UICellAccessory.MultiselectOptions = .init()
  ) -> UICellAccessory { return UICellAccessory(.multiselect, displayed) }

  public static func label(
    text: String, displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.LabelOptions = .init()
  ) -> UICellAccessory { return UICellAccessory(.label, displayed) }

  @available(iOS 15.4, *)
  public static func detail(
    displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { return UICellAccessory(.detail, displayed, actionHandler) }

  /// A menu whose chosen element is shown.
  @available(iOS 17.0, *)
  public static func popUpMenu(
    _ menu: UIMenu, displayed: UICellAccessory.DisplayedState = .always,
    options: UICellAccessory.PopUpMenuOptions = .init(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory { return UICellAccessory(.popUpMenu, displayed) }

  public static func customView(configuration: UICellAccessory.CustomViewConfiguration)
    -> UICellAccessory
  { return UICellAccessory(.custom, configuration.placement.displayed) }
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
