public import Curriculum

extension FixTask: QuestionDrafting {
  public static let draftPrompt = "TODO: describe what goes wrong and what the learner must fix."

  public static let skeleton = #"""
    ```ask
    kind: fix
    rules: [view.load-view-makes-the-view]
    ```

    The view of `Home` never loads. Fix the class so that the view loads.

    ```swift
    import UIKit

    class Home: UIViewController {
        override func loadView() {
            view.backgroundColor = .green
        }
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
            view = UIView()
            view.backgroundColor = .green
        }
    }
    ```

    ```goal
    - The view is green.
      check: home.view.backgroundColor == .green
    - The view is loaded once.
      check: trace.count("Home.loadView") == 1
    ```

    ```explain
    The code reads `view` inside `loadView`, which calls `loadView` again. `loadView` must assign
    a view first.
    ```
    """#
}
