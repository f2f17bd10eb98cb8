//= Panel.open() withAnimation not constant: SwiftUI's default after 0 s not constant: SwiftUI's default
//=   .isOpen ? → yes

import SwiftUI

struct Panel {
  func open() { withAnimation { isOpen = true } }
}
