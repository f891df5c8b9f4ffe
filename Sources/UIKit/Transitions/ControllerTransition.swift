/// The movement in which a controller comes and goes, from iOS 18.
@available(iOS 18.0, *)
extension UIViewController {

  /// A movement that a controller may prefer to the system's.
  open class Transition: NSObject {
    /// The view, or from iOS 26 the bar button item, out of which the controller grows; nil for other
    /// movements.
    let source: ((UIViewController.Transition.ZoomSourceViewProviderContext) -> Any?)?
    let options: UIViewController.Transition.ZoomOptions?

    init(
      source: ((UIViewController.Transition.ZoomSourceViewProviderContext) -> Any?)? = nil,
      options: UIViewController.Transition.ZoomOptions? = nil
    ) {
      self.source = source
      self.options = options
      super.init()
    }

    public static let coverVertical = UIViewController.Transition()
    public static let flipHorizontal = UIViewController.Transition()
    public static let crossDissolve = UIViewController.Transition()
    public static let partialCurl = UIViewController.Transition()

    /// Grows out of a view and shrinks into it; the closure is asked for the view each time.
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider:
        @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) -> UIViewController.Transition {
      return UIViewController.Transition(
        source: { context in sourceViewProvider(context) }, options: options)
    }

    /// Grows out of a bar button item.
    @available(iOS 26.0, *)
    public static func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceBarButtonItemProvider:
        @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> UIViewController.Transition {
      return UIViewController.Transition(
        source: { context in sourceBarButtonItemProvider(context) }, options: options)
    }

    /// The controllers of a zoom.
    open class ZoomSourceViewProviderContext: NSObject {
      /// The controller with the small view.
      public let sourceViewController: UIViewController
      /// The controller that grows.
      public let zoomedViewController: UIViewController

      init(source: UIViewController, zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    /// The details of a zoom.
    open class ZoomOptions: NSObject {
      /// The part of the grown view that corresponds to the small one.
      open var alignmentRectProvider:
        ((UIViewController.Transition.ZoomOptions.AlignmentRectContext) -> CGRect?)?
      /// Whether a finger may begin to shrink the view.
      open var interactiveDismissShouldBegin:
        ((UIViewController.Transition.ZoomOptions.InteractionContext) -> Bool)?
      open var dimmingColor: UIColor?
      open var dimmingVisualEffect: UIVisualEffect?

      /// The values that the provider of the alignment rectangle gets.
      open class AlignmentRectContext: NSObject {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController

        init(source: UIView, zoomed: UIViewController) {
          sourceView = source
          zoomedViewController = zoomed
          super.init()
        }
      }

      /// The finger that would shrink the view.
      open class InteractionContext: NSObject {
        public let location: CGPoint
        public let velocity: CGVector
        /// Whether the interaction would begin without the app's word.
        public let willBegin: Bool

        init(location: CGPoint) {
          self.location = location
          velocity = CGVector(dx: 500, dy: 0)
          willBegin = true
          super.init()
        }
      }
    }
  }

  /// The movement of the controller's presentation or push, and of its way back.
  public var preferredTransition: UIViewController.Transition? {
    get { return rareDetails?.preferredTransition }
    set {
      if newValue == nil && rareDetails == nil { return }
      madeRareDetails.preferredTransition = newValue
    }
  }
}

@available(iOS 26.0, *)
extension UIViewController.Transition {
  public typealias ZoomSourceBarButtonItemProviderContext = ZoomSourceViewProviderContext
}

extension UIViewController {

  /// The controller grows out of a view of the other one, or shrinks into it: the view is asked for.
  func zoom(with other: UIViewController?) {
    guard let transition = rareDetails?.preferredTransition, let provider = transition.source,
      let other = other, because(.zoomAsksForSource)
    else { return }
    let context = UIViewController.Transition.ZoomSourceViewProviderContext(
      source: other, zoomed: self)
    guard let small = provider(context) as? UIView, let options = transition.options else { return }
    _ = options.alignmentRectProvider?(
      UIViewController.Transition.ZoomOptions.AlignmentRectContext(source: small, zoomed: self))
  }

  /// Whether a finger may take a zoomed controller back; true for others.
  var zoomMayBeDismissed: Bool {
    guard let details = rareDetails,
      let judge = details.preferredTransition?.options?.interactiveDismissShouldBegin,
      because(.zoomAsksBeforeDismissal)
    else { return true }
    return judge(
      UIViewController.Transition.ZoomOptions.InteractionContext(location: CGPoint.zero))
  }
}
