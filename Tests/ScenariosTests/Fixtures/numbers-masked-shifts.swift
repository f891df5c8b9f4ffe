// Masked shifts take a distance of any integer type, as other shifts do.
let place = 3
let mask: Int64 = 1 &<< place
print(mask, type(of: mask))
var bits: Int64 = 5
print(bits &<< place, bits &>> place, bits &<< 2)
bits &<<= place
bits &>>= 1
print(bits)
let narrow: UInt8 = 0b1000_0001
print(narrow &<< place, narrow &>> 9, narrow &>> Int64(7))
let filter: UInt64 = ~(1 &<< place) & 0xFF
print(filter)

// Where nothing else is wanted, both are of one type.
let distance: UInt8 = 3
print(type(of: 1 &<< distance), type(of: 1 << distance))
print(1 &<< place, type(of: 1 &<< place))
print([Int8(1), 2].map { $0 &<< 3 })
let same: UInt8 = 1 &<< distance
print(same)

func lowest<T: FixedWidthInteger>(_ count: Int, of type: T.Type) -> T { (1 &<< count) &- 1 }
func flag<T: FixedWidthInteger>(_ place: Int) -> T {
  let flag: T = 1 &<< place
  return flag
}
print(lowest(4, of: UInt16.self), lowest(7, of: Int8.self), flag(5) as UInt32)
