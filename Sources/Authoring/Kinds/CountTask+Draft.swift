public import Curriculum

extension CountTask: QuestionDrafting {
  public static let draftPrompt = "How many times is this callback called?"

  public static var generatedKind: QuestionKind? { kind }

  public static func draftParts(from example: ExampleEvents) -> QuestionParts {
    CountTask(event: example.first).parts
  }

  public static let importForm: String? = "count EVENT"

  public static func imported(from request: ImportRequest) throws(ImportRefusal) -> Self {
    guard EventName(request.object) != nil else { throw .noEventToCount(request.object) }
    return CountTask(event: request.object)
  }

  public var parts: QuestionParts { QuestionParts(keys: [.init("event", event)]) }

  public static let skeleton = #"""
    ```ask
    kind: count
    rules: [view.loads-on-first-access]
    event: Home.viewDidLoad
    ```

    How many times is `viewDidLoad` called?

    ```swift
    import UIKit

    class Home: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
    }

    let home = Home()
    for _ in 1...3 { _ = home.view }
    ```

    ```explain
    The first read of `view` loads it and calls `viewDidLoad`. The later reads find the view.
    ```
    """#
}
