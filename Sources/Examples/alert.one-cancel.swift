import UIKit

let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
alert.addAction(UIAlertAction(title: "No", style: .cancel))
let error = Simulator.catchException {
  alert.addAction(UIAlertAction(title: "Never", style: .cancel))
}
print(error?.reason ?? "two ways to cancel")
