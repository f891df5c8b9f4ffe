import Coursework
import Foundation
import ProjectFiles
import Testing

/// The figures of questions, held against a numeric library (`Scripts/oracles/item-analysis`).
@Suite struct ItemAnalysisTests {
  private struct Fixture: Decodable {
    struct Class: Decodable {
      var marks: [[Double?]]
      var greatest: [Double]
      var figures: [Figures]
    }

    struct Figures: Decodable {
      var n: Int
      var facility: Double?
      var discrimination: Double?
      var efficiency: Double?
      var effectiveWeight: Double?
    }

    var classes: [Class]
  }

  @Test func `they are those of a numeric library to 1e-9`() throws {
    let text = try ProjectFiles.text("Tests/CourseworkTests/Fixtures/item-analysis.json")
    let classes = try JSONDecoder().decode(Fixture.self, from: Data(text.utf8)).classes
    var count = 0
    for one in classes {
      let items = ItemAnalysis(marks: one.marks, greatest: one.greatest).items
      #expect(items.count == one.figures.count)
      for (item, figures) in zip(items, one.figures) {
        #expect(item.n == figures.n)
        for (ours, theirs) in [
          (item.facility, figures.facility), (item.discrimination, figures.discrimination),
          (item.efficiency, figures.efficiency), (item.effectiveWeight, figures.effectiveWeight),
        ] {
          #expect((ours == nil) == (theirs == nil))
          #expect(abs((ours ?? 0) - (theirs ?? 0)) <= 1e-9)
          if ours != nil { count += 1 }
        }
      }
    }
    #expect(count > 150, "enough of them are defined")
  }

  @Test func `a question against all others discriminates below zero and weighs nothing`() {
    let marks: [[Double?]] = [[1, 1, 0], [1, 1, 0], [1, 0, 0], [0, 0, 3], [0, 0, 3]]
    let last = ItemAnalysis(marks: marks, greatest: [1, 1, 3]).items[2]
    #expect((last.discrimination ?? 0) < -80)
    let all = ItemAnalysis(marks: marks.map { [$0[0], $0[1]] }, greatest: [1, 1]).items
    #expect(all.allSatisfy { ($0.discrimination ?? 0) > 0 && ($0.effectiveWeight ?? 0) > 40 })
  }

  @Test func `what doesn't vary has no discrimination`() {
    let item = ItemAnalysis(marks: [[2, 1], [2, 0], [2, 1]], greatest: [2, 1]).items[0]
    #expect(item.facility == 1)
    #expect(item.discrimination == nil)
  }
}
