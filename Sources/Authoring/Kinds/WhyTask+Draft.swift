public import Curriculum

extension WhyTask: QuestionDrafting {
  public static let draftPrompt = "Which of these make the call happen?"

  public static var generatedKind: QuestionKind? { CountTask.kind }

  public static func draftParts(from example: ExampleEvents) -> QuestionParts {
    let causes = """
      - TODO: replace this with one cause.
        line: TODO
      - TODO: replace this with another cause.
        line: TODO
      - TODO: replace this with a third cause.
        line: TODO
      """
    return QuestionParts(keys: [.init("event", example.first)], blocks: [.init("causes", causes)])
  }

  public static let skeleton = #"""
    ```ask
    kind: why
    rules: [window.root-appears]
    event: Home.viewDidAppear
    ```

    Which of these make UIKit call `viewDidAppear`?

    ```swift
    import UIKit

    class Home: UIViewController {
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    }

    let home = Home()
    let window = UIWindow(frame: UIScreen.main.bounds)
    _ = home.view
    window.rootViewController = home
    window.makeKeyAndVisible()
    ```

    ```causes
    - The code reads the view.
      line: _ = home.view
    - The controller becomes the window's root.
      line: window.rootViewController = home
    - The code shows the window.
      line: window.makeKeyAndVisible()
    ```

    ```explain
    UIKit shows the root of a visible window. It loads the view itself when it needs it.
    ```
    """#
}
