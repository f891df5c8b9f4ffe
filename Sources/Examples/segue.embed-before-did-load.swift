import UIKit

class Dashboard: UIViewController {
  var chart: Chart?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    chart = segue.destination as? Chart
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("the chart is there: \(chart != nil)")
  }
}

class Chart: UIViewController {}

Simulator.addStoryboard(
  "Main",
  scenes: [
    Simulator.Scene("dashboard", controller: Dashboard.self),
    Simulator.Scene("chart", controller: Chart.self),
  ], segues: [Simulator.Segue("embedChart", from: "dashboard", to: "chart", kind: .embed)])
let storyboard = UIStoryboard(name: "Main", bundle: nil)
let dashboard = storyboard.instantiateViewController(withIdentifier: "dashboard")
dashboard.loadViewIfNeeded()
