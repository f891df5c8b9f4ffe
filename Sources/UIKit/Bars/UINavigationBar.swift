/// A stack of items of which the top one is shown: by a navigation controller those of its stack, or
/// an app's own.
open class UINavigationBar: UIView {
  /// The controller that fills the bar; nil for a bar of the app's own.
  weak var manager: UINavigationController?
  private var itemStorage: [UINavigationItem] = []
  private weak var delegateStorage: (any UINavigationBarDelegate)?
  open var isTranslucent = true
  @available(iOS 11.0, *)
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { manager?.viewStorage?.setNeedsLayout() } }
  }
  @available(iOS 7.0, *)
  open var barTintColor: UIColor?
  @available(iOS 5.0, *)
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  @available(iOS 11.0, *)
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  @available(iOS 6.0, *)
  open var shadowImage: UIImage?
  open var barStyle: UIBarStyle = UIBarStyle.default
  @available(iOS 13.0, *)
  open var standardAppearance: UINavigationBarAppearance {
    get { return standardStorage }
    set { standardStorage = UIBarAppearance.kept(newValue) ?? newValue }
  }
  private lazy var standardStorage = UINavigationBarAppearance()
  @available(iOS 13.0, *)
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = UIBarAppearance.kept(compactAppearance) }
  }
  @available(iOS 13.0, *)
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = UIBarAppearance.kept(scrollEdgeAppearance) }
  }

  @available(iOS 13.0, *)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = UIBarAppearance.kept(compactScrollEdgeAppearance) }
  }

  /// The picture of the back button.
  @available(iOS 7.0, *)
  open var backIndicatorImage: UIImage?
  @available(iOS 7.0, *)
  open var backIndicatorTransitionMaskImage: UIImage?

  /// A bar is as high as the system has it, and as wide as it's made.
  @available(iOS 6.0, *)
  open override var intrinsicContentSize: CGSize {
    return CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    return CGSize(width: size.width, height: 44)
  }

  // MARK: Items

  /// Decides about pushes and pops and hears of them; not kept alive.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get {
      if let own = manager as? any UINavigationBarDelegate { return own }
      return delegateStorage
    }
    set {
      refuse("Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      delegateStorage = newValue
    }
  }

  /// The items from the bottom to the top.
  open var items: [UINavigationItem]? {
    get { return all }
    set { setItems(newValue, animated: false) }
  }

  private var all: [UINavigationItem] {
    guard let manager = manager, because(.navigationBarIsManaged) else { return itemStorage }
    return manager.stack.map { $0.navigationItem }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { return all.last }

  /// The item below it, to which the back button leads.
  open var backItem: UINavigationItem? {
    let items = all
    return items.count > 1 ? items[items.count - 2] : nil
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    refuse("Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.")
    itemStorage = items ?? []
  }

  /// Puts an item on top, if the delegate agrees.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuse("Cannot call pushItem:animated: directly on a UINavigationBar managed by a controller.")
    if because(.navigationBarAsks), !(delegate?.navigationBar(self, shouldPush: item) ?? true) {
      return
    }
    itemStorage.append(item)
    if because(.navigationBarAsks) {
      later(animated) { self.delegate?.navigationBar(self, didPush: item) }
    }
  }

  /// Takes the top item away, if the delegate agrees, and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    refuse("Cannot call popItemAnimated: directly on a UINavigationBar managed by a controller.")
    guard let item = itemStorage.last else { return nil }
    if because(.navigationBarAsks), !(delegate?.navigationBar(self, shouldPop: item) ?? true) {
      return nil
    }
    itemStorage.remove(at: itemStorage.count - 1)
    if because(.navigationBarAsks) {
      later(animated) { self.delegate?.navigationBar(self, didPop: item) }
    }
    return item
  }

  private func later(_ isAnimated: Bool, _ work: @escaping () -> Void) {
    if isAnimated {
      RunLoop.main.enqueue(after: 0.35, phase: 3) { work() }
    } else {
      work()
    }
  }

  private func refuse(_ reason: String) {
    guard manager != nil, because(.navigationBarIsManaged) else { return }
    Host.raise(NSException(name: .internalInconsistencyException, reason: reason))
  }

  // MARK: Looks

  private var backgrounds: [Int: UIImage] = [:]
  private var titleOffsets: [Int: CGFloat] = [:]

  @available(iOS 5.0, *)
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgrounds[metrics.rawValue] = image
  }

  @available(iOS 5.0, *)
  open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? {
    return backgrounds[metrics.rawValue]
  }

  @available(iOS 7.0, *)
  open func setBackgroundImage(
    _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgrounds[position.rawValue * 1000 + barMetrics.rawValue] = image
  }

  @available(iOS 7.0, *)
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    return backgrounds[position.rawValue * 1000 + barMetrics.rawValue]
  }

  @available(iOS 5.0, *)
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleOffsets[barMetrics.rawValue] = adjustment
  }

  @available(iOS 5.0, *)
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    return titleOffsets[barMetrics.rawValue] ?? 0
  }

  @available(iOS 16.0, *)
  open var preferredBehavioralStyle: UIBehavioralStyle {
    get { return rare("preferredBehavioralStyle", .automatic) }
    set { setRare("preferredBehavioralStyle", newValue) }
  }

  @available(iOS 16.0, *)
  open var behavioralStyle: UIBehavioralStyle { return .pad }

  /// The place on the screen: that of a navigation controller reaches below the status bar.
  @available(iOS 7.0, *)
  open var barPosition: UIBarPosition {
    if manager != nil { return .topAttached }
    return delegateStorage?.position(for: self) ?? .top
  }
}

/// Where a bar is on the screen.
@available(iOS 7.0, *)
public enum UIBarPosition: Int, ImportedValue {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// A bar that has a place on the screen.
@available(iOS 7.0, *)
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

@available(iOS 7.0, *)
extension UINavigationBar: UIBarPositioning {}

/// Says where a bar is on the screen.
@available(iOS 7.0, *)
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

@available(iOS 7.0, *)
extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    if bar is UIToolbar { return .bottom }
    return bar is UISearchBar ? .any : .top
  }
}

/// Decides about pushes and pops of items and hears of them.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  { return true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { return true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// Light or dark.
public enum UIBarStyle: Int {
  case `default` = 0
  case black = 1
}

/// The room that a bar has.
@available(iOS 5.0, *)
public enum UIBarMetrics: Int {
  case `default` = 0
  case compact = 1
  @available(iOS 7.0, *)
  case defaultPrompt = 101
  @available(iOS 7.0, *)
  case compactPrompt = 102
}
