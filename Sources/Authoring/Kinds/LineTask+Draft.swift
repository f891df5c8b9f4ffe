public import Curriculum

extension LineTask: QuestionDrafting {
  public static let draftPrompt = "TODO: describe the mistake and ask for its line."

  public static func draftParts(from example: ExampleEvents) -> QuestionParts {
    QuestionParts(blocks: [.init("goal", draftStatement)])
  }

  public static let skeleton = #"""
    ```ask
    kind: line
    rules: [view.loads-on-first-access]
    ```

    Which line loads the view too early?

    ```swift
    import UIKit

    class Home: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
    }

    let home = Home()
    home.title = "Home"
    home.view.backgroundColor = .red
    print(home.isViewLoaded)
    ```

    ```goal
    - The view is not loaded.
      check: !home.isViewLoaded
    ```

    ```explain
    Setting a title needs no view. Reading `home.view` to set its color loads the view.
    ```
    """#
}
