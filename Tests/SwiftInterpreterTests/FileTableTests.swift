import SwiftIR
import Testing

@Suite struct FileTableTests {
  @Test(arguments: ["a\nbc", "a\rbc"])
  func `a line ends with a line feed or a carriage return`(text: String) {
    let position = FileTable(name: "a.swift", text: text).position(of: 3)
    #expect(position == (2, 2))
  }

  @Test func `both together end one line`() {
    let position = FileTable(name: "a.swift", text: "a\r\nbc").position(of: 4)
    #expect(position == (2, 2))
  }
}
