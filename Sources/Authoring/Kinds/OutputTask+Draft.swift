public import Curriculum

extension OutputTask: QuestionDrafting {
  public static let draftPrompt = "What does this print?"

  public static func draftParts(from example: ExampleEvents) -> QuestionParts { QuestionParts() }

  public static let importForm: String? = "output"

  public static func imported(from request: ImportRequest) throws(ImportRefusal) -> Self {
    guard request.object.isEmpty else { throw .unknownRequest(request.words) }
    return OutputTask()
  }

  public static let skeleton = #"""
    ```ask
    kind: output
    rules: [view.loads-on-first-access]
    ```

    What does this print?

    ```swift
    import UIKit

    let home = UIViewController()
    print(home.isViewLoaded)
    ```

    ```explain
    Nothing reads `view` here, so UIKit doesn't load it. Asking `isViewLoaded` loads nothing.
    ```
    """#
}
