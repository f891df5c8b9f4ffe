/// The measured scenarios by name: each is a loop whose body runs `rounds` times.
let scenarios: [String: @Sendable (_ rounds: Int) -> String] = [
  // A life with a bit of everything: pushed, popped, presented, dismissed, added and removed. Most
  // of its work is the turns of the run loop between the events.
  "life": { rounds in
    """
    import UIKit
    class List: UIViewController {}
    class Detail: UIViewController {}
    class Sheet: UIViewController {}
    class Badge: UIViewController {}
    let list = List()
    let navigation = UINavigationController(rootViewController: list)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Simulator.settle()
    for _ in 0..<\(rounds) {
      navigation.pushViewController(Detail(), animated: true)
      Simulator.settle()
      navigation.popViewController(animated: true)
      Simulator.settle()
      let sheet = Sheet()
      sheet.modalPresentationStyle = .fullScreen
      navigation.present(sheet, animated: true)
      Simulator.settle()
      navigation.dismiss(animated: true)
      Simulator.settle()
      let badge = Badge()
      list.addChild(badge)
      list.view.addSubview(badge.view)
      badge.didMove(toParent: list)
      Simulator.settle()
      badge.willMove(toParent: nil)
      badge.view.removeFromSuperview()
      badge.removeFromParent()
      Simulator.settle()
    }
    """
  },
  // A container that appears and disappears with its children.
  "appearance": { rounds in
    """
    import UIKit
    class Board: UIViewController {}
    class Tile: UIViewController {}
    let board = Board()
    for _ in 0..<4 {
      let tile = Tile()
      board.addChild(tile)
      board.view.addSubview(tile.view)
      tile.didMove(toParent: board)
    }
    for _ in 0..<\(rounds) {
      board.beginAppearanceTransition(true, animated: false)
      board.endAppearanceTransition()
      board.beginAppearanceTransition(false, animated: false)
      board.endAppearanceTransition()
    }
    """
  },
  // A tree of views that enters and leaves a window.
  "notices": { rounds in
    """
    import UIKit
    class Box: UIView {}
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    Simulator.settle()
    let box = Box()
    for _ in 0..<5 { box.addSubview(Box()) }
    for _ in 0..<\(rounds) {
      window.addSubview(box)
      box.removeFromSuperview()
    }
    """
  },
  // Fifty views that are laid out again and again.
  "layout": { rounds in
    """
    import UIKit
    class Box: UIView {}
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    Simulator.settle()
    var boxes: [Box] = []
    for _ in 0..<50 {
      let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(box)
      boxes.append(box)
    }
    for _ in 0..<\(rounds) {
      for box in boxes { box.setNeedsLayout() }
      window.layoutIfNeeded()
    }
    """
  },
  // The counterpart of CPython's `arithmetic.py` in `Scripts/bench`, the same line by line.
  "arithmetic": { rounds in
    """
    func run(_ rounds: Int) -> Int {
      var total = 0
      var index = 0
      while index < rounds {
        if index % 3 == 0 { total = total + index * 2 } else { total = total - index }
        index = index + 1
      }
      return total
    }
    print(run(\(rounds)))
    """
  },
  // The same in numbers of 32 bits without a sign, which never leave their range.
  "narrow": { rounds in
    """
    func run(_ rounds: UInt32) -> UInt32 {
      var total: UInt32 = 0
      var index: UInt32 = 0
      while index < rounds {
        if index % 3 == 0 { total = total &+ index * 2 } else { total = total &- index }
        index = index + 1
      }
      return total
    }
    print(run(\(rounds)))
    """
  },
]
