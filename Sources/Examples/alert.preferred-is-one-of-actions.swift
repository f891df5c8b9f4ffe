import UIKit

let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
let delete = UIAlertAction(title: "Delete", style: .destructive)
let failure = Simulator.catchException { alert.preferredAction = delete }
print(failure?.name.rawValue ?? "preferred")
