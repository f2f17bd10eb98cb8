// What the start of any Swift program costs that imports Foundation.
import Foundation

print(ProcessInfo.processInfo.processName)
