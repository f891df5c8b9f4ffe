import UIKit

BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { _ in }
let exception = Simulator.catchException {
  BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { _ in }
}
print(exception?.reason ?? "no exception")
