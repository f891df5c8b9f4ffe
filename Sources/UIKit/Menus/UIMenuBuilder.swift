/// The menus of the app: the bar on a Mac and a pad with a keyboard, and those of contexts.
@available(iOS 13.0, *)
open class UIMenuSystem: NSObject {
  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  /// The menus of the menu bar.
  public static var main: UIMenuSystem { return mainSystem }
  /// The menus at a place.
  public static var context: UIMenuSystem { return contextSystem }

  override init() {
    super.init()
  }

  /// Lets the main menu be built anew in a later turn: the app's delegate is asked, or without one
  /// the app.
  open func setNeedsRebuild() {
    if self !== UIMenuSystem.mainSystem || isWaiting { return }
    isWaiting = true
    RunLoop.main.enqueue(after: 0) { self.rebuild() }
  }
  private var isWaiting = false

  private func rebuild() {
    isWaiting = false
    guard because(.mainMenuIsRebuilt) else { return }
    let app = UIApplication.shared
    let asked = app.delegateStorage as? UIResponder ?? app
    asked.buildMenu(with: MenuBuilder(self))
  }

  /// Lets the commands that show be validated anew.
  open func setNeedsRevalidate() {}
}

/// Changes a menu before it shows. Menus and actions go by their identifiers.
@available(iOS 13.0, *)
public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

@available(iOS 13.0, *)
extension UIMenuBuilder {
  public func command(for action: Selector) -> UICommand? {
    return command(for: action, propertyList: nil)
  }
}

/// The menus while they are built.
@available(iOS 13.0, *)
final class MenuBuilder: NSObject, UIMenuBuilder {
  let system: UIMenuSystem
  private var root: UIMenu

  init(_ system: UIMenuSystem) {
    self.system = system
    root = MenuBuilder.standardMenus
    super.init()
  }

  /// The menus that an app has by itself.
  private static var standardMenus: UIMenu {
    let names: [(UIMenu.Identifier, String)] = [
      (.application, "Scenario"), (.file, "File"), (.edit, "Edit"), (.format, "Format"),
      (.view, "View"), (.window, "Window"), (.help, "Help"),
    ]
    let menus = names.map { UIMenu(title: $0.1, identifier: $0.0, children: children(of: $0.0)) }
    return UIMenu(identifier: .root, children: menus)
  }

  private static func children(of identifier: UIMenu.Identifier) -> [UIMenuElement] {
    let inner: [UIMenu.Identifier: [UIMenu.Identifier]] = [
      .application: [.about, .preferences, .services, .hide, .quit],
      .file: [.newScene, .openRecent, .close, .document, .print],
      .edit: [
        .undoRedo, .standardEdit, .find, .replace, .spelling, .substitutions,
        .transformations, .speech,
      ],
      .format: [.font, .text], .view: [.toolbar, .sidebar, .fullscreen],
      .window: [.minimizeAndZoom, .bringAllToFront],
    ]
    return (inner[identifier] ?? []).map {
      UIMenu(identifier: $0, options: .displayInline, children: [])
    }
  }

  // MARK: Finding

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    return find(root) { found in
      (found as? UIMenu)?.identifier == identifier
    } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    return find(root) { found in
      (found as? UIAction)?.identifier == identifier
    } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    return find(root) { ($0 as? UICommand)?.action == action } as? UICommand
  }

  private func find(
    _ element: UIMenuElement, _ isWanted: (UIMenuElement) -> Bool
  ) -> UIMenuElement? {
    if isWanted(element) { return element }
    for child in (element as? UIMenu)?.children ?? [] {
      if let found = find(child, isWanted) { return found }
    }
    return nil
  }

  // MARK: Changing

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change { $0.identifier == replacedIdentifier ? [replacementMenu] : nil }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard let parent = menu(for: parentIdentifier) else { return }
    let new = parent.replacingChildren(childrenBlock(parent.children))
    if parentIdentifier == .root {
      root = new
    } else {
      replace(menu: parentIdentifier, with: new)
    }
  }

  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier
  ) {
    change { $0.identifier == siblingIdentifier ? [siblingMenu, $0] : nil }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change { $0.identifier == siblingIdentifier ? [$0, siblingMenu] : nil }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    change { $0.identifier == removedIdentifier ? [] : nil }
  }

  /// Puts other menus in the place of one, anywhere in the tree.
  private func change(_ others: (UIMenu) -> [UIMenu]?) {
    root = root.replacingChildren(changed(root.children, others))
  }

  private func changed(
    _ elements: [UIMenuElement], _ others: (UIMenu) -> [UIMenu]?
  ) -> [UIMenuElement] {
    var result: [UIMenuElement] = []
    for element in elements {
      guard let menu = element as? UIMenu else {
        result.append(element)
        continue
      }
      if let new = others(menu) {
        result += new.map { $0 as UIMenuElement }
      } else {
        result.append(menu.replacingChildren(changed(menu.children, others)))
      }
    }
    return result
  }
}

/// Another form of a command, for other modifier keys.
@available(iOS 13.0, *)
open class UICommandAlternate: NSObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
