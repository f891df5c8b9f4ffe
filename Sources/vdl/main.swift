import CLICommands
import Glibc

let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
// `CommandLine.arguments` has another text in place of one that isn't UTF-8.
exit(
  CLICommands.run(
    arguments: words.dropFirst().map { $0.flatMap { String(validatingCString: $0) } }))
