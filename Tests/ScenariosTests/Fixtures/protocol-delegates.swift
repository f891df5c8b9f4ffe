// A weak delegate, a class-bound protocol, inheritance of protocols and composition.
protocol ScreenDelegate: AnyObject {
  func screenDidLoad(_ screen: Screen)
  func screen(_ screen: Screen, didSelect row: Int) -> Bool
}
extension ScreenDelegate {
  func screen(_ screen: Screen, didSelect row: Int) -> Bool {
    print("default select", row)
    return false
  }
}
class Screen {
  weak var delegate: ScreenDelegate?
  func load() {
    print("load")
    delegate?.screenDidLoad(self)
  }
  func tap(_ row: Int) { print("tapped", delegate?.screen(self, didSelect: row) ?? "nobody") }
  deinit { print("deinit screen") }
}
class Coordinator: ScreenDelegate {
  let screen = Screen()
  init() { screen.delegate = self }
  func screenDidLoad(_ screen: Screen) { print("did load", screen === self.screen) }
  deinit { print("deinit coordinator") }
}
final class Own: ScreenDelegate {
  func screenDidLoad(_ screen: Screen) { print("own did load") }
  func screen(_ screen: Screen, didSelect row: Int) -> Bool { row > 1 }
}
var coordinator: Coordinator? = Coordinator()
let screen = coordinator!.screen
screen.load()
screen.tap(1)
coordinator = nil
screen.tap(2)
let own = Own()
screen.delegate = own
screen.load()
screen.tap(4)

protocol Identified { var id: Int { get } }
protocol Titled: Identified { var title: String { get } }
extension Identified where Self: Titled {
  var line: String { "\(id): \(title)" }
}
struct Row: Titled {
  var id: Int
  var title: String
}
func show(_ value: Identified & CustomStringConvertible) { print(value.id, value.description) }
extension Row: CustomStringConvertible {
  var description: String { "<" + line + ">" }
}
show(Row(id: 1, title: "one"))
print(Row(id: 2, title: "two"), [Row(id: 3, title: "three")])
