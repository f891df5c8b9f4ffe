public import Scenarios

/// The callbacks of a run that a picture shows.
public struct Choice: Sendable {
  /// Whether callbacks are shown that the scenario doesn't override.
  public var showsAll = false
  /// A class or an object, `Card` or `Card#2`; nil for all of them.
  public var only: String?
  /// Whether an event belongs to the objects that the picture is about; others aren't even counted.
  public var concerns: @Sendable (Event) -> Bool = { _ in true }
  /// The numbers of events that are shown even where the scenario doesn't override them.
  public var including: Set<Int> = []
  /// Whether the picture has what is printed.
  public var showsOutput = true
  /// Whether lines that are printed outside of the shown objects' callbacks are left out.
  var isPartial: Bool { only != nil || isOfSome }
  private var isOfSome = false

  public init(showsAll: Bool = false, only: String? = nil) {
    self.showsAll = showsAll
    self.only = only
  }

  /// Returns the choice of the objects of some classes.
  public static func classes(_ names: Set<String>, showsAll: Bool) -> Choice {
    var choice = Choice(showsAll: showsAll)
    choice.concerns = { names.contains($0.className) }
    choice.isOfSome = true
    return choice
  }

  /// Returns the choice of the events with these numbers, without what is printed.
  public static func events(_ numbers: Set<Int>) -> Choice {
    var choice = Choice(showsAll: true)
    choice.concerns = { numbers.contains($0.index) }
    choice.isOfSome = true
    choice.showsOutput = false
    return choice
  }

  /// Whether an event is of the chosen objects, shown or not.
  public func takes(_ event: Event) -> Bool {
    concerns(event) && (only.map { $0 == event.className || $0 == event.object } ?? true)
  }
}
