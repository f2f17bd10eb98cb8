/// What every page of Emaki has to keep to, whoever reads it and with whatever device.
public enum PageChecks {
  /// An expression that gives a list of what is wrong with the page that is shown: pictures that are
  /// missing or have no text, controls without names, headings that skip a level, places that are
  /// there twice, text that is too pale (below 4.5 : 1, by WCAG 2), and a page that is too wide.
  public static let script = """
    (async () => {
      // A page that plays unpacks its data, with the colours of its theme, after it is loaded.
      for (let i = 0; i < 100 && getComputedStyle(document.body).backgroundColor === "rgba(0, 0, 0, 0)"; i++)
        await new Promise((done) => setTimeout(done, 20));
      const wrong = [];
      const shown = (e) => e.checkVisibility() && e.getClientRects().length > 0;
      for (const image of document.images) {
        image.loading = "eager";
        await image.decode().catch(() => wrong.push("no picture: " + image.src));
        if (!image.hasAttribute("alt")) wrong.push("no text: " + image.src);
      }
      for (const control of document.querySelectorAll("button, input, select, a[href], summary")) {
        const labels = control.labels ? [...control.labels].map((l) => l.textContent).join("") : "";
        const name = control.getAttribute("aria-label") || labels || control.textContent.trim()
          || control.title || [...control.querySelectorAll("img")].map((i) => i.alt).join("");
        if (shown(control) && !name) wrong.push("no name: " + control.outerHTML.slice(0, 80));
      }
      let level = 0;
      for (const heading of document.querySelectorAll("header h1, main h1, main h2, main h3, main h4")) {
        const own = Number(heading.tagName[1]);
        if (own > level + 1) wrong.push("heading: " + heading.textContent);
        level = own;
      }
      const ids = [...document.querySelectorAll("[id]")].map((e) => e.id);
      for (const id of new Set(ids)) if (ids.filter((i) => i === id).length > 1) wrong.push("twice: " + id);
      if (!document.documentElement.lang) wrong.push("no language");
      if (!document.querySelector("main")) wrong.push("no main part");
      if (document.documentElement.scrollWidth > innerWidth) wrong.push("too wide: " + document.documentElement.scrollWidth);
      const parse = (color) => {
        const numbers = color.match(/[\\d.]+/g).map(Number);
        return color.startsWith("color(") ? [...numbers.slice(0, 3).map((n) => n * 255), numbers[3] ?? 1] : numbers;
      };
      const light = ([r, g, b]) => [r, g, b].map((c) => c / 255)
        .map((c) => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
      const behind = (e) => {
        for (; e; e = e.parentElement) {
          const color = parse(getComputedStyle(e).backgroundColor);
          if ((color[3] ?? 1) > 0.99) return color;
        }
        return [255, 255, 255];
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const told = new Set();
      while (walker.nextNode()) {
        const e = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !shown(e) || e.closest("svg, script, style, :disabled")) continue;
        const [a, b] = [light(parse(getComputedStyle(e).color)), light(behind(e))];
        const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        const key = e.tagName + e.className;
        if (contrast < 4.5 && !told.has(key)) wrong.push("pale: " + key + " " + contrast.toFixed(1) + ", " + getComputedStyle(e).color + " on " + behind(e));
        told.add(key);
      }
      return wrong;
    })()
    """
}
