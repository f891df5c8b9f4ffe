import Releases
import Testing

@Suite struct IOSVersionTests {
  @Test(arguments: [("17", 17, 0), ("17.0", 17, 0), ("5.1", 5, 1), ("26.5", 26, 5)])
  func `a version is read`(text: String, major: Int, minor: Int) {
    #expect(IOSVersion(text) == IOSVersion(major, minor))
  }

  @Test(arguments: ["", "x", "17.", ".1", "1.2.3", "-1", "17.-1", "999"])
  func `what is no version is refused`(text: String) {
    #expect(IOSVersion(text) == nil)
  }

  @Test func `minor numbers are compared as numbers`() {
    #expect(IOSVersion(8, 4) < IOSVersion(9))
    #expect(IOSVersion(10, 3) > IOSVersion(9, 3))
  }

  @Test func `a release that never was has neighbours`() {
    #expect(!IOSVersion(19).wasReleased)
    #expect(IOSVersion(19).neighbours == [IOSVersion(18, 7), IOSVersion(26)])
    #expect(IOSVersion(2).neighbours == [IOSVersion(3)])
  }
}
