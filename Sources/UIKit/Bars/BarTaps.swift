/// Taps of a person on buttons of bars.
enum BarTaps {

  /// Taps a button of a navigation bar or toolbar. Without a target the action climbs up from the
  /// controller that the button belongs to.
  static func tap(_ item: UIBarButtonItem) {
    item.tap(from: owner(of: item))
  }

  private static func owner(of item: UIBarButtonItem) -> UIViewController? {
    for controller in Simulation.current.livingControllers {
      let content = controller.navigationItemStorage
      let items =
        (content?.leftBarButtonItems ?? []) + (content?.rightBarButtonItems ?? [])
        + (controller.toolbarItems ?? [])
      if items.contains(where: { $0 === item }) { return controller }
    }
    return nil
  }

  /// Taps the back button: the item's own action goes before a pop, and a navigation controller
  /// that is its bar's delegate may refuse.
  static func tapBack(_ navigation: UINavigationController) {
    guard navigation.stack.count > 1, let item = navigation.stack.last?.navigationItem,
      because(.backTapAsks)
    else {
      navigation.popViewController(animated: true)
      return
    }
    if Simulation.current.isAtLeast(16), let action = item.backAction {
      action.handler(action)
      return
    }
    if let judge = navigation as? any UINavigationBarDelegate,
      !judge.navigationBar(navigation.navigationBar, shouldPop: item)
    {
      return
    }
    navigation.popViewController(animated: true)
  }
}
