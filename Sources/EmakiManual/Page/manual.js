// The search and, on narrow screens, the contents.
(() => {
  const field = document.getElementById("search");
  const results = document.getElementById("results");
  const menu = document.getElementById("menu");
  const contents = document.getElementById("contents");

  menu.addEventListener("click", () => {
    const isOpen = contents.classList.toggle("open");
    menu.setAttribute("aria-expanded", String(isOpen));
  });

  // A title that is the word comes first, then one that begins with it, then one that has it.
  function rank([title, , detail], word) {
    const name = title.toLowerCase();
    if (name === word) return 0;
    if (name.startsWith(word)) return 1;
    if (name.includes(word)) return 2;
    return detail.toLowerCase().includes(word) ? 3 : 9;
  }

  function show() {
    const word = field.value.trim().toLowerCase();
    results.replaceChildren();
    results.hidden = word === "";
    if (results.hidden) return;
    const found = searchEntries
      .map((entry) => [rank(entry, word), entry])
      .filter(([place]) => place < 9)
      .sort((a, b) => a[0] - b[0])
      .slice(0, 20);
    for (const [, [title, address, detail]] of found) {
      const link = document.createElement("a");
      link.href = address;
      link.textContent = title;
      const about = document.createElement("small");
      about.textContent = detail;
      link.append(about);
      const item = document.createElement("li");
      item.append(link);
      results.append(item);
    }
    if (found.length === 0) {
      const item = document.createElement("li");
      item.textContent = "Nothing found";
      results.append(item);
    }
  }

  field.addEventListener("input", show);
  field.addEventListener("keydown", (event) => {
    const first = results.querySelector("a");
    if (event.key === "Enter" && first) location.href = first.href;
    if (event.key === "ArrowDown" && first) { first.focus(); event.preventDefault(); }
    if (event.key === "Escape") { field.value = ""; show(); }
  });
  results.addEventListener("keydown", (event) => {
    const links = [...results.querySelectorAll("a")];
    const place = links.indexOf(document.activeElement);
    if (event.key === "ArrowDown") links[Math.min(place + 1, links.length - 1)].focus();
    else if (event.key === "ArrowUp") (links[place - 1] ?? field).focus();
    else if (event.key === "Escape") { field.value = ""; show(); field.focus(); }
    else return;
    event.preventDefault();
  });
  results.addEventListener("click", () => { results.hidden = true; });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== field) { field.focus(); event.preventDefault(); }
  });
})();
