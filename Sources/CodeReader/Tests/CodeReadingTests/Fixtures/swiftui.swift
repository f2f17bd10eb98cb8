//= Panel.body withAnimation 0.3 s after 0 s ease-out
//=   .isOpen ? → yes
//= Panel.body .animation 0.4 s after 0.1 s spring, response 0.4, damping fraction 0.7
//=   Circle.isOpen ? → changes
//= Panel.body .animation 0.5 s after 0 s spring, perceived duration 0.5, bounce 0.3
//=   Text.count ? → changes

import SwiftUI

struct Panel: View {
  @State private var isOpen = false
  @State private var count = 0

  var body: some View {
    Button("Open") { withAnimation(.easeOut(duration: 0.3)) { isOpen = true } }
    Circle()
      .scaleEffect(isOpen ? 1 : 0.5)
      .animation(.spring(response: 0.4, dampingFraction: 0.7).delay(0.1), value: isOpen)
    Text("\(count)").animation(.bouncy, value: count)
  }
}
