import Glibc
import HostileSources

// Runs a program on each of the hostile sources and courses, and on large databases, and says which ones
// it did not end well: by a signal, with a status that is none of its own, or beyond the processor time
// and memory it may take. ARCHITECTURE.md has the same bounds; on a slower machine time grows with what
// `MachineSpeed` measures beside.
//
//   HostileRunner FOLDER VDL [NAME...]     writes the sources into the folder; the databases
//                                          'one.sqlite' and 'many.sqlite' stand there

/// A run of the program: its words, and the processor time and memory that it may take.
struct Trial {
  var name: String
  var words: [String]
  var seconds: Double
  var megabytes = 256
  /// Writes the files; false when that fails.
  var prepare: () -> Bool
}

/// The end of a process.
struct Ending {
  var status: Int32
  var seconds: Double
  var megabytes: Int

  var isCrash: Bool { status & 0x7F != 0 || ![0, 1, 2, 3, 4].contains(status >> 8 & 0xFF) }

  func problem(in trial: Trial) -> String? {
    if isCrash { return "crash" }
    if megabytes > trial.megabytes { return "memory" }
    guard seconds > trial.seconds else { return nil }
    let slowness = MachineSpeed.slowness
    print("this machine takes \((slowness * 10).rounded() / 10) times the usual time now")
    return seconds > trial.seconds * slowness ? "time" : nil
  }
}

func run(_ program: String, _ given: [String]) -> Ending? {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  let command = [program] + given
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

func removeDatabase(_ path: String) {
  for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
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
var problems = 0
let sources = HostileSource.all(size: 10_000).map { source in
  let path = "\(folder)/\(source.name).swift"
  return Trial(name: source.name, words: ["run", path], seconds: 8) {
    write(source.bytes, to: path)
  }
}
let traces = HostileSource.screens(10_000).flatMap { source in
  let path = "\(folder)/\(source.name).swift"
  return [("--json", 20.0, 512), ("--versions", 120, 1024)].map { option, seconds, megabytes in
    Trial(
      name: "trace \(option) of \(source.name)", words: ["trace", option, path], seconds: seconds,
      megabytes: megabytes
    ) {
      write(source.bytes, to: path)
    }
  }
}
let everyday = EverydayTrials.all(in: folder)
let courses = HostileCourse.all(size: 1_000_000).map { course in
  let path = "\(folder)/\(course.name)"
  return Trial(name: course.name, words: ["content", "check", path], seconds: 10) {
    mkdir(path, 0o700)
    return write(Array(course.courseFile.utf8), to: path + "/course.yaml")
      && course.lessons.enumerated().allSatisfy { number, lesson in
        write(Array(lesson.utf8), to: path + "/L\(number).md")
      }
  }
}
let databases = DatabaseTrials.all(in: folder)
let trials = (sources + traces + courses + everyday + databases).filter {
  names.isEmpty || names.contains($0.name)
}
for trial in trials {
  // An endless program is stopped, so that the others have their turn.
  var limit = rlimit(rlim_cur: UInt(max(20, trial.seconds * 3)), rlim_max: rlim_t.max)
  setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
  guard trial.prepare(), let ending = run(program, trial.words) else {
    print("\(trial.name): cannot be run")
    exit(74)
  }
  let problem = ending.problem(in: trial)
  let isAlwaysShown = !names.isEmpty || (everyday + databases).contains { $0.name == trial.name }
  let isShown = problem != nil || isAlwaysShown
  guard isShown else { continue }
  if problem != nil { problems += 1 }
  let time = Int(ending.seconds * 1000)
  print(
    "\(problem ?? "well"): \(trial.name), status \(ending.status >> 8 & 0xFF),"
      + " \(time) ms, \(ending.megabytes) MB")
}
print("\(trials.count - problems) of \(trials.count) runs end as they must")
exit(problems == 0 ? 0 : 1)
