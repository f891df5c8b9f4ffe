public import Curriculum

extension ChoiceTask: QuestionDrafting {
  public static let draftPrompt = "Which of these is right?"

  public static func draftParts(from example: ExampleEvents) -> QuestionParts {
    let choices = """
      - TODO: replace this with one answer.
        check: TODO
      - TODO: replace this with another answer.
        check: !TODO
      """
    return QuestionParts(blocks: [.init("choices", choices)])
  }

  public static let skeleton = #"""
    ```ask
    kind: choice
    rules: [view.loads-on-first-access]
    ```

    Which of these controllers has a view at the end?

    ```swift
    import UIKit

    let a = UIViewController()
    let b = UIViewController()
    _ = a.isViewLoaded
    _ = b.view
    ```

    ```choices
    - Only the controller `a`.
      check: a.isViewLoaded && !b.isViewLoaded
      feedback: `isViewLoaded` asks whether there is a view, and `view` loads one.
    - Only the controller `b`.
      check: b.isViewLoaded && !a.isViewLoaded
    - Both controllers.
      check: a.isViewLoaded && b.isViewLoaded
      feedback: Reading the flag `isViewLoaded` doesn't load the view.
    ```

    ```explain
    Reading the flag `isViewLoaded` doesn't load the view. Reading `view` does.
    ```
    """#
}
