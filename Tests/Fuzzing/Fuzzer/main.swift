import Glibc
import Scenarios

// Feeds text to the front end and runs accepted programs, under tight limits: for every text, the
// program must neither crash nor hang. Input that begins with a zero, as no text does, describes a
// damage to the kept image of the model. `Scripts/deep fuzz` links it with libFuzzer; without it,
// the named files are run once each.

let engine = Engine()
let image = engine.cacheImage ?? []

/// Runs a text as a scenario, or a damaged image.
func run(_ bytes: UnsafeRawBufferPointer) {
  if bytes.first == 0 {
    runImage(damagedBy: bytes.dropFirst())
    return
  }
  let text = String(decoding: bytes, as: UTF8.self)
  _ = engine.run(
    Scenario(text), limits: Limits(steps: 100_000, depth: 200, memory: 16 << 20, output: 1 << 16))
}

/// A changed image is refused; an unchanged one gives the same result as before.
///
/// Each change is four bytes: a place, and a number to change its byte by. Fewer than four bytes at
/// the end cut the image short.
func runImage(damagedBy changes: Slice<UnsafeRawBufferPointer>) {
  var damaged = image
  var rest = changes[...]
  while rest.count >= 4, !damaged.isEmpty {
    let place = rest.prefix(3).reduce(0) { $0 << 8 | Int($1) } % damaged.count
    // The first bytes of the image describe the rest, so every fifth change is in them.
    damaged[place % 5 == 0 ? place % min(64, damaged.count) : place] ^= rest[rest.startIndex + 3]
    rest = rest.dropFirst(4)
  }
  for byte in rest { damaged.removeLast(min(damaged.count, Int(byte) << 14)) }
  guard let found = Engine(image: damaged) else {
    precondition(damaged != image, "an image that nobody changed is refused")
    return
  }
  precondition(damaged == image, "an image that was changed is taken")
  _ = found.run(Scenario("print(1)"))
}

/// Looks a function of libFuzzer's up: it is only there when it was linked.
func fuzzerFunction(_ name: String) -> UnsafeMutableRawPointer? { dlsym(nil, name) }

typealias TestOneInput = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
typealias RunDriver =
  @convention(c) (
    UnsafeMutablePointer<Int32>,
    UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    TestOneInput
  ) -> Int32

if let function = fuzzerFunction("LLVMFuzzerRunDriver") {
  let drive = unsafeBitCast(function, to: RunDriver.self)
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  exit(
    drive(&count, &arguments) { bytes, count in
      run(UnsafeRawBufferPointer(start: bytes, count: count))
      return 0
    })
}
for path in CommandLine.arguments.dropFirst() {
  guard let file = fopen(path, "r") else {
    print("there is no file '\(path)'")
    exit(74)
  }
  var bytes: [UInt8] = []
  while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
  fclose(file)
  bytes.withUnsafeBytes(run)
}
