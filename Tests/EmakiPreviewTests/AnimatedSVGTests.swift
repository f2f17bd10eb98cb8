import EmakiDrawing
import EmakiLayout
import EmakiMotion
import EmakiPreview
import EmakiRendering
import EmakiScenes
import TestSupport
import Testing

@Suite struct `An animated SVG` {
  /// Where each view's rectangle is at shares of the motion, as a browser shows it.
  struct Seen: Decodable {
    let view: String
    let rects: [[Double]]
  }

  private static let shares = [0, 0.25, 0.5, 0.75, 1.0]

  private func seen(_ reel: MotionFrames) throws -> [Seen] {
    let svg = try AnimatedSVG(hold: 0.5).document(of: reel)
    let script = """
      const rects = [...document.querySelectorAll("[data-view]")];
      const seen = rects.map((r) => ({ view: r.dataset.view, rects: [] }));
      for (const share of \(Self.shares)) {
        const t = share * \(reel.duration);
        for (const a of document.getAnimations()) { a.pause(); a.currentTime = t * 1000; }
        rects.forEach((r, i) => {
          const box = r.getBoundingClientRect();
          seen[i].rects.push([box.x, box.y, box.width, box.height]);
        });
      }
      return seen;
      """
    let page = "<!DOCTYPE html><body style=\"margin:0\">" + svg
    let (result, complaints) = try Browser.run(page, script: script, as: [Seen].self)
    #expect(complaints == [])
    return result
  }

  @Test(
    .enabled(if: Browser.isThere, Comment(rawValue: Browser.absence)))
  func `shows every view within half a point of where it is laid out`() throws {
    for motion in [Stage.slide, Stage.medley] {
      let reel = try Stage.reel(motion)
      let seen = try seen(reel)
      #expect(seen.map(\.view).contains("content"))
      for (step, share) in Self.shares.enumerated() {
        let snapshot = reel.renderer.timeline.snapshot(at: share * reel.duration)
        let rects = snapshot.screenRects()
        for view in seen {
          let index = try #require(snapshot.screen.index(of: ViewID(view.view)))
          let expected = [
            rects[index].minX, rects[index].minY, rects[index].width, rects[index].height,
          ]
          for (a, b) in zip(view.rects[step], expected) {
            #expect(
              abs(a - b) <= 0.5,
              "\(motion.name): \(view.view) at \(share): \(view.rects[step])")
          }
        }
      }
    }
  }

  @Test func `moves one group, not each of its parts`() throws {
    let svg = try AnimatedSVG().document(of: Stage.reel(Stage.slide))
    let count = svg.matches(of: /<g id="g\d+-/).count
    // The content, what it moves over, and the edge, which moves under a clip that stays.
    #expect(count >= 1 && count <= 6, "\(count)")
  }

  @Test func `stands still where nothing moves`() throws {
    let svg = try AnimatedSVG(hold: 1).document(of: Stage.reel(nil))
    #expect(!svg.contains("@keyframes") && !svg.contains("<animate"))
  }

  @Test func `yields to those who want less motion`() throws {
    let svg = try AnimatedSVG().document(of: Stage.reel(Stage.slide))
    #expect(svg.contains("@media(prefers-reduced-motion:reduce)"))
  }

  @Test func `is the same every time`() throws {
    let once = try AnimatedSVG().document(of: Stage.reel(Stage.medley))
    let again = try AnimatedSVG().document(of: Stage.reel(Stage.medley))
    #expect(once == again)
  }

  @Test func `escapes every name`() throws {
    let id: ViewID = "</title><script>alert(\"&'1')</script>"
    let motion = Motion(
      name: "<b>", steps: [.animate(Animation(duration: 0.2, changes: [.view(id, .x(9))]))])
    let reel = try Stage.reel(motion, contentID: id)
    let svg = try AnimatedSVG().document(of: reel)
    #expect(!svg.contains("<script") && !svg.contains("<b>"))
    #expect(svg.contains("&lt;script&gt;alert(&quot;&amp;&#39;1&#39;)&lt;/script&gt;"))
    let page = try PlayerPage().document(of: reel)
    #expect(
      page.matches(of: /<\/script>/).count == 2, "the page's own two scripts end, nothing else")
  }
}
