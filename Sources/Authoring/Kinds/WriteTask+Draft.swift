public import Curriculum

extension WriteTask: QuestionDrafting {
  public static let draftPrompt = "TODO: describe the code that the learner must write."

  public static let skeleton = #"""
    ```ask
    kind: write
    rules: [view.load-view-makes-the-view]
    ```

    Write a controller `Home` whose view is a `UILabel`.

    ```swift
    import UIKit

    // class Home: UIViewController
    class Home: UIViewController {
    }
    ```

    ```swift drive
    let home = Home()
    _ = home.view
    ```

    ```swift solution
    import UIKit

    class Home: UIViewController {
        override func loadView() {
            view = UILabel()
        }
    }
    ```

    ```goal
    - The view is a label.
      check: home.view is UILabel
    ```

    ```explain
    UIKit calls `loadView` when something first reads `view`. The view that it assigns is the
    controller's view.
    ```
    """#
}
