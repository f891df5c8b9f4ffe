/// The file that turns faults on: a byte for each, which also tells whether a process came by the place.
///
/// Every process maps it, so that the programs that tests start see the same as the tests.
public enum FaultSwitch {
  /// The name of the function that asks whether a fault is on.
  static let function = "faultIsOn"

  /// The byte of a fault that is on.
  public static let on: UInt8 = 1
  /// What is added to the byte of a fault when a process comes by its place.
  public static let reached: UInt8 = 2

  /// Returns the source that each module with faults needs.
  public static func source(path: String, count: Int) -> String {
    """
    internal import Glibc

    // Every write sets the same bit, and nobody depends on when it is seen.
    private nonisolated(unsafe) let switches: UnsafeMutablePointer<UInt8> = {
      let file = open(#"\(path)"#, O_RDWR)
      let memory = mmap(nil, \(max(count, 1)), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
      guard file >= 0, let memory, Int(bitPattern: memory) != -1 else {
        fatalError("the file of the faults can't be mapped")
      }
      close(file)
      return memory.assumingMemoryBound(to: UInt8.self)
    }()

    @usableFromInline func \(function)(_ number: Int) -> Bool {
      let value = switches[number]
      switches[number] = value | \(reached)
      return value & \(on) != 0
    }

    """
  }
}
