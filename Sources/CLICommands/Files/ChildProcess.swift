internal import Glibc
internal import HostSystem

/// Another program, which this one waits for.
///
/// It gets nothing of this one but its words, its environment and the file for its output: it reads nothing, every
/// other descriptor is closed, and its signals are as the system has them at first. It leads a process group of its
/// own, and what is left of that when it has ended is killed.
enum ChildProcess {
  enum Ending: Equatable {
    case exited(Int32)
    case killed(signal: Int32)
  }

  /// Runs the program of a file to its end; nil when it can't be started.
  static func run(
    _ program: String, _ words: [String], environment: [String: String], output: Int32
  ) -> Ending? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    // Also those that whoever started this program has left open; closing one that is gone already does nothing.
    for descriptor in (Folder.names(in: "/proc/self/fd") ?? []).compactMap({ Int32($0) })
    where descriptor > STDERR_FILENO {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    isolate(&attributes)
    var child: pid_t = 0
    let problem = withPointers(to: [program] + words) { words in
      withPointers(to: environment.map { "\($0.key)=\($0.value)" }) { environment in
        posix_spawn(&child, program, &actions, &attributes, words, environment)
      }
    }
    return problem == 0 ? end(of: child) : nil
  }

  /// A group of its own, and signals that are neither blocked nor ignored.
  private static func isolate(_ attributes: inout posix_spawnattr_t) {
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
  }

  /// Waits for the end of a child. Its group is killed before it is buried, while its number is nobody else's.
  private static func end(of child: pid_t) -> Ending? {
    var information = siginfo_t()
    while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) != 0 {
      guard errno == EINTR else { return nil }
    }
    kill(-child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) != child {
      guard errno == EINTR else { return nil }
    }
    // As WIFEXITED, WEXITSTATUS and WTERMSIG, which are macros.
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }

  /// Does work with texts as C has lists of them.
  private static func withPointers<Result>(
    to texts: [String], _ work: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return work(copies + [nil])
  }
}
