import UIKit

let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
alert.addTextField()
print("fields of the alert:", alert.textFields?.count ?? 0)
let sheet = UIAlertController(title: "Name", message: nil, preferredStyle: .actionSheet)
let error = Simulator.catchException { sheet.addTextField() }
print("action sheet:", error?.reason ?? "takes it")
