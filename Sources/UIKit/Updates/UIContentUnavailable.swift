/// The content of a controller that has nothing to show: a picture, texts and buttons, from iOS 17.
@available(iOS 17.0, *)
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var imageProperties = UIListContentConfiguration.ImageProperties()
  public var textProperties = UIListContentConfiguration.TextProperties()
  public var secondaryTextProperties = UIListContentConfiguration.TextProperties()
  public var button: UIButton.Configuration = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton: UIButton.Configuration = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment: Alignment = Alignment.center
  public var background = UIBackgroundConfiguration()
  /// The distances between the parts, in points.
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 15
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero

  /// The action of a button.
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
  }

  /// Whether the content is in the middle or begins at an edge.
  public enum Alignment: Int {
    case center = 0
    case natural = 1
  }

  /// There is nothing.
  public static func empty() -> UIContentUnavailableConfiguration {
    return UIContentUnavailableConfiguration()
  }

  /// It is on its way.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.text = "Loading…"
    return made
  }

  /// A search found nothing; `updated(for:)` puts the words of the search into the text.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    made.image = UIImage(systemName: "magnifyingglass")
    made.isForSearch = true
    return made
  }

  private var isForSearch = false

  public func makeContentView() -> UIView & UIContentView {
    return UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isForSearch, let unavailable = state as? UIContentUnavailableConfigurationState,
      let words = unavailable.searchText, !words.isEmpty
    else { return self }
    var new = self
    new.text = "No Results for “\(words)”"
    return new
  }
}

/// Shows a content unavailable configuration; the model draws no text.
@available(iOS 17.0, *)
open class UIContentUnavailableView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration
  /// Whether it scrolls where there is little room.
  open var isScrollEnabled = true

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: CGRect.zero)
  }

  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration.empty()
    super.init(coder: coder)
  }
}

/// The circumstances that the configuration of a controller may depend on.
@available(iOS 17.0, *)
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { return custom[key] }
    set { custom[key] = newValue }
  }

  public var traitCollection: UITraitCollection
  /// The words of the controller's search.
  public var searchText: String?

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

@available(iOS 17.0, *)
extension UIContentUnavailableConfiguration: Equatable {
  /// Whether both have the same texts, picture and look.
  public static func == (
    lhs: UIContentUnavailableConfiguration, rhs: UIContentUnavailableConfiguration
  ) -> Bool {
    return lhs.text == rhs.text && lhs.secondaryText == rhs.secondaryText
      && lhs.image === rhs.image && lhs.alignment == rhs.alignment
      && lhs.attributedText == rhs.attributedText
      && lhs.secondaryAttributedText == rhs.secondaryAttributedText
      && lhs.button.title == rhs.button.title
      && lhs.secondaryButton.title == rhs.secondaryButton.title
      && lhs.buttonProperties.isEnabled == rhs.buttonProperties.isEnabled
      && lhs.buttonProperties.primaryAction === rhs.buttonProperties.primaryAction
  }
}

/// Parts that few controllers have, made on demand: content in place of their own, and a transition that they
/// prefer.
final class RareDetails {
  var configuration: (any UIContentConfiguration)?
  var view: (UIView & UIContentView)?
  var needsUpdate = false
  /// The movement in which the controller would like to come and go (iOS 18).
  var preferredTransition: UIViewController.Transition?
}

@available(iOS 17.0, *)
extension UIViewController {

  /// The content in place of the controller's own; nil shows that.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { return rareDetails?.configuration }
    set {
      madeRareDetails.configuration = newValue
      if because(.unavailableIsShown) { showUnavailable() }
    }
  }

  /// The circumstances now: traits, and the words of the search in the navigation item.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItemStorage?.searchController?.searchBar.text
    return state
  }

  /// Asks for `updateContentUnavailableConfiguration(using:)` in the next update.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    madeRareDetails.needsUpdate = true
    if because(.unavailableIsUpdatedLater) {
      viewStorage?.setNeedsLayout()
    } else {
      updateUnavailableIfNeeded()
    }
  }

  var madeRareDetails: RareDetails {
    if let made = rareDetails { return made }
    let made = RareDetails()
    rareDetails = made
    return made
  }

  /// Before the layout of the controller's view.
  func updateUnavailableIfNeeded() {
    guard let content = rareDetails, content.needsUpdate else { return }
    content.needsUpdate = false
    guard let own = viewStorage else {
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
      return
    }
    let simulation = Simulation.current
    let outer = simulation.enterTraitScope(of: own, for: .unavailable)
    simulation.traitScope.isOfController = true
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    simulation.traitScope = outer
  }

  /// Puts the view of the configuration over the content, or takes it away.
  private func showUnavailable() {
    guard let content = rareDetails else { return }
    guard let wanted = content.configuration else {
      content.view?.removeFromSuperview()
      content.view = nil
      return
    }
    if let shown = content.view, shown.supports(wanted) {
      shown.configuration = wanted
      return
    }
    content.view?.removeFromSuperview()
    let made = wanted.makeContentView()
    content.view = made
    guard let own = view else { return }
    made.frame = own.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    own.addSubview(made)
  }
}
