import Glibc
import Scenarios

// Feeds text to the front end and runs what it takes, under tight limits: whatever the text, the
// program must neither crash nor hang. `Scripts/deep fuzz` links it with libFuzzer; without it, the
// files that are named are run once each.

let engine = Engine()

/// Runs a text as a scenario.
func run(_ bytes: UnsafeRawBufferPointer) {
  let text = String(decoding: bytes, as: UTF8.self)
  _ = engine.run(
    Scenario(text), limits: Limits(steps: 100_000, depth: 200, memory: 16 << 20, output: 1 << 16))
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
