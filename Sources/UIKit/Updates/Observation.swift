// Observable objects, of the module Observation that UIKit brings along: code that reads one hears of the
// next change of what it read.

// A compiler has these from the module itself.
#if !canImport(Observation)
  /// A class whose properties are observed. The macro `@Observable` makes one.
  @available(iOS 17.0, *)
  public protocol Observable {}

  /// Calls `apply`, then `onChange` once: right before the first change of a property of an observable object
  /// that `apply` read.
  @available(iOS 17.0, *)
  public func withObservationTracking<Result>(
    _ apply: () -> Result, onChange: @escaping () -> Void
  ) -> Result {
    let simulation = Simulation.current
    let outer = simulation.observation
    let tracking = ObservationTracking()
    simulation.observation = tracking
    let result = apply()
    simulation.observation = outer
    for property in tracking.read { outer?.note(property) }
    if because(.observationTellsOnce) { tracking.tell(onChange) }
    return result
  }
#endif

/// The properties that a call of `withObservationTracking` reads.
final class ObservationTracking {
  private(set) var read: [ObservedProperty] = []

  func note(_ property: ObservedProperty) {
    if !read.contains(where: { $0 === property }) { read.append(property) }
  }

  /// Lets all properties share one watcher, which hears of the first change alone.
  func tell(_ onChange: @escaping () -> Void) {
    let watcher = ObservationWatcher(purpose: nil, onChange)
    for property in read { property.add(watcher) }
  }
}

/// Work for the next change of properties.
final class ObservationWatcher {
  /// The kind of update of a view that read the properties; nil for the app's own code.
  let purpose: TraitPurpose?
  private var onChange: (() -> Void)?

  init(purpose: TraitPurpose?, _ onChange: @escaping () -> Void) {
    self.purpose = purpose
    self.onChange = onChange
  }

  var isDone: Bool { return onChange == nil }

  func cancel() { onChange = nil }

  func tell() {
    let action = onChange
    onChange = nil
    action?()
  }
}

/// One property of one object, and who wants to hear of its next change.
final class ObservedProperty {
  private var watchers: [ObservationWatcher] = []

  func add(_ watcher: ObservationWatcher) {
    if watchers.contains(where: { $0 === watcher }) { return }
    watchers.removeAll { $0.isDone }
    watchers.append(watcher)
  }

  func wasRead() {
    let simulation = Simulation.current
    simulation.observation?.note(self)
    simulation.noteRead(of: self)
  }

  func willChange() {
    if watchers.isEmpty { return }
    let told = watchers
    watchers = []
    for watcher in told { watcher.tell() }
  }
}

/// A variable of a class with `@Observable`, which the macro wraps. It's an object, so that who hears of a
/// change may read the variable meanwhile.
@propertyWrapper
public final class _Observed<Value> {
  private var value: Value
  private let property: ObservedProperty

  public init(wrappedValue: Value) {
    value = wrappedValue
    property = ObservedProperty()
  }

  public var wrappedValue: Value {
    get {
      property.wasRead()
      return value
    }
    set {
      property.willChange()
      value = newValue
    }
  }
}

extension Simulation {

  /// An update of a view read the property: a change of it repeats the update.
  func noteRead(of property: ObservedProperty) {
    guard let view = traitScope.view, let purpose = traitScope.purpose,
      because(.readObservablesAreTracked)
    else { return }
    property.add(view.madeTraitDetails.watcher(for: purpose, of: view))
  }
}
