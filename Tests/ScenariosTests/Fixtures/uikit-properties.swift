// ios: 26. Updates of properties: the first ones, asked for, done at once, with and without layout.
import UIKit

class Card: UIView {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  }
  required init?(coder: NSCoder) { return nil }
  override func updateProperties() { super.updateProperties(); print("updateProperties", name) }
  override func layoutSubviews() { super.layoutSubviews(); print("layoutSubviews", name) }
}
class Screen: UIViewController {
  let card = Card("card")
  var showsMore = false
  override func loadView() { view = Card("root") }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    card.addSubview(Card("inner"))
    print("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); print("viewIsAppearing") }
  override func updateProperties() {
    super.updateProperties()
    print("updateProperties of the controller")
    if showsMore { card.setNeedsLayout() }
  }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); print("viewWillLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("viewDidAppear") }
}

let screen = Screen()
print("-- not loaded")
screen.updatePropertiesIfNeeded()
screen.setNeedsUpdateProperties()
print(screen.isViewLoaded)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = screen
window.makeKeyAndVisible()
Simulator.settle()
print("-- asked for")
screen.card.setNeedsUpdateProperties()
screen.card.setNeedsUpdateProperties()
print("asked")
Simulator.settle()
print("-- at once")
screen.setNeedsUpdateProperties()
screen.card.setNeedsUpdateProperties()
screen.card.updatePropertiesIfNeeded()
print("the card is done")
screen.updatePropertiesIfNeeded()
print("all is done")
screen.view.updatePropertiesIfNeeded()
Simulator.settle()
print("-- layout")
screen.card.setNeedsLayout()
screen.card.frame.size.width += 30
Simulator.settle()
print("-- properties that ask for layout")
screen.showsMore = true
screen.setNeedsUpdateProperties()
Simulator.settle()
screen.showsMore = false
print("-- layout at once")
screen.card.setNeedsUpdateProperties()
screen.card.layoutIfNeeded()
print("laid out")
Simulator.settle()
print("-- a new view")
let late = Card("late")
screen.view.addSubview(late)
Simulator.settle()
print("-- rotation")
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
