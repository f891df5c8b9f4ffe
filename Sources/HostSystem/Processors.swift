internal import Glibc

/// The processors of the machine.
public enum Processors {
  /// The number of those that this program may use, at least 1.
  public static let count = max(allowed ?? sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)

  /// As the kernel tells it: a container may have fewer than the machine. The line is a mask in hexadecimal digits
  /// (proc_pid_status(5)).
  private static var allowed: Int? {
    guard let file = fopen("/proc/self/status", "re") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard text.hasPrefix("Cpus_allowed:") else { continue }
      return text.dropFirst("Cpus_allowed:".count).reduce(0) {
        $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0)
      }
    }
    return nil
  }
}
