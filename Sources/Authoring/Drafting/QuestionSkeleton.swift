internal import Curriculum

/// Questions to begin with, one for each kind: each passes the check as it is.
enum QuestionSkeleton {
  /// What stands below the heading.
  static func text(_ kind: QuestionKind) -> String {
    switch kind {
    case .order: order
    case .output: output
    case .choice: choice
    case .truth: truth
    case .count: count
    case .state: state
    case .line: line
    case .fix: fix
    case .write: write
    case .versions: versions
    case .why: why
    case .next: next
    case .reach: reach
    }
  }

  private static let order = #"""
    ```ask
    kind: order
    rules: [view.loads-on-first-access]
    ```

    In which order are these called?

    ```swift
    import UIKit

    class Home: UIViewController {
        override func loadView() { super.loadView() }
        override func viewDidLoad() { super.viewDidLoad() }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    }

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Home()
    window.makeKeyAndVisible()
    ```

    ```events
    Home.loadView
    Home.viewDidLoad
    Home.viewWillAppear
    ```
    """#

  private static let output = #"""
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
    """#

  private static let choice = #"""
    ```ask
    kind: choice
    rules: [view.loads-on-first-access]
    ```

    Which of the two has a view in the end?

    ```swift
    import UIKit

    let a = UIViewController()
    let b = UIViewController()
    _ = a.isViewLoaded
    _ = b.view
    ```

    ```choices
    - Only `a`.
      check: a.isViewLoaded && !b.isViewLoaded
    - Only `b`, since asking a flag is not
      asking for the view.
      check: b.isViewLoaded && !a.isViewLoaded
    - Both.
      check: a.isViewLoaded && b.isViewLoaded
    ```
    """#

  private static let truth = #"""
    ```ask
    kind: truth
    rules: [view.loads-on-first-access]
    ```

    Is it so?

    ```swift
    import UIKit

    class Home: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
    }

    let home = Home()
    ```

    ```statement
    - Making a controller calls its `viewDidLoad`.
      check: trace.count("Home.viewDidLoad") > 0
    ```
    """#

  private static let count = #"""
    ```ask
    kind: count
    rules: [view.loads-on-first-access]
    event: Home.viewDidLoad
    ```

    How many times is `viewDidLoad` called?

    ```swift
    import UIKit

    class Home: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
    }

    let home = Home()
    for _ in 1...3 { _ = home.view }
    ```
    """#

  private static let state = #"""
    ```ask
    kind: state
    rules: [appearance.will-appear]
    at: Home.viewWillAppear
    ```

    Is it in a window yet?

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
    """#

  private static let line = #"""
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
    """#

  private static let fix = #"""
    ```ask
    kind: fix
    rules: [view.load-view-makes-the-view]
    ```

    Its view never comes. Mend it.

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
    - It is loaded once.
      check: trace.count("Home.loadView") == 1
    ```
    """#

  private static let write = #"""
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
    """#

  private static let versions = #"""
    ```ask
    kind: versions
    rules: [memory.warning-keeps-views]
    among: [4.3, 5.1, 6, 17]
    ```

    A memory warning comes while its view is not shown.

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
    """#

  private static let why = #"""
    ```ask
    kind: why
    rules: [window.root-appears]
    event: Home.viewDidAppear
    ```

    Which of these make `viewDidAppear` come?

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
    - Its view is read.
      line: _ = home.view
    - It is the window's root.
      line: window.rootViewController = home
    - The window is shown.
      line: window.makeKeyAndVisible()
    ```
    """#

  private static let next = #"""
    ```ask
    kind: next
    rules: [view.loads-on-first-access]
    ```

    Play UIKit: what comes next?

    ```swift
    import UIKit

    class Home: UIViewController {
        override func loadView() { super.loadView() }
        override func viewDidLoad() { super.viewDidLoad() }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    }

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Home()
    window.makeKeyAndVisible()
    ```

    ```events
    Home.loadView
    Home.viewDidAppear
    Home.viewDidLoad
    ```
    """#

  private static let reach = #"""
    ```ask
    kind: reach
    rules: [view.loads-on-first-access]
    most: 2
    ```

    What makes its view?

    ```swift
    import UIKit

    class Home: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
    }

    let home = Home()
    ```

    ```goal
    - `viewDidLoad` has run.
      check: trace.count("Home.viewDidLoad") == 1
    ```

    ```actions
    - Set the title.
      do: home.title = "Home"
    - Ask whether the view is loaded.
      do: _ = home.isViewLoaded
    - Give the view a color.
      do: home.view.backgroundColor = .red
    ```
    """#
}
