public import Curriculum

extension NextTask: QuestionDrafting {
  public static let draftPrompt = "Play UIKit: which callback comes next?"

  public static var generatedKind: QuestionKind? { OrderTask.kind }

  public static func draftParts(from example: ExampleEvents) -> QuestionParts {
    OrderTask.draftParts(from: example)
  }

  public static let importForm: String? = "next"

  /// Without events in the comment, the events are those that the code overrides.
  public static func imported(from request: ImportRequest) throws(ImportRefusal) -> Self {
    NextTask(events: request.events)
  }

  public var parts: QuestionParts { OrderTask(events: events).parts }

  public static let skeleton = #"""
    ```ask
    kind: next
    rules: [view.loads-on-first-access]
    ```

    Play UIKit: which callback comes next?

    ```swift
    import UIKit

    class Home: UIViewController {
        override func loadView() { super.loadView() }
        override func viewDidLoad() { super.viewDidLoad() }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    }

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Home()
    window.makeKeyAndVisible()
    ```

    ```events
    Home.loadView
    Home.viewDidAppear
    Home.viewDidLoad
    ```

    ```explain
    The window asks for its root's view: `loadView` creates it, then `viewDidLoad` follows. The
    controller appears when its view is in the window.
    ```
    """#
}
