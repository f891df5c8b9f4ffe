import UIKit

let stepper = UIStepper()
stepper.maximumValue = 10
stepper.value = 50
print("value:", stepper.value)
let error = Simulator.catchException { stepper.stepValue = 0 }
print("a step of nothing:", error?.name.rawValue ?? "is taken")
