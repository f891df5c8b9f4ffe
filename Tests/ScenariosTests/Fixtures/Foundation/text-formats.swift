// The lengths that C's formats give their numbers.
import UIKit
print(
  String(format: "%lu %llx %lX %lo %llu", UInt.max, UInt64.max, -255, -1, UInt64(1) << 63))
print(String(format: "%lx %ld %lld", Int.min, Int.min, Int64.max))
print(String(format: "%d %x %u %hhd %hhx %hd", 1 << 40, Int.max, -1, 300, -1, 70_000))
print(String(format: "%#010x|%#x|%#o|%08d|%+d|% d|%-6d|", 255, 255, 8, -42, 5, 5, 42))
print(String(format: "%e %E %g %.3e", 5e-324, 12345.678, 0.0001, 0.0))
print(String(format: "%5.1f|%-8.2f|%+.0f|%05.1f", 3.14159, 2.5, 2.5, -1.25))
print(String(format: "%@ %d%% %c", "text", 50, 65))
