// Integers of other sizes, Float
let small: Int8 = 100
print(small.addingReportingOverflow(100), small &+ 100, UInt8(truncatingIfNeeded: 300))
print(Int8(exactly: 200) as Any, UInt16.max, Int32("-7") as Any, Float(0.1) + 0.2)
