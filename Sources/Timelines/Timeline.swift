public import Scenarios

/// A run as a picture shows it: lanes for objects, and steps in the order in which they happened.
///
/// Text, HTML, mermaid and Perfetto are drawn from it, so that they can't tell different stories.
public struct Timeline: Hashable, Sendable {
  /// The run, with its circumstances and its end.
  public var run: Run
  /// The reader's own code first, then objects in the order in which they first take part, then the run
  /// loop. Lanes that nothing uses are left out.
  public var lanes: [Lane]
  public var steps: [Step]
  /// The number of callbacks that the choice leaves out.
  public var leftOut: Int
  /// Printed lines whose place among the steps isn't known: the machine keeps the place of the first
  /// ones only.
  public var laterOutput: [String]

  /// A participant of the picture.
  public enum Lane: Hashable, Sendable {
    case code
    /// `Class`, or `Class#n`.
    case object(String)
    case runLoop

    public var name: String {
      switch self {
      case .code: "your code"
      case .object(let name): name
      case .runLoop: "run loop"
      }
    }
  }

  /// A callback, or lines that were printed outside of the callbacks shown or after others within one.
  public struct Step: Hashable, Sendable {
    /// Nil for printed lines alone.
    public var event: Event?
    /// The moment of the run.
    public var moment: Moment
    /// The index of the lane where it happens.
    public var lane: Int
    /// The index of the lane that sent the callback; the step's own lane for printed lines.
    public var caller: Int
    /// The number of steps that it is inside of.
    public var depth: Int
    /// The index of the first step that is not inside of it.
    public var end: Int
    /// The lines printed right here.
    public var prints: [String]
    /// The place of the code that printed: `line 12`; nil for a callback.
    public var place: String?
  }

  /// A phase of the run loop at a time.
  public struct Moment: Hashable, Sendable {
    public var phase: Phase
    public var time: Double

    public init(phase: Phase, time: Double) {
      self.phase = phase
      self.time = time
    }

    /// `0.35 s end of the animation`.
    public var title: String { "\(Timeline.seconds(time)) \(phase.title)" }
  }

  /// The steps of one moment, one after another.
  public struct Band: Hashable, Sendable {
    public var moment: Moment
    public var steps: Range<Int>
  }

  /// The bands of the picture. A step inside of another belongs to that one's band.
  public var bands: [Band] {
    var bands: [Band] = []
    for (index, step) in steps.enumerated() {
      if let last = bands.last, step.depth > 0 || last.moment == step.moment {
        bands[bands.count - 1].steps = last.steps.lowerBound..<index + 1
      } else {
        bands.append(Band(moment: step.moment, steps: index..<index + 1))
      }
    }
    return bands
  }

  /// The name of the lane in which a step happens.
  public func laneName(of step: Step) -> String { lanes[step.lane].name }

  /// The name of the lane that sent a step's callback.
  public func callerName(of step: Step) -> String { lanes[step.caller].name }
}

extension Timeline {
  /// `iOS 17, iPhone`.
  public static func circumstances(of run: Run) -> String {
    "iOS \(run.ios), \(run.device.called)"
  }

  /// Seconds with two digits after the point: `0.35 s`.
  public static func seconds(_ time: Double) -> String {
    guard time.isFinite, abs(time) < 1e9 else { return "\(time) s" }
    let hundredths = Int((time * 100).rounded())
    let fraction = String(abs(hundredths % 100))
    return "\(hundredths / 100).\(fraction.count < 2 ? "0" : "")\(fraction) s"
  }
}
