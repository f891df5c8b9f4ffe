/// Buttons that belong together; where the room is small, one item stands for them all.
@available(iOS 9.0, *)
open class UIBarButtonItemGroup: NSObject {
  /// The buttons. A button is in one group at a time.
  open var barButtonItems: [UIBarButtonItem] {
    didSet { claimItems(oldValue) }
  }
  open var representativeItem: UIBarButtonItem?
  /// Whether a person can always reach the group, also where the bar has no room for it.
  @available(iOS 16.0, *)
  open var alwaysAvailable = false
  @available(iOS 16.0, *)
  open var menuRepresentation: UIMenuElement?
  @available(iOS 16.0, *)
  open var isHidden = false

  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    claimItems([])
  }

  private func claimItems(_ old: [UIBarButtonItem]) {
    for item in old where item.groupStorage === self { item.groupStorage = nil }
    for item in barButtonItems { item.groupStorage = self }
  }

  /// Whether the one item stands for the group now; the model has room for all.
  open var isDisplayingRepresentativeItem: Bool { return false }

  /// A group that a person can't change.
  @available(iOS 16.0, *)
  public static func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    return UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that a person may move.
  @available(iOS 16.0, *)
  public static func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    return UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that a person may move and take away.
  @available(iOS 16.0, *)
  public static func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    return UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}
