public import Curriculum

extension ReachTask: QuestionDrafting {
  public static let draftPrompt = "Which actions reach the goal?"

  public static func draftParts(from example: ExampleEvents) -> QuestionParts {
    let actions = """
      - TODO: replace this with one action.
        do: TODO
      - TODO: replace this with another action.
        do: TODO
      """
    return QuestionParts(
      keys: [.init("most", "3")],
      blocks: [.init("goal", draftStatement), .init("actions", actions)])
  }

  public static let skeleton = #"""
    ```ask
    kind: reach
    rules: [view.loads-on-first-access]
    most: 2
    ```

    Which actions load the view?

    ```swift
    import UIKit

    class Home: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
    }

    let home = Home()
    ```

    ```goal
    - UIKit has called `viewDidLoad` once.
      check: trace.count("Home.viewDidLoad") == 1
    ```

    ```actions
    - Set the title.
      do: home.title = "Home"
    - Check whether the view is loaded.
      do: _ = home.isViewLoaded
    - Give the view a color.
      do: home.view.backgroundColor = .red
    ```

    ```explain
    Only `view` loads the view when it is read. The title and the flag leave it alone.
    ```
    """#
}
