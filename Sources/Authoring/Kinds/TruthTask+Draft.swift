public import Curriculum

extension TruthTask: QuestionDrafting {
  public static let draftPrompt = "Is this sentence true?"

  public static func draftParts(from example: ExampleEvents) -> QuestionParts {
    QuestionParts(blocks: [.init("statement", draftStatement)])
  }

  public static let skeleton = #"""
    ```ask
    kind: truth
    rules: [view.loads-on-first-access]
    ```

    Is this sentence true?

    ```swift
    import UIKit

    class Home: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
    }

    let home = Home()
    ```

    ```statement
    - Creating a controller calls its `viewDidLoad`.
      check: trace.count("Home.viewDidLoad") > 0
    ```

    ```explain
    Creating a controller loads no view. UIKit calls `viewDidLoad` only after something reads
    `view`.
    ```
    """#
}
