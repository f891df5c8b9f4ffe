import CLICommands
import Glibc

exit(CLICommands.run(arguments: Array(CommandLine.arguments.dropFirst())))
