import Foundation
import SeededNumbers

// Tries inputs of one kind after another: the program must neither trap nor hang, nor speak of an
// internal error. `FUZZ_KIND` names the kind. `Scripts/deep fuzz` links it with libFuzzer, whose options
// are the arguments; without it, the named files are tried once each.
//
//   FUZZ_KIND=swift Fuzzer seeds FOLDER      writes the inputs to begin with
//   FUZZ_KIND=swift Fuzzer search FOLDER     tries changed ones without libFuzzer, in a build for debugging
//                                            too; the one that is tried is FOLDER/tried

/// Looks a function of libFuzzer's up: it is only there when it was linked.
func fuzzerFunction(_ name: String) -> UnsafeMutableRawPointer? { dlsym(nil, name) }

typealias TestOneInput = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
typealias RunDriver =
  @convention(c) (
    UnsafeMutablePointer<Int32>,
    UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    TestOneInput
  ) -> Int32

let words = CommandLine.arguments.dropFirst()
if words.first == "seeds", let folder = words.dropFirst().first {
  for (number, seed) in try Campaign.current.kind.seeds().enumerated() {
    try Data(seed).write(to: URL(filePath: "\(folder)/\(number)"))
  }
  exit(0)
}
if words.first == "search", let folder = words.dropFirst().first {
  let seeds = try Campaign.current.kind.seeds()
  let number = ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
  var random = SeededNumbers(seed: number)
  while true {
    var input = seeds.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      input = Campaign.current.kind.changed(input, using: &random)
    }
    try Data(input).write(to: URL(filePath: "\(folder)/tried"))
    Campaign.current.attempt(input)
  }
}
if let function = fuzzerFunction("LLVMFuzzerRunDriver") {
  let drive = unsafeBitCast(function, to: RunDriver.self)
  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  exit(
    drive(&count, &arguments) { bytes, count in
      Campaign.current.attempt(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    })
}
for path in words {
  guard let data = FileManager.default.contents(atPath: path) else {
    print("there is no file '\(path)'")
    exit(74)
  }
  Campaign.current.attempt(Array(data))
}
