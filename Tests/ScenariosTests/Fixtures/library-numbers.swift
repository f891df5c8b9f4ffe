// Numbers at the edges of Swift's library.
print(max(1.0, Double.nan), max(Double.nan, 1.0), max(1, 2.0, Double.nan, 3))
print(min(1.0, Double.nan), min(Double.nan, 1.0))
print(Array(stride(from: Float(0), to: 1, by: 0.1)))
print(Array(stride(from: 1.0, to: 0, by: -0.3)), Array(stride(from: 0.0, through: 1, by: 0.25)))
struct Generator: RandomNumberGenerator {
  var state: UInt64 = 1
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
var generator = Generator()
print(Float.random(in: 0..<1, using: &generator), Float.random(in: 1...2, using: &generator))
print(Double.random(in: 0..<1, using: &generator), Float.random(in: -5..<5, using: &generator))
// Lengths of time
print(Duration.seconds(1.5), Duration.milliseconds(20), Duration.zero, Duration.seconds(3600))
debugPrint(Duration.milliseconds(250))
print("\(Duration.seconds(2) + .milliseconds(500))", Duration.seconds(1) - .milliseconds(250))
print(Duration.seconds(3) / 2 == .milliseconds(1500), Duration.seconds(10) * 2 == .seconds(20))
print(Duration.seconds(10) / Duration.seconds(4), Duration.seconds(1) * 0.5)
print(Duration.milliseconds(100) * 3 == .milliseconds(300), Duration.seconds(0.1) + .seconds(0.2))
var time = Duration.seconds(1)
time += .seconds(2)
time *= 3
time /= 2
time -= .milliseconds(500)
print(time, time > .seconds(3), [Duration.seconds(2), .seconds(1)].sorted())
print(MemoryLayout<AnyObject>.size, MemoryLayout<AnyObject?>.size, MemoryLayout<Any>.size)
