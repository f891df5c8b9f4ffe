import Exporting
import Foundation
import ProjectFiles
import Scenarios
import Testing

@testable import Timelines

@Suite struct `A picture` {
  private let whole = Timeline(sample, Choice(showsAll: true))
  private let title = "end <b>.swift"

  private func expectGolden(_ text: String, _ name: String) throws {
    let file = ProjectFiles.fixtures(of: "TimelinesTests").appending(path: name)
    if ProjectFiles.updatesSnapshots {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(text == (try String(contentsOf: file, encoding: .utf8)), "\(name) differs")
    }
  }

  // MARK: HTML

  @Test func `is a page that loads nothing and needs no script`() throws {
    let page = TimelinePage(whole, title: title).html
    try expectGolden(page, "sample.html")
    for sign in ["<script", "http://", "https://", "src=", "@import", "url(", "<b>"] {
      #expect(!page.contains(sign), "\(sign)")
    }
    #expect(page.contains("prefers-color-scheme: dark"))
  }

  @Test func `has the same steps as lanes and as a table`() {
    let page = TimelinePage(whole, title: title).html
    #expect(page.count(of: "<li ") == whole.steps.count)
    #expect(page.count(of: "<th scope=\"row\">") == whole.steps.count)
    #expect(page.count(of: "<summary>") == sample.events.count)
  }

  @Test func `is read by a parser of XML, so that nothing in it is markup by accident`() {
    let page = TimelinePage(whole, title: title).html.dropFirst("<!DOCTYPE html>\n".count)
    let parser = XMLCheck(String(page))
    #expect(parser.isSound)
  }

  // MARK: Mermaid

  @Test func `is a sequence diagram`() throws {
    let text = try whole.mermaid(title: title)
    try expectGolden(text, "sample.mmd")
    let body = text.split(separator: "\n").dropFirst(3).joined(separator: "\n")
    #expect(!body.contains(/\bend\b/))
    #expect(text.contains("accTitle: ") && text.contains("accDescr: "))
  }

  @Test func `of too many callbacks is no sequence diagram`() {
    var run = sample
    let event = run.events[4]
    for index in 5..<50 {
      var next = event
      next.index = index
      next.leave = index + 1
      run.events.append(next)
    }
    #expect(throws: Timeline.TooLarge(messages: 48, participants: 4)) {
      try Timeline(run).mermaid(title: title)
    }
  }

  // MARK: Perfetto

  @Test func `is a trace whose slices nest in each lane`() throws {
    let text = whole.perfetto(title: title).pretty
    try expectGolden(text, "sample.perfetto.json")
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let root = try #require(document as? [String: Any])
    let events = try #require(root["traceEvents"] as? [[String: Any]])
    let slices = events.filter { $0["ph"] as? String == "X" }
    for (_, lane) in Dictionary(grouping: slices, by: { $0["tid"] as? Int ?? -1 }) {
      var open: [Int] = []
      for slice in lane {
        let start = try #require(slice["ts"] as? Int)
        let length = try #require(slice["dur"] as? Int)
        #expect(length >= 1)
        while let end = open.last, end <= start { open.removeLast() }
        #expect(open.last.map { start + length <= $0 } ?? true)
        open.append(start + length)
      }
    }
    let flows = Dictionary(
      grouping: slices.filter { $0["bind_id"] != nil }, by: { $0["bind_id"] as? String ?? "" })
    #expect(!flows.isEmpty)
    for (_, ends) in flows {
      #expect(ends.map { $0["flow_out"] as? Bool } == [true, nil])
      #expect(ends.map { $0["flow_in"] as? Bool } == [nil, true])
    }
  }
}
