import Diagnostics
import EmbeddedSources
import Foundation
import ProjectFiles
import Releases
import Scenarios
import Testing

@Suite struct `The model` {
  @Test func `is lowered without a diagnostic, every file of it`() {
    #expect(engine.modelDiagnostics.map(\.description) == [])
    #expect(engine.cacheImage != nil)
    #expect(EmbeddedSources.files(in: .uikit).count > 50)
  }

  @Test func `shows the source of its members`() throws {
    let view = try #require(engine.source(of: "UIViewController.view").first)
    #expect(view.file.hasPrefix("UIKit/"))
    #expect(view.text.contains("loadViewIfRequired()"))
    #expect(engine.source(of: "UIViewController.neverHeardOf") == [])
    #expect(engine.sourceNames.contains("UIViewController.loadView"))
  }
}

@Suite struct `The rule book of the model` {
  /// The ids that the files of rules declare.
  static let declared: [String] = EmbeddedSources.files(in: .uikit)
    .filter { $0.name.contains("Rule+") }
    .flatMap { file in
      file.text.matches(of: /Rule\(\s*"([a-z-]+\.[a-z0-9-]+)"/).map { String($0.output.1) }
    }

  @Test func `has every rule that is declared, once`() {
    let ids = engine.rules.map(\.id)
    #expect(!ids.isEmpty)
    #expect(ids.sorted() == Self.declared.sorted())
    #expect(Set(ids).count == ids.count)
  }

  @Test func `says of each what it rests on`() {
    for rule in engine.rules {
      #expect(!rule.sentence.isEmpty, "\(rule.id)")
      #expect(rule.evidence.first.map { "ASTPMK".contains($0) } == true, "\(rule.id)")
      #expect(["high", "medium", "low", "recall"].contains(rule.confidence), "\(rule.id)")
      let since = IOSVersion(rule.since)
      #expect(since?.wasReleased == true, "\(rule.id)")
      if let through = rule.through {
        #expect(
          IOSVersion(through).map { last in since.map { $0 <= last } ?? false } == true,
          "\(rule.id)")
      }
    }
  }
}

@Suite struct `A kept image of the model` {
  static let image = engine.cacheImage ?? []

  @Test func `gives the same runs and rules`() {
    let kept = Engine(cache: Self.image)
    #expect(kept.cacheImage == nil)
    #expect(kept.modelDiagnostics == [])
    #expect(kept.rules == engine.rules)
    #expect(kept.sourceNames == engine.sourceNames)
    // What is run elsewhere with one image is run here with the other one too.
    for fixture in ProjectFiles.samples(of: Fixture.all, every: 5) {
      #expect(kept.run(fixture.scenario) == engine.run(fixture.scenario), "\(fixture.name)")
    }
    for refused in ProjectFiles.samples(of: RefusalCase.all, every: 5) {
      let scenario = Scenario(refused.text)
      #expect(kept.run(scenario) == engine.run(scenario), "\(refused.testDescription)")
    }
    for trap in ProjectFiles.samples(of: TrapCase.all, every: 5) {
      #expect(kept.run(trap.scenario) == engine.run(trap.scenario), "\(trap.testDescription)")
    }
  }

  static let damages: [String: @Sendable ([UInt8]) -> [UInt8]] = [
    "empty": { _ in [] },
    "a start": { Array($0.prefix(100)) },
    "a half": { Array($0.prefix($0.count / 2)) },
    "all but the last byte": { Array($0.dropLast()) },
    "one byte more": { $0 + [0] },
    "a changed first byte": { changed($0, at: 0) },
    "a changed byte in the middle": { changed($0, at: $0.count / 2) },
    "a changed last byte": { changed($0, at: $0.count - 1) },
    "another program's file": { $0.indices.map { UInt8(truncatingIfNeeded: $0 &* 31) } },
  ]

  private static func changed(_ image: [UInt8], at index: Int) -> [UInt8] {
    var image = image
    image[index] ^= 0x10
    return image
  }

  @Test(arguments: damages.keys.sorted())
  func `is not taken when it is damaged`(damage: String) throws {
    let damaging = try #require(Self.damages[damage])
    #expect(Engine(image: damaging(Self.image)) == nil)
  }

  @Test func `is made again when it is damaged`() {
    let made = Engine(cache: Self.changed(Self.image, at: Self.image.count / 2))
    #expect(made.cacheImage == Self.image)
    #expect(made.rules == engine.rules)
    #expect(made.run(Scenario("print(1)\n")).output == ["1"])
  }
}
