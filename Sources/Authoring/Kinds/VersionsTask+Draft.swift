public import Curriculum

extension VersionsTask: QuestionDrafting {
  public static let draftPrompt = "On which of these versions of iOS is this true?"

  public static func draftParts(from example: ExampleEvents) -> QuestionParts {
    QuestionParts(
      keys: [.init("among", "[5.1, 6, 12, 17]")], blocks: [.init("statement", draftStatement)])
  }

  public static let skeleton = #"""
    ```ask
    kind: versions
    rules: [memory.warning-keeps-views]
    among: [4.3, 5.1, 6, 17]
    ```

    A memory warning comes while the view isn't shown.

    ```swift
    import UIKit

    class Home: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
    }

    let home = Home()
    _ = home.view
    Simulator.sendMemoryWarning()
    ```

    ```statement
    - The view is gone after the warning.
      check: !home.isViewLoaded
    ```

    ```explain
    Before iOS 6 a memory warning unloaded views that were not shown. Since iOS 6 UIKit keeps
    them.
    ```
    """#
}
