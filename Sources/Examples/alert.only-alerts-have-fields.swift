import UIKit

let sheet = UIAlertController(title: "Name", message: nil, preferredStyle: .actionSheet)
let failure = Simulator.catchException { sheet.addTextField() }
print(failure?.reason ?? "added")
