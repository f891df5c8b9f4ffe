/// The name of a callback or member in Swift, Objective-C and C#. A typed answer may use any of them.
///
/// Swift and Objective-C names are Apple's; C# names are those of the .NET bindings, which article
/// 003 uses. Where the argument list differs, only the name counts.
public struct CallbackSpelling: Hashable, Sendable {
  /// The Swift name with its labels: `viewWillAppear(_:)`.
  public let swift: String
  /// The Objective-C selector without its sign: `viewWillAppear:`.
  public let objectiveC: String
  /// The C# names without their arguments, empty where C# has none: `ViewWillAppear`.
  public let csharp: [String]

  private init(_ swift: String, _ objectiveC: String, _ csharp: String...) {
    self.swift = swift
    self.objectiveC = objectiveC
    self.csharp = csharp
  }

  /// All callbacks and members that lessons ask about.
  public static let all: [CallbackSpelling] = [
    .init("loadView()", "loadView", "LoadView"),
    .init("viewDidLoad()", "viewDidLoad", "ViewDidLoad"),
    .init("loadViewIfNeeded()", "loadViewIfNeeded", "LoadViewIfNeeded"),
    .init("viewWillAppear(_:)", "viewWillAppear:", "ViewWillAppear"),
    .init("viewIsAppearing(_:)", "viewIsAppearing:", "ViewIsAppearing"),
    .init("viewDidAppear(_:)", "viewDidAppear:", "ViewDidAppear"),
    .init("viewWillDisappear(_:)", "viewWillDisappear:", "ViewWillDisappear"),
    .init("viewDidDisappear(_:)", "viewDidDisappear:", "ViewDidDisappear"),
    .init("viewWillLayoutSubviews()", "viewWillLayoutSubviews", "ViewWillLayoutSubviews"),
    .init("viewDidLayoutSubviews()", "viewDidLayoutSubviews", "ViewDidLayoutSubviews"),
    .init("layoutSubviews()", "layoutSubviews", "LayoutSubviews"),
    .init("updateViewConstraints()", "updateViewConstraints", "UpdateViewConstraints"),
    .init("updateConstraints()", "updateConstraints", "UpdateConstraints"),
    .init("updateProperties()", "updateProperties", "UpdateProperties"),
    .init(
      "willMove(toParent:)", "willMoveToParentViewController:", "WillMoveToParentViewController"),
    .init("didMove(toParent:)", "didMoveToParentViewController:", "DidMoveToParentViewController"),
    .init("addChild(_:)", "addChildViewController:", "AddChildViewController"),
    .init("removeFromParent()", "removeFromParentViewController", "RemoveFromParentViewController"),
    .init("addSubview(_:)", "addSubview:", "AddSubview", "Add"),
    .init("removeFromSuperview()", "removeFromSuperview", "RemoveFromSuperview"),
    .init(
      "beginAppearanceTransition(_:animated:)", "beginAppearanceTransition:animated:",
      "BeginAppearanceTransition"),
    .init("endAppearanceTransition()", "endAppearanceTransition", "EndAppearanceTransition"),
    .init("makeKeyAndVisible()", "makeKeyAndVisible", "MakeKeyAndVisible"),
    .init("willMove(toWindow:)", "willMoveToWindow:", "WillMoveToWindow"),
    .init("didMoveToWindow()", "didMoveToWindow", "MovedToWindow"),
    .init("willMove(toSuperview:)", "willMoveToSuperview:", "WillMoveToSuperview"),
    .init("didMoveToSuperview()", "didMoveToSuperview", "MovedToSuperview"),
    .init("viewDidUnload()", "viewDidUnload", "ViewDidUnload"),
    .init("viewWillUnload()", "viewWillUnload", "ViewWillUnload"),
    .init("didReceiveMemoryWarning()", "didReceiveMemoryWarning", "DidReceiveMemoryWarning"),
    .init("init(nibName:bundle:)", "initWithNibName:bundle:"),
    .init("deinit", "dealloc", "Dispose"),
  ]

  /// Today's names by those of Swift 3 to 4.1.
  private static let older = [
    "willMove(toParentViewController:)": "willMove(toParent:)",
    "didMove(toParentViewController:)": "didMove(toParent:)",
    "addChildViewController(_:)": "addChild(_:)",
    "removeFromParentViewController()": "removeFromParent()",
  ]

  /// Returns the Swift names, with labels, that a name in any of the languages may mean.
  ///
  ///     CallbackSpelling.swiftNames(for: "-viewWillAppear:")   // ["viewWillAppear(_:)"]
  ///     CallbackSpelling.swiftNames(for: "willMove")           // three
  ///
  /// Upper and lower case are the same; a name that no table has is returned as it is.
  public static func swiftNames(for typed: String) -> [String] {
    var name = typed.lowercased()
    if name.hasPrefix("-") || name.hasPrefix("+") { name.removeFirst() }
    let base = String(name.prefix { $0 != "(" })
    let hasLabels = name.contains("(") && name.contains(":")
    if let today = older.first(where: { $0.key.lowercased() == name })?.value { return [today] }
    let found = all.filter { spelling in
      let swift = spelling.swift.lowercased()
      let swiftBase = String(swift.prefix { $0 != "(" })
      if hasLabels { return swift == name }
      if spelling.objectiveC.lowercased() == name { return true }
      if swiftBase == base { return true }
      return spelling.csharp.contains { $0.lowercased() == base }
    }
    return found.isEmpty ? [typed] : found.map(\.swift)
  }
}
