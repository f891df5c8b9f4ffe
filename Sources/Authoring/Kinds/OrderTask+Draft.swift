public import Curriculum

extension OrderTask: QuestionDrafting {
  public static let draftPrompt = "In which order are these called?"

  public static var generatedKind: QuestionKind? { kind }

  public static func draftParts(from example: ExampleEvents) -> QuestionParts {
    QuestionParts(blocks: [.init("events", example.listed)])
  }

  public static let importForm: String? = "order"

  /// Without events in the comment, the events are those that the code overrides.
  public static func imported(from request: ImportRequest) throws(ImportRefusal) -> Self {
    OrderTask(events: request.events)
  }

  public var parts: QuestionParts {
    QuestionParts(blocks: [.init("events", events.joined(separator: "\n"))])
  }

  public static let skeleton = #"""
    ```ask
    kind: order
    rules: [view.loads-on-first-access]
    ```

    In which order are these called?

    ```swift
    import UIKit

    class Home: UIViewController {
        override func loadView() { super.loadView() }
        override func viewDidLoad() { super.viewDidLoad() }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    }

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Home()
    window.makeKeyAndVisible()
    ```

    ```events
    Home.loadView
    Home.viewDidLoad
    Home.viewWillAppear
    ```

    ```explain
    The window asks for its root's view: `loadView` creates it, then `viewDidLoad` follows. Only a
    loaded view can appear.
    ```
    """#
}
