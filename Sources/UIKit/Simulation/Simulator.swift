/// The acts of a person or the system on the app; everything else is plain UIKit.
public enum Simulator {

  /// The way a segue shows its destination.
  public enum SegueKind {
    case show
    case showDetail
    case present
    case push
    case embed
  }

  /// A scene of a storyboard: a controller, the root of its view and its outlets.
  public struct Scene {
    let identifier: String
    let controller: UIViewController.Type
    let isInitial: Bool
    let view: UIView.Type
    let outlets: [String: UIView.Type]
    let container: UIViewController.Type?

    public init(
      _ identifier: String, controller: UIViewController.Type, initial: Bool = false,
      view: UIView.Type = UIView.self, outlets: [String: UIView.Type] = [:],
      embeddedIn container: UIViewController.Type? = nil
    ) {
      self.identifier = identifier
      self.controller = controller
      self.isInitial = initial
      self.view = view
      self.outlets = outlets
      self.container = container
    }
  }

  /// The way from one scene of a storyboard to another.
  public struct Segue {
    let identifier: String
    let source: String
    let target: String
    let kind: Simulator.SegueKind

    public init(
      _ identifier: String, from source: String, to target: String,
      kind: Simulator.SegueKind = Simulator.SegueKind.show
    ) {
      self.identifier = identifier
      self.source = source
      self.target = target
      self.kind = kind
    }
  }

  // MARK: The run

  /// Starts a run on a fresh device. The release is written as Apple writes it: `17.0`, `5.1`.
  public static func begin(
    ios: String, device: String, verbose: Bool = false, seed: Int = 0
  ) {
    FoundationState.begin(seed: seed)
    let numbers = ios.split(separator: ".").map { Int($0) ?? 0 }
    let old = Simulation.current
    Simulation.current = Simulation(
      major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0,
      idiom: device == "ipad" ? UIUserInterfaceIdiom.pad : UIUserInterfaceIdiom.phone,
      verbose: verbose)
    _ = old
    Simulation.current.application = UIApplication()
    FoundationState.current.systemRelease = (Simulation.current.major, Simulation.current.minor)
    RunLoop.main.commit = { Simulation.current.commit() }
  }

  /// Runs the main loop until nothing is pending.
  public static func settle() {
    RunLoop.main.settle()
  }

  /// Lets time pass, in seconds.
  public static func advance(by seconds: Double) {
    RunLoop.main.run(untilTime: RunLoop.main.now + seconds)
  }

  /// Runs the body and returns the exception that ended it.
  public static func catchException(_ body: () -> Void) -> NSException? {
    return Host.catching(body)
  }

  /// Ends the use of a member that the release of the run does not have, as
  /// `-[NSObject doesNotRecognizeSelector:]` does.
  public static func doesNotRecognizeSelector(_ reason: String) -> Never {
    Host.raise(NSException(name: .invalidArgumentException, reason: reason))
  }

  // MARK: Resources

  /// Adds a nib. Its root is 320 x 480 and carries the nib's name in `accessibilityIdentifier`.
  public static func addNib(
    _ name: String, root: UIView.Type, tag: Int = 0, outlets: [String: UIView.Type] = [:],
    connectsView: Bool = true
  ) {
    Simulation.current.nibs.append(
      Nib(
        name: name, root: root, tag: tag, outlets: outlets, connectsView: connectsView,
        identifier: name))
  }

  /// A nib for every requested name without one of its own. It connects those of its outlets that
  /// the owner has; `objects` are outlets that are not views. It also has a prototype for any cell,
  /// and its views are as Interface Builder creates them. The app also has any other file.
  public static func addAnyNib(
    root: UIView.Type, outlets: [String: UIView.Type] = [:], objects: [String: NSObject] = [:]
  ) {
    Simulation.current.anyNib = Nib(
      name: "any", root: root, tag: 0, outlets: outlets, connectsView: true, identifier: "any")
    Simulation.current.anyNib?.objects = objects
    Bundle.hasEveryResource = true
  }

  public static func addStoryboard(
    _ name: String, scenes: [Simulator.Scene], segues: [Simulator.Segue] = []
  ) {
    Simulation.current.storyboards.append(
      StoryboardDocument(name: name, scenes: scenes, segues: segues))
  }

  // MARK: The system

  public static func sendMemoryWarning() {
    Simulation.current.application?.receiveMemoryWarning()
  }
}
