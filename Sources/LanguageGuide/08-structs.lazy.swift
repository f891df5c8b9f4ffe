// Lazy, static and local computed variables
struct Report {
  static var made = 0
  lazy var text: String = {
    Report.made += 1
    return "report \(Report.made)"
  }()
}
var report = Report()
print(report.text, report.text, Report.made)
func twice(_ x: Int) -> Int {
  var double: Int { x * 2 }
  return double
}
print(twice(4))
