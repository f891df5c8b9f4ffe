public import Curriculum
internal import Phrases

extension StateTask: QuestionDrafting {
  public static let draftPrompt = "What is the value of this expression?"

  public static var generatedKind: QuestionKind? { kind }

  public static func draftParts(from example: ExampleEvents) -> QuestionParts {
    StateTask(expression: example.expression ?? "TODO", at: example.names.first).parts
  }

  public static let importForm: String? = "state VALUE"

  public static func imported(from request: ImportRequest) throws(ImportRefusal) -> Self {
    guard !request.object.isEmpty else { throw .needsMore(kind) }
    let parts = request.object.split(separator: " at ", maxSplits: 1)
    return StateTask(
      expression: parts[0].trimmed, at: parts.count > 1 ? parts[1].trimmed : nil)
  }

  public var parts: QuestionParts {
    QuestionParts(
      keys: event.map { [.init("at", $0)] } ?? [], blocks: [.init("value", expression)])
  }

  public var askedExpression: String? { expression }

  public static let skeleton = #"""
    ```ask
    kind: state
    rules: [appearance.will-appear]
    at: Home.viewWillAppear
    ```

    What is the value of this expression when `viewWillAppear` begins?

    ```swift
    import UIKit

    class Home: UIViewController {
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    }

    let home = Home()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = home
    window.makeKeyAndVisible()
    ```

    ```value
    home.view.window == nil
    ```

    ```explain
    `viewWillAppear` announces that the view will be shown. UIKit adds the view to the window
    after that.
    ```
    """#
}
