/// Saving, when the app has gone to the background.
extension UIApplication {

  /// Scenes keep an activity each; an app without scenes keeps the state of its controllers.
  func saveState() {
    if usesScenes {
      for scene in scenes { saveActivity(of: scene) }
    } else if Simulation.current.isAtLeast(6) {
      saveControllers()
    }
  }

  private func saveControllers() {
    guard let delegate = delegateStorage, because(.stateIsSaved) else { return }
    let state = SavedState()
    guard isAskedToSave(delegate, state.coder) else { return }
    noteOrigin(in: state.coder)
    delegate.application(self, willEncodeRestorableStateWith: state.coder)
    for box in Simulation.current.windows {
      if let root = box.window?.rootViewController { save(root, under: [], in: state) }
    }
    Simulation.current.savedState = state
  }

  /// The app, the system and the device that the state is from.
  private func noteOrigin(in coder: NSCoder) {
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion")
    coder.encode(version, forKey: UIApplication.stateRestorationBundleVersionKey)
    coder.encode(
      UIDevice.current.userInterfaceIdiom.rawValue,
      forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
    if !Simulation.current.isAtLeast(7) { return }
    coder.encode(Date(), forKey: UIApplication.stateRestorationTimestampKey)
    coder.encode(
      UIDevice.current.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
  }

  private func isAskedToSave(_ delegate: any UIApplicationDelegate, _ coder: NSCoder) -> Bool {
    if Simulation.current.isAtLeast(13, 2) {
      return delegate.application(self, shouldSaveSecureApplicationState: coder)
    }
    return delegate.application(self, shouldSaveApplicationState: coder)
  }

  /// Saves a controller and those below it. One without an identifier ends the chain.
  private func save(_ controller: UIViewController, under path: [String], in state: SavedState) {
    guard let own = identifier(of: controller), !state.has(path + [own]) else { return }
    let entry = SavedState.Entry(path: path + [own])
    entry.restorationClass = controller.restorationClass
    state.entries.append(entry)
    if because(.stateIsSaved) { controller.encodeRestorableState(with: entry.coder) }
    if let view = controller.viewStorage { saveViews(in: view, of: controller, entry) }
    for child in controller.restorableChildren { save(child, under: entry.path, in: state) }
    saveReferences(of: entry, in: state)
    entry.stack = controller.restorableChildren.compactMap { child in
      child.restorationIdentifier.map { entry.path + [$0] }
    }
    entry.selection = (controller as? UITabBarController)?.selectedIndex
    if let presented = controller.presentedStorage {
      save(presented, under: [], in: state)
      entry.presented = presented.restorationIdentifier.map { [$0] }
    }
  }

  /// Controllers that the controller encoded are saved with it, unless they are already.
  private func saveReferences(of entry: SavedState.Entry, in state: SavedState) {
    let references = entry.coder.references
    entry.coder.forgetReferences()
    for (key, controller) in references {
      guard let own = controller.restorationIdentifier else { continue }
      entry.coder.paths[key] = entry.path + [own]
      save(controller, under: entry.path, in: state)
    }
  }

  /// The identifier under which a controller keeps state.
  private func identifier(of controller: UIViewController) -> String? {
    if let own = controller.restorationIdentifier, !own.isEmpty { return own }
    return because(.savedNeedsIdentifier) ? nil : Host.className(controller)
  }

  /// The views of a controller, without those of its children.
  private func saveViews(
    in view: UIView, of controller: UIViewController, _ entry: SavedState.Entry
  ) {
    if let owner = view.viewDelegate, owner !== controller { return }
    if let own = view.restorationIdentifier, !own.isEmpty, because(.viewStateIsKept) {
      let coder = NSCoder()
      entry.views.append((identifier: own, coder: coder))
      view.encodeRestorableState(with: coder)
    }
    for child in view.subviewStorage { saveViews(in: child, of: controller, entry) }
  }

  // MARK: Scenes

  /// Asks for the activity from which the scene is to be restored, and has it written.
  private func saveActivity(of scene: UIScene) {
    guard let delegate = scene.delegate, because(.sceneActivityIsSaved) else { return }
    let activity = delegate.stateRestorationActivity(for: scene)
    scene.session.stateRestorationActivity = activity
    if let activity = activity { UserActivities.save(activity) }
  }

  /// The last chance to add data: for the scene's delegate, or that of an app without scenes.
  func tellUpdated(_ activity: NSUserActivity) {
    if !usesScenes {
      guard let delegate = delegateStorage, because(.savedActivityIsUpdated) else { return }
      delegate.application(self, didUpdate: activity)
    } else if let scene = scenes.last, let delegate = scene.delegate,
      because(.savedActivityIsUpdated)
    {
      delegate.scene(scene, didUpdate: activity)
    }
  }

  /// Hands the activity of an earlier life over (iOS 15).
  func restoreInteraction(of scene: UIScene) {
    guard Simulation.current.isAtLeast(15), let delegate = scene.delegate,
      let activity = scene.session.stateRestorationActivity, because(.sceneActivityIsRestored)
    else { return }
    delegate.scene(scene, restoreInteractionStateWith: activity)
  }
}

extension UIViewController {
  /// The children that a container keeps with itself.
  var restorableChildren: [UIViewController] {
    if let navigation = self as? UINavigationController { return navigation.viewControllers }
    if let tabs = self as? UITabBarController { return tabs.viewControllers ?? [] }
    if let split = self as? UISplitViewController { return split.viewControllers }
    return []
  }
}

/// The activities that responders hold, which are written together.
final class UserActivities {
  private struct Holder {
    weak var responder: UIResponder?
    let activity: NSUserActivity
  }

  private var holders: [Holder] = []

  func activity(of responder: UIResponder) -> NSUserActivity? {
    return holders.first { $0.responder === responder }?.activity
  }

  func set(_ activity: NSUserActivity?, for responder: UIResponder) {
    holders = holders.filter { $0.responder != nil && $0.responder !== responder }
    if let activity = activity {
      holders.append(Holder(responder: responder, activity: activity))
      activity.saver = UserActivities.saveLater
    }
  }

  /// The app said that the activity needs it: in a later turn, once.
  private static func saveLater(_ activity: NSUserActivity) {
    RunLoop.main.enqueue(after: 0) {
      if activity.needsSave { save(activity) }
    }
  }

  /// Has the newest data written: by the activity's delegate, and by the responders that hold it.
  static func save(_ activity: NSUserActivity) {
    activity.needsSave = false
    guard because(.savedActivityIsUpdated) else { return }
    activity.delegate?.userActivityWillSave(activity)
    var isHeld = false
    for holder in Simulation.current.system.activities.holders where holder.activity === activity {
      isHeld = true
      holder.responder?.updateUserActivityState(activity)
    }
    if isHeld { UIApplication.shared.tellUpdated(activity) }
  }
}
