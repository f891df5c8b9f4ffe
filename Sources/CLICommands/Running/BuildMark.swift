internal import Glibc

/// Names this build of the program: another build may lower the same sources differently.
enum BuildMark {
  /// The linker's hash of what it linked, which stays when the program is copied; without one, the file's size and
  /// time.
  static let text: String = {
    let descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    if let id = ELFNotes(descriptor)?.buildID { return "-\(id)" }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return "" }
    return "-\(status.st_size)-\(status.st_mtim.tv_sec)-\(status.st_mtim.tv_nsec)"
  }()
}

/// The notes in a program's file, by the 64-bit form of ELF (`elf.h`).
private struct ELFNotes {
  private static let noteType: UInt32 = 4
  private static let buildIDType: UInt32 = 3
  private static let mostBytes = 1 << 16

  private var segments: [[UInt8]] = []

  /// Nil for a file of another form.
  init?(_ descriptor: Int32) {
    let head = Self.read(descriptor, at: 0, count: 64)
    guard head.count == 64, head.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    let (start, size, count) = (
      head.number(at: 32, bytes: 8), head.number(at: 54, bytes: 2), head.number(at: 56, bytes: 2)
    )
    guard size >= 56, size * count <= Self.mostBytes else { return nil }
    let table = Self.read(descriptor, at: start, count: size * count)
    guard table.count == size * count else { return nil }
    for entry in stride(from: 0, to: table.count, by: size) {
      guard table.number(at: entry, bytes: 4) == Int(Self.noteType) else { continue }
      let length = table.number(at: entry + 32, bytes: 8)
      guard length <= Self.mostBytes else { continue }
      let offset = table.number(at: entry + 8, bytes: 8)
      segments.append(Self.read(descriptor, at: offset, count: length))
    }
  }

  /// The note that `ld --build-id` writes, as hexadecimal digits.
  var buildID: String? {
    for notes in segments {
      var place = 0
      while place + 12 <= notes.count {
        let nameSize = notes.number(at: place, bytes: 4)
        let size = notes.number(at: place + 4, bytes: 4)
        let type = notes.number(at: place + 8, bytes: 4)
        let name = place + 12
        let value = name + Self.padded(nameSize)
        guard value + size <= notes.count else { break }
        if type == Int(Self.buildIDType),
          notes[name..<(name + nameSize)].elementsEqual("GNU\0".utf8)
        {
          return notes[value..<(value + size)].map { $0.hexadecimal }.joined()
        }
        place = value + Self.padded(size)
      }
    }
    return nil
  }

  private static func padded(_ size: Int) -> Int { (size + 3) & ~3 }

  private static func read(_ descriptor: Int32, at offset: Int, count: Int) -> [UInt8] {
    guard offset >= 0, count > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = pread(descriptor, &bytes, count, offset)
    return got == count ? bytes : []
  }
}

extension [UInt8] {
  /// The number in so many bytes, the lowest first; 0 for one that no file has.
  fileprivate func number(at place: Int, bytes: Int) -> Int {
    guard place + bytes <= count else { return 0 }
    let value = self[place..<(place + bytes)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value).flatMap { $0 < 1 << 40 ? $0 : nil } ?? 0
  }
}

extension UInt8 {
  fileprivate var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}
