import Glibc
import HostileSources

// Runs a program on each of the hostile sources and says which ones it did not end well: by a
// signal, with a status that is none of its own, or beyond the processor time and memory it may take.
//
//   HostileRunner FOLDER VDL [NAME...]     writes the sources into the folder

let secondsAllowed = 2.0
let megabytesAllowed = 256

/// The end of a process.
struct Ending {
  var status: Int32
  var seconds: Double
  var megabytes: Int

  var isCrash: Bool { status & 0x7F != 0 || ![0, 2, 3, 4].contains(status >> 8 & 0xFF) }

  var problem: String? {
    if isCrash { return "crash" }
    if megabytes > megabytesAllowed { return "memory" }
    return seconds > secondsAllowed ? "time" : nil
  }
}

func run(_ program: String, on file: String) -> Ending? {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  let command: [String] = [program, "run", file]
  var words: [UnsafeMutablePointer<CChar>?] = command.map { word in strdup(word) }
  words.append(nil)
  defer { for word in words { free(word) } }
  var process = pid_t()
  guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else { return nil }
  var status: Int32 = 0
  var usage = rusage()
  while wait4(process, &status, 0, &usage) < 0 { guard errno == EINTR else { return nil } }
  func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
  return Ending(
    status: status, seconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
    megabytes: usage.ru_maxrss >> 10)
}

func write(_ bytes: [UInt8], to path: String) -> Bool {
  guard let file = fopen(path, "w") else { return false }
  defer { fclose(file) }
  return fwrite(bytes, 1, bytes.count, file) == bytes.count
}

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 2 else {
  print("usage: HostileRunner FOLDER VDL [NAME...]")
  exit(64)
}
let (folder, program, names) = (words[0], words[1], Set(words.dropFirst(2)))
// An endless program is stopped, so that the others have their turn.
var limit = rlimit(rlim_cur: 20, rlim_max: 20)
setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
var problems = 0
let sources = HostileSource.all(size: 10_000).filter { names.isEmpty || names.contains($0.name) }
for source in sources {
  let path = "\(folder)/\(source.name).swift"
  guard write(source.bytes, to: path), let ending = run(program, on: path) else {
    print("\(source.name): cannot be run")
    exit(74)
  }
  unlink(path)
  guard ending.problem != nil || !names.isEmpty else { continue }
  if ending.problem != nil { problems += 1 }
  let time = Int(ending.seconds * 1000)
  print(
    "\(ending.problem ?? "well"): \(source.name), status \(ending.status >> 8 & 0xFF),"
      + " \(time) ms, \(ending.megabytes) MB")
}
print("\(sources.count - problems) of \(sources.count) hostile sources end as they must")
exit(problems == 0 ? 0 : 1)
