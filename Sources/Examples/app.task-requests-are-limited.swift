import UIKit

do {
  try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "news"))
  try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "mail"))
  print("two requests")
} catch {
  print((error as NSError).code)
}
