import UIKit

let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let failure = Simulator.catchException {
  _ = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
}
print(failure == nil ? "a cell" : "no cell is registered")
