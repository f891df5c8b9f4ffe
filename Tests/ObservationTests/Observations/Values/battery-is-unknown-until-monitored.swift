// title: Without battery monitoring the level is -1 and the state unknown
// ios: 15
// device: iphone
// watch: battery
// normalize:
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/DeviceTest.cs (Microsoft, 2025-02)
// confidence: high
// note: The test; on a simulator both stay so when monitoring is on, which is not printed.
import UIKit
let device = UIDevice.current
print("battery monitored \(device.isBatteryMonitoringEnabled)")
print("battery level \(device.batteryLevel) unknown \(device.batteryState == .unknown)")

// prints:
// battery monitored false
// battery level -1.0 unknown true
