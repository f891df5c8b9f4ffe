import UIKit

print(UIDevice.current.batteryLevel)
UIDevice.current.isBatteryMonitoringEnabled = true
print(UIDevice.current.batteryLevel)
