// swift-tools-version: 6.3

import Foundation
import PackageDescription

#if !os(Linux)
  fatalError("ViewDidLearn builds on Linux for now; CONTRIBUTING.md says what a Mac port needs")
#endif

/// The toolchain's own SwiftParser lives beside the compiler. SwiftPM evaluates a manifest in a
/// child process, so the parent's executable says where the toolchain is.
let host: String = {
  let executable = URL(filePath: "/proc/\(getppid())/exe").resolvingSymlinksInPath()
  let usr = executable.deletingLastPathComponent().deletingLastPathComponent()
  let folder = usr.appending(path: "lib/swift/host").path
  guard FileManager.default.fileExists(atPath: folder + "/SwiftParser.swiftmodule") else {
    fatalError(
      "this toolchain has no SwiftParser in \(folder); install the Swift 6.3 toolchain from swift.org"
    )
  }
  return folder
}()

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Where the toolchain's parser modules are found; one module cache for all, since the textual
/// interfaces there take seconds to build.
let parserSearchPath: SwiftSetting = .unsafeFlags([
  "-I", host, "-module-cache-path", Context.packageDirectory + "/.build/ModuleCache",
])

/// Swift Testing has an overlay for any module called UIKit, which Linux does not ship.
let withoutOverlays: SwiftSetting = .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])

let parserLinking: LinkerSetting = .unsafeFlags([
  "-L", host, "-Xlinker", "-rpath=\(host)", "-Xlinker", "-rpath=$ORIGIN/../lib",
  // Names each build of the program, and with it the image of the model that it made.
  "-Xlinker", "--build-id=sha1",
])

/// Debug builds are optimised too, with their assertions: the tests run thousands of scenarios and
/// commands, which takes three times as long otherwise.
let optimised: SwiftSetting = .unsafeFlags(
  ["-O", "-assert-config", "Debug"], .when(configuration: .debug))

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil,
  exclude: [String] = [], sources: [String]? = nil,
  settings: [SwiftSetting] = [], linker: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, exclude: exclude, sources: sources,
    swiftSettings: strict + [parserSearchPath, optimised] + settings,
    linkerSettings: linker)
}

/// The model and what it stands on keep to the language of scenarios: mode 5, no isolation. Every
/// function may be replaced, so that the compiler checks the misconceptions against the model.
func model(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name, dependencies: dependencies,
    swiftSettings: [
      .swiftLanguageMode(.v5),
      .unsafeFlags(["-enable-testing", "-Xfrontend", "-enable-implicit-dynamic"]),
    ])
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude,
    swiftSettings: strict + [parserSearchPath, withoutOverlays], linkerSettings: [parserLinking])
}

func systemLibrary(_ name: String, pkgConfig: String?) -> Target {
  .systemLibrary(name: name, path: "Sources/\(name)", pkgConfig: pkgConfig)
}

let package = Package(
  name: "viewdidlearn",
  products: [.executable(name: "vdl", targets: ["vdl"])],
  targets: [
    .executableTarget(
      name: "vdl", dependencies: ["CLICommands"], swiftSettings: strict + [parserSearchPath],
      linkerSettings: [parserLinking]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "ContentImport", "Coursework", "Curriculum", "Diagnostics", "EmbeddedSources", "QuizEngine",
        "Releases", "ReviewLog", "SQLite", "Scenarios", "SeededNumbers", "SpacedRepetition",
        "Storage",
        "Study", "SwiftFrontend", "SwiftIR", "SwiftInterpreter",
      ],
      swiftSettings: strict + [parserSearchPath], linkerSettings: [parserLinking]),
    module(
      "CLICommands",
      [
        "AnkiPackages", "Archives", "Authoring", "Beliefs", "BundledContent", "ContentImport",
        "ControllerDriver",
        "Coursework", "Curriculum", "Diagnostics", "EmbeddedSources", "Exporting", "Grading",
        "HTTP", "HostSystem", "JSONCoding", "LearningRecords", "Phrases", "Playground",
        "QuizEngine", "Releases", "Reporting",
        "ReviewLog", "Scenarios",
        "SpacedRepetition", "Storage", "Study",
        "SwiftFrontend", "TerminalUI", "Timelines",
      ]),

    // Running Swift.
    module("Diagnostics"),
    module("Releases"),
    module("Checksums"),
    module("SwiftIR", ["Checksums", "Diagnostics"]),
    module("SwiftFrontend", ["Diagnostics", "SwiftIR"]),
    module("SwiftInterpreter", ["Diagnostics", "SwiftIR"]),
    module("EmbeddedSources", ["CEmbeddedSources"]),
    .target(name: "CEmbeddedSources", exclude: ["Files.inc"]),
    module(
      "Scenarios",
      [
        "Checksums", "Diagnostics", "EmbeddedSources", "Releases", "SwiftFrontend", "SwiftIR",
        "SwiftInterpreter",
      ]),
    module("ControllerDriver", ["Diagnostics", "Scenarios", "SwiftFrontend"]),
    module("Playground", ["Diagnostics", "Phrases", "Releases", "Scenarios", "SwiftFrontend"]),
    model("FoundationValues"),
    model("UIKit", ["FoundationValues"]),
    // Compiled so that one that no longer fits the model stops the build; `vdl` embeds the text.
    model("Misconceptions", ["UIKit"]),

    // Learning.
    module("Curriculum", ["Releases"]),
    module("SpacedRepetition"),
    module("Beliefs", ["Releases"]),
    module("ReviewLog", ["Beliefs", "Curriculum", "Releases", "SpacedRepetition"]),
    module(
      "QuizEngine",
      [
        "Beliefs", "Curriculum", "Diagnostics", "Phrases", "Releases", "ReviewLog", "Scenarios",
        "SpacedRepetition",
      ]),
    // Messages to servers, and the statements that a record store keeps (xAPI).
    .target(name: "CCurl"),
    module("HTTP", ["CCurl"], settings: [.strictMemorySafety()]),
    module(
      "LearningRecords",
      [
        "Coursework", "Curriculum", "Exporting", "HTTP", "JSONCoding", "Releases", "ReviewLog",
      ]),
    // Files packed into one.
    module("Archives", ["CArchive", "Phrases"], settings: [.strictMemorySafety()]),
    // What a class is given and hands in.
    module("Coursework", ["CZlib", "Curriculum", "JSONCoding", "Phrases", "ReviewLog"]),
    module(
      "ContentImport",
      [
        "CCMarkGFM", "CYAML", "Coursework", "Curriculum", "Diagnostics", "HostSystem", "Phrases",
        "Releases", "ReviewLog",
      ]),
    // A learner's session, without a terminal.
    module(
      "Study",
      [
        "Beliefs", "Checksums", "ContentImport", "Coursework", "Curriculum", "Diagnostics",
        "QuizEngine", "Releases", "ReviewLog", "Scenarios", "SpacedRepetition", "Storage",
      ]),
    // What a class handed in, run again.
    module(
      "Grading",
      [
        "Beliefs", "Coursework", "Curriculum", "JSONCoding", "QuizEngine", "ReviewLog", "Scenarios",
        "Storage", "Study",
      ]),
    // The tools of those who write courses, without a terminal.
    module(
      "Authoring",
      [
        "Beliefs", "ContentImport", "ControllerDriver", "Curriculum", "Diagnostics", "HostSystem",
        "Phrases", "QuizEngine", "Releases", "ReviewLog", "Scenarios", "Storage", "SwiftFrontend",
      ]),
    module(
      "BundledContent", ["HostSystem"], path: "Content",
      exclude: ["README.md", "CLAIMS.md", "BLUEPRINT.md", "Courses", "Schemas"],
      sources: ["ContentBundle.swift"]),

    // Keeping.
    module("SQLite", ["CSQLite"], settings: [.strictMemorySafety()]),
    module(
      "Storage",
      [
        "Beliefs", "Coursework", "Curriculum", "HostSystem", "JSONCoding", "Phrases", "Releases",
        "ReviewLog", "SQLite", "SpacedRepetition",
      ]),
    module(
      "Exporting", ["Coursework", "Curriculum", "Releases", "ReviewLog", "SpacedRepetition"]),
    // Courses and progress for Anki.
    module(
      "AnkiPackages",
      [
        "Archives", "Curriculum", "Exporting", "Pages", "ReviewLog", "SQLite", "SpacedRepetition",
      ]),
    module(
      "Reporting",
      ["Coursework", "Curriculum", "Pages", "Phrases", "ReviewLog", "SpacedRepetition"]),

    // Drawing.
    module("Pages", ["CCMarkGFM"]),
    module("Timelines", ["Exporting", "Pages", "Phrases", "Releases", "Scenarios"]),

    // Talking.
    module("Phrases"),
    module("TerminalUI", ["CEditLine"], settings: [.strictMemorySafety()]),

    // What Foundation would do, by the C library alone.
    module("HostSystem"),
    module("JSONCoding"),

    systemLibrary("CSQLite", pkgConfig: "sqlite3"),
    systemLibrary("CCMarkGFM", pkgConfig: nil),
    systemLibrary("CYAML", pkgConfig: "yaml-0.1"),
    systemLibrary("CZlib", pkgConfig: "zlib"),
    .target(name: "CArchive"),
    systemLibrary("CEditLine", pkgConfig: "libedit"),

    // Support of tests: the project's files, and the model, lowered once for all of them.
    module("ProjectFiles", path: "Tests/ProjectFiles"),
    module("TestedEngine", ["Scenarios"], path: "Tests/TestedEngine"),
    module("QuestionShorthand", ["Curriculum", "Releases"], path: "Tests/QuestionShorthand"),
    module("SeededNumbers", path: "Tests/SeededNumbers"),
    // A server in memory, for statements.
    module("FaultyRecordStore", ["HTTP"], path: "Tests/FaultyRecordStore"),

    // Programs from seeds, compared with native runs.
    module("ProgramGenerator", ["Diagnostics", "Scenarios"], path: "Tests/ProgramGenerator"),
    .executableTarget(
      name: "Oracle", dependencies: ["ProgramGenerator", "Scenarios"], path: "Tests/Oracle",
      swiftSettings: strict + [parserSearchPath], linkerSettings: [parserLinking]),

    // Texts that a careless program would not survive, and what runs a program on each.
    module("HostileSources", path: "Tests/Fuzzing/HostileSources"),
    .executableTarget(
      name: "HostileRunner", dependencies: ["HostileSources"], path: "Tests/Fuzzing/HostileRunner"),

    // What can happen to a learner's store: kills, failing disks, damage.
    .executableTarget(
      name: "StoreTrials",
      dependencies: ["EmbeddedSources", "SQLite", "SeededNumbers", "Storage"],
      path: "Tests/Endurance/StoreTrials", swiftSettings: strict),

    // Small faults in the code, and whether the tests notice them.
    module("Mutants", path: "Tests/Endurance/Mutants"),
    .executableTarget(
      name: "MutantTrials", dependencies: ["Mutants", "SeededNumbers"],
      path: "Tests/Endurance/MutantTrials", exclude: ["SURVIVORS.md"],
      swiftSettings: strict + [parserSearchPath], linkerSettings: [parserLinking]),

    .executableTarget(
      name: "Fuzzer",
      dependencies: [
        "Authoring", "CLICommands", "Checksums", "ContentImport", "Diagnostics", "Playground",
        "ProgramGenerator", "ProjectFiles", "ReviewLog", "SQLite", "Scenarios", "SeededNumbers",
        "SwiftIR", "SwiftInterpreter", "TerminalUI",
      ],
      path: "Tests/Fuzzing/Fuzzer",
      swiftSettings: strict + [parserSearchPath], linkerSettings: [parserLinking]),

    tests("DiagnosticsTests", ["Diagnostics", "Releases"]),
    tests(
      "PlaygroundTests",
      ["Diagnostics", "Playground", "ProjectFiles", "Releases", "Scenarios", "TestedEngine"]),
    tests("SwiftFrontendTests", ["Diagnostics", "EmbeddedSources", "SwiftFrontend", "SwiftIR"]),
    tests("SwiftInterpreterTests", ["Diagnostics", "SwiftIR", "SwiftInterpreter"]),
    tests(
      "ScenariosTests",
      [
        "Diagnostics", "EmbeddedSources", "HostileSources", "ProgramGenerator", "ProjectFiles",
        "Releases", "Scenarios", "SeededNumbers", "TestedEngine",
      ],
      exclude: ["Fixtures"]),
    tests(
      "ControllerDriverTests",
      ["ControllerDriver", "Diagnostics", "Scenarios", "SwiftFrontend", "TestedEngine"]),
    tests(
      "ObservationTests",
      ["Checksums", "Diagnostics", "ProjectFiles", "Releases", "Scenarios", "TestedEngine"],
      exclude: ["Observations", "README.md"]),
    tests("CurriculumTests", ["Curriculum", "Releases", "SeededNumbers"]),
    tests("SpacedRepetitionTests", ["ProjectFiles", "SpacedRepetition"], exclude: ["Fixtures"]),
    tests("BeliefsTests", ["Beliefs", "ProjectFiles", "Releases", "SeededNumbers"]),
    tests(
      "ReviewLogTests",
      [
        "Beliefs", "Curriculum", "QuestionShorthand", "Releases", "ReviewLog", "SpacedRepetition",
      ]),
    tests(
      "QuizEngineTests",
      [
        "Beliefs", "Curriculum", "Diagnostics", "QuestionShorthand", "QuizEngine", "Releases",
        "ReviewLog", "Scenarios", "SeededNumbers", "TestedEngine",
      ]),
    tests("ChecksumsTests", ["Checksums", "SeededNumbers"]),
    tests("ArchivesTests", ["Archives", "SeededNumbers"]),
    tests("HTTPTests", ["HTTP"]),
    tests(
      "LearningRecordsTests",
      [
        "Coursework", "Curriculum", "FaultyRecordStore", "HTTP", "LearningRecords", "Releases",
        "ReviewLog", "SeededNumbers", "SpacedRepetition",
      ]),
    tests(
      "AnkiPackagesTests",
      [
        "AnkiPackages", "Archives", "Curriculum", "Exporting", "Pages", "QuestionShorthand",
        "ReviewLog", "SQLite", "SpacedRepetition",
      ]),
    tests(
      "CourseworkTests",
      ["Coursework", "Curriculum", "ProjectFiles", "ReviewLog", "SeededNumbers"],
      exclude: ["Fixtures"]),
    tests(
      "ContentImportTests",
      [
        "ContentImport", "Coursework", "Curriculum", "Diagnostics", "JSONCoding", "ProjectFiles",
        "QuestionShorthand", "QuizEngine", "Releases", "ReviewLog", "Scenarios", "TestedEngine",
      ],
      exclude: ["Fixtures"]),
    tests(
      "AuthoringTests",
      [
        "Authoring", "ContentImport", "Curriculum", "Diagnostics", "Phrases", "QuizEngine",
        "Releases", "Scenarios", "TestedEngine",
      ]),
    tests("HostSystemTests", ["HostSystem", "ProjectFiles"]),
    tests("JSONCodingTests", ["JSONCoding", "SeededNumbers"]),
    tests("SQLiteTests", ["SQLite"]),
    tests(
      "StorageTests",
      [
        "Beliefs", "Curriculum", "ProjectFiles", "QuestionShorthand", "Releases", "Reporting",
        "ReviewLog", "SQLite", "SeededNumbers", "SpacedRepetition", "Storage",
      ]),
    tests(
      "StudyTests",
      [
        "ContentImport", "Curriculum", "Diagnostics", "EmbeddedSources", "ProjectFiles",
        "QuestionShorthand", "QuizEngine", "ReviewLog", "Scenarios", "SeededNumbers",
        "SpacedRepetition", "Storage", "Study", "TestedEngine",
      ]),
    tests(
      "ExportingTests",
      [
        "Curriculum", "Exporting", "ProjectFiles", "QuestionShorthand", "Releases", "ReviewLog",
        "SpacedRepetition",
      ],
      exclude: ["Fixtures"]),
    tests(
      "ReportingTests",
      ["Curriculum", "Pages", "Reporting", "ReviewLog", "SeededNumbers", "SpacedRepetition"]),
    tests(
      "TimelinesTests",
      ["Diagnostics", "Exporting", "ProjectFiles", "Releases", "Scenarios", "Timelines"],
      exclude: ["Fixtures"]),
    // Simulated learners who study with the command line.
    tests(
      "SimulatedSessionTests",
      [
        "CLICommands", "ContentImport", "Coursework", "Curriculum", "EmbeddedSources",
        "ProjectFiles",
        "QuizEngine", "ReviewLog", "Scenarios", "SeededNumbers", "SpacedRepetition", "Storage",
        "TerminalUI", "TestedEngine",
      ]),
    tests("TerminalUITests", ["TerminalUI"]),
    tests("PhrasesTests", ["Phrases"]),
    tests("PlainEnglishTests", ["ProjectFiles"], exclude: ["words.txt"]),
    tests("MutantsTests", ["Mutants"]),
    tests("EmbeddedSourcesTests", ["EmbeddedSources", "ProjectFiles"]),
    tests(
      "CLICommandsTests",
      [
        "Archives", "Authoring", "Beliefs", "CLICommands", "ContentImport", "Coursework",
        "Curriculum",
        "Diagnostics", "EmbeddedSources", "Exporting", "FaultyRecordStore", "HTTP", "Phrases",
        "Playground", "ProjectFiles", "QuestionShorthand", "QuizEngine",
        "Releases", "Reporting", "ReviewLog", "SQLite", "Scenarios", "SeededNumbers",
        "SpacedRepetition", "Storage", "Study", "TerminalUI", "TestedEngine", "Timelines",
      ],
      exclude: ["Fixtures"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)
