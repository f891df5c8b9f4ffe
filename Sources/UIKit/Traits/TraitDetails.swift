/// The overrides, registrations and reads of a view or controller. Most have none.
final class TraitDetails {
  /// The overrides of `traitOverrides`.
  var overrides = UITraitOverrides()
  /// The overrides for the controller alone, from its parent or its presentation.
  var imposed = TraitValues()
  /// The limits for the size of text.
  var smallestText: UIContentSizeCategory?
  var largestText: UIContentSizeCategory?
  private var registrations: [TraitRegistration] = []
  private var reads: [TraitRead] = []
  /// The watchers of the observable properties that updates read.
  private var watchers: [ObservationWatcher] = []

  func add(_ registration: TraitRegistration) {
    registrations.append(registration)
  }

  func remove(_ registration: any UITraitChangeRegistration) {
    guard let cancelled = registration as? TraitRegistration else { return }
    cancelled.cancel()
    registrations.removeAll { $0 === cancelled }
  }

  /// Calls the handlers whose traits are among the changed ones, in the order of registration.
  func tell(_ changed: [UITrait], from old: UITraitCollection) {
    let told = registrations
    for registration in told {
      registration.tell(changed, from: old)
    }
  }

  // MARK: Reads

  /// A method of this purpose is about to run: its reads count anew.
  func forgetReads(for purpose: TraitPurpose) {
    reads.removeAll { $0.purpose == purpose }
    for watcher in watchers where watcher.purpose == purpose { watcher.cancel() }
    watchers.removeAll { $0.isDone }
  }

  /// The watcher of all properties that an update of this kind reads, made with the first of them.
  func watcher(for purpose: TraitPurpose, of view: UIView) -> ObservationWatcher {
    if let known = watchers.first(where: { $0.purpose == purpose && !$0.isDone }) { return known }
    let made = ObservationWatcher(purpose: purpose) { [weak view] in
      view?.repeatUpdate(for: purpose)
    }
    watchers.append(made)
    return made
  }

  func note(_ trait: UITrait, for purpose: TraitPurpose) {
    let read = TraitRead(trait: ObjectIdentifier(trait), purpose: purpose)
    if !reads.contains(read) { reads.append(read) }
  }

  /// The purposes for which one of the traits was read.
  func purposes(of changed: [UITrait]) -> [TraitPurpose] {
    if reads.isEmpty { return [] }
    var found: [TraitPurpose] = []
    for read in reads where changed.contains(where: { ObjectIdentifier($0) == read.trait }) {
      if !found.contains(read.purpose) { found.append(read.purpose) }
    }
    return found
  }
}

/// A trait that a method of a view read.
struct TraitRead: Equatable {
  let trait: ObjectIdentifier
  let purpose: TraitPurpose
}

/// The kinds of updates whose reads of traits are tracked.
enum TraitPurpose {
  case layout
  case display
  case constraints
  case properties
  case propertiesOfController
  case configuration
  case unavailable
}

/// The view whose update is under way, and the traits that are current in it.
struct TraitScope {
  var view: UIView?
  var purpose: TraitPurpose?
  /// Whether a method of the view's controller runs, rather than one of the view.
  var isOfController = false
  /// The traits that code made the current ones.
  var chosen: UITraitCollection?
}

extension Simulation {

  /// Begins an update of a view and returns the scope to go back to.
  func enterTraitScope(of view: UIView, for purpose: TraitPurpose) -> TraitScope {
    let outer = traitScope
    traitScope = TraitScope(view: view, purpose: purpose)
    view.traitDetails?.forgetReads(for: purpose)
    return outer
  }

  /// The current traits: chosen by code, or those of the view or controller being updated.
  var currentTraits: UITraitCollection {
    get {
      if let chosen = traitScope.chosen { return chosen }
      if let view = traitScope.view, because(.currentTraitsOfUpdate) {
        return traitScope.isOfController ? view.traitsOfController : view.traitCollection
      }
      return UITraitCollection.forDevice
    }
    set { traitScope.chosen = newValue }
  }

  /// Code read a trait: the update of a view that depends on it is repeated when it changes.
  func noteRead(of trait: UITrait, in collection: UITraitCollection) {
    guard let view = traitScope.view, let purpose = traitScope.purpose, isAtLeast(18) else {
      return
    }
    if view.traitStorage === collection || view.traitsOfController === collection {
      noteRead(of: trait, for: purpose, in: view)
    }
  }

  private func noteRead(of trait: UITrait, for purpose: TraitPurpose, in view: UIView) {
    if because(.readTraitsAreTracked) {
      view.madeTraitDetails.note(trait, for: purpose)
    }
  }
}

extension UIView {
  /// The traits of the controller of a root view.
  var traitsOfController: UITraitCollection {
    return viewDelegate?.traitCollection ?? traitCollection
  }

  /// The details, made when they are first needed.
  var madeTraitDetails: TraitDetails {
    if let details = traitDetails { return details }
    let made = TraitDetails()
    traitDetails = made
    return made
  }
}
