"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const summary = JSON.parse($("totals").textContent);
  // Pictures stay text until a pair is looked at; only names and figures are read for the list.
  // A motion is one item with a step for each frame that differs.
  const items = [];
  let open = null;
  for (const source of document.querySelectorAll("script.pair, script.reel")) {
    const { name, word, frame } = source.dataset;
    if (frame !== undefined) {
      if (!open || open.name !== name) items.push((open = { name, word, steps: [] }));
      open.steps.push(source);
    } else if (source.className === "reel" && open && open.name === name) {
      open.summary = source;
      open.word = word;
      open = null;
    } else {
      items.push({ name, word, steps: [source] });
      open = null;
    }
  }
  const modes = ["2-up", "swipe", "onion", "blink", "difference", "3-up"];
  const { view: firstMode, ...sides } = document.body.dataset;
  let place = 0, step = 0, mode = firstMode, pair = null, timer = 0, share = 50;

  $("summary").textContent = summary.text;
  $("none").hidden = items.length > 0;
  document.querySelector("main").hidden = items.length === 0;

  // A large report goes on in further files, of which the first knows all.
  const others = summary.others || [];

  function goTo(file, hash) { location.href = encodeURIComponent(file) + (hash || ""); }

  function partLink(text, file, hash) {
    if (!file) return [];
    const link = document.createElement("a");
    link.href = encodeURIComponent(file) + (hash || "");
    link.textContent = text;
    return [link];
  }

  function partChoice() {
    const choice = document.createElement("select");
    choice.setAttribute("aria-label", "Part of this report");
    choice.append(new Option("Part 1 of " + (others.length + 1)));
    others.forEach(({ file }, index) => choice.append(new Option("Part " + (index + 2), file)));
    choice.onchange = () => { if (choice.selectedIndex) goTo(choice.value); };
    return choice;
  }

  if (summary.part) {
    const { part, first, previous, next } = summary;
    const here = document.createElement("span");
    here.textContent = "Part " + part;
    $("parts").hidden = false;
    $("parts").append(
      ...(part > 2 ? partLink("Part 1", first) : []),
      ...partLink("← Part " + (part - 1), previous, "#last"),
      part === 1 ? partChoice() : here,
      ...partLink("Part " + (part + 1) + " →", next));
  }

  const links = items.map((item, index) => {
    const link = document.createElement("a");
    const name = document.createElement("b");
    const word = document.createElement("span");
    name.textContent = item.name;
    word.textContent = item.word;
    word.className = item.word === "similar" ? "" : "wrong";
    link.href = "#" + address(item.steps[0]);
    link.append(name, word);
    return link;
  });

  // A list of thousands is slow to lay out: it shows a page of them at a time.
  const perPage = 200;
  let page = -1;

  function turn(wanted) {
    if (wanted === page) return;
    page = wanted;
    const first = page * perPage;
    $("list").replaceChildren(
      ...pageLink(page - 1, "↑"), ...links.slice(first, first + perPage), ...pageLink(page + 1, "↓"));
  }

  function pageLink(number, arrow) {
    const first = number * perPage, last = Math.min(items.length, first + perPage);
    if (number < 0 || first >= items.length) return [];
    const link = document.createElement("a");
    link.href = "#" + address(items[first].steps[0]);
    link.className = "turn";
    link.textContent = arrow + " " + (first + 1) + " – " + last + " of " + items.length;
    return [link];
  }

  function address(source) {
    const { n, frame } = source.dataset;
    return "f=" + n + (frame !== undefined && frame !== n ? "&k=" + frame : "");
  }

  const isWhole = () => pair.expected && pair.actual;
  const current = () => (isWhole() ? mode : "2-up");

  function image(kind, className) {
    const element = new Image();
    const [width, height] = pair.sizes[kind];
    element.src = address64(kind);
    element.alt = kind;
    element.draggable = false;
    element.className = className || "";
    element.style.width = (100 * width) / pair.width + "%";
    element.style.height = (100 * height) / pair.height + "%";
    return element;
  }

  // A picture is a list of layers; "@id" stands for one that several pictures share, and "=kind" for all
  // those of another picture of the pair.
  function layers(kind) {
    return pair[kind].flatMap((part) => {
      if (part[0] === "=") return layers(part.slice(1));
      return part[0] === "@" ? $(part.slice(1)).textContent : part;
    });
  }
  function address64(kind) {
    const parts = layers(kind);
    if (parts.length === 1) return "data:image/png;base64," + parts[0];
    const [width, height] = pair.sizes[kind];
    const area = " width='" + width + "' height='" + height + "'";
    const images = parts.map((part) => "<image" + area + " href='data:image/png;base64," + part + "'/>");
    return "data:image/svg+xml;base64," +
      btoa("<svg xmlns='http://www.w3.org/2000/svg'" + area + ">" + images.join("") + "</svg>");
  }

  // What is seen of a box, largest first, so that those inside can be pointed at.
  function box([x, y, width, height], className, title) {
    const left = Math.max(x, 0), top = Math.max(y, 0);
    const right = Math.min(x + width, pair.width), bottom = Math.min(y + height, pair.height);
    if (right <= left || bottom <= top) return [];
    const element = document.createElement("div");
    element.className = "box " + className;
    element.style.left = (100 * left) / pair.width + "%";
    element.style.top = (100 * top) / pair.height + "%";
    element.style.width = (100 * (right - left)) / pair.width + "%";
    element.style.height = (100 * (bottom - top)) / pair.height + "%";
    if (title) {
      element.dataset.title = element.title = title;
      element.onmouseenter = () => light(title, true);
      element.onmouseleave = () => light(title, false);
    }
    return [{ element, area: (right - left) * (bottom - top) }];
  }

  // Whether the views on both sides cover an area together, with the shadows around them.
  function isExplained([x, y, width, height]) {
    const views = pair.marks.flatMap(([, expected, actual]) => [expected, actual]).filter(Boolean);
    const covers = (px, py) => views.some(([left, top, width, height]) =>
      px >= left - 8 && px <= left + width + 8 && py >= top - 8 && py <= top + height + 8);
    const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    return steps.every((i) => steps.every((j) => covers(x + (width * i) / 8, y + (height * j) / 8)));
  }

  // The views that changed, and the changed pixels that none of them explains.
  function boxes(kinds) {
    const areas = kinds.flatMap((kind) => pair.marks.flatMap(([title, expected, actual]) => {
      const area = kind === "expected" ? expected : actual;
      const word = !expected ? "added" : !actual ? "removed" : "changed";
      return area ? box(area, word + (kinds.length > 1 ? " " + kind : ""), title) : [];
    }));
    const others = pair.regions.filter((area) => !kinds.length || !isExplained(area));
    return [...areas, ...others.flatMap((area) => box(area, "pixels"))]
      .sort((one, other) => other.area - one.area).map(({ element }) => element);
  }

  // Shows which lines and boxes are of one view.
  function light(title, isLit) {
    document.body.classList.toggle("lit", isLit);
    for (const element of document.querySelectorAll("[data-title]")) {
      element.classList.toggle("lit", isLit && element.dataset.title === title);
    }
  }

  // The lines of a view say so where it is marked.
  function write(lines) {
    const titles = new Set(pair.marks.map(([title]) => title));
    $("figures").replaceChildren(...lines.flatMap((line, index) => {
      const end = index < lines.length - 1 ? ["\n"] : [];
      const title = line.slice(0, line.indexOf(": "));
      if (!titles.has(title)) return [line, ...end];
      const element = document.createElement("span");
      element.textContent = line;
      element.dataset.title = title;
      element.tabIndex = 0;
      element.onmouseenter = element.onfocus = () => light(title, true);
      element.onmouseleave = element.onblur = () => light(title, false);
      return [element, ...end];
    }));
  }

  function screen(children, kinds) {
    const element = document.createElement("div");
    element.className = "screen";
    element.style.setProperty("--w", pair.width);
    element.style.setProperty("--h", pair.height);
    element.style.setProperty("--ratio", pair.width / pair.height);
    element.append(...children);
    if (kinds) element.append(...boxes(kinds));
    return element;
  }

  function figure(caption, content) {
    const element = document.createElement("figure");
    const text = document.createElement("figcaption");
    const room = document.createElement("div");
    text.textContent = caption;
    room.className = "room";
    room.append(content);
    element.append(text, room);
    return element;
  }

  function absent() {
    const element = document.createElement("div");
    element.className = "absent";
    element.textContent = "no picture";
    element.style.width = "100%";
    return element;
  }

  const caption = (kind) => {
    const size = pair.sizes[kind];
    return sides[kind] + (size ? " · " + size.join(" × ") + " px" : "");
  };

  const both = ["expected", "actual"];

  const views = {
    "2-up": () => both.map((kind) =>
      figure(caption(kind), pair[kind] ? screen([image(kind)], [kind]) : absent())),
    swipe: () => {
      const top = image("actual"), edge = document.createElement("div");
      edge.className = "edge";
      // The share is of the screen, and the picture may be smaller than that.
      const clip = document.createElement("div");
      clip.style.cssText = "position:absolute;inset:0";
      clip.append(top);
      const box = screen([image("expected"), clip, edge], both);
      box.classList.add("drags");
      const drag = (event) => {
        const area = box.getBoundingClientRect();
        setShare((100 * (event.clientX - area.left)) / area.width);
      };
      box.onpointerdown = (event) => { box.setPointerCapture(event.pointerId); drag(event); };
      box.onpointermove = (event) => { if (event.buttons) drag(event); };
      adjust = () => {
        clip.style.clipPath = "inset(0 0 0 " + share + "%)";
        edge.style.left = share + "%";
      };
      return [figure(sides.expected + " left of the line, " + sides.actual.toLowerCase() + " right of it", box)];
    },
    onion: () => {
      const top = image("actual");
      adjust = () => { top.style.opacity = share / 100; };
      return [figure(sides.actual + " over " + sides.expected.toLowerCase(), screen([image("expected"), top], both))];
    },
    blink: () => {
      const under = image("expected"), over = image("actual");
      const result = figure("", screen([under, over], both));
      const text = result.querySelector("figcaption");
      const flip = () => {
        const showsActual = over.style.visibility === "hidden";
        over.style.visibility = showsActual ? "" : "hidden";
        under.style.visibility = showsActual ? "hidden" : "";
        text.textContent = showsActual ? caption("actual") : caption("expected");
      };
      flip();
      timer = setInterval(flip, 600);
      return [result];
    },
    difference: (areas = boxes([])) => {
      const box = screen([image("expected", "pale"), ...(pair.mask ? [image("mask")] : [])]);
      box.append(...areas);
      box.classList.add("plain");
      const words = pair.mask ? "Changed pixels" : "No pixel changed";
      return [figure(words + " over the pale first picture", box)];
    },
    "3-up": () => [...views["2-up"](), ...views.difference([])],
  };

  let adjust = () => {};

  function setShare(value) {
    share = Math.min(100, Math.max(0, value));
    $("share").value = share;
    adjust();
  }

  function draw() {
    clearInterval(timer);
    adjust = () => {};
    const view = current();
    $("stage").dataset.view = view;
    $("stage").replaceChildren(...(pair.expected || pair.actual ? views[view]() : []));
    adjust();
    $("share").hidden = view !== "swipe" && view !== "onion";
    for (const button of document.querySelectorAll("[data-view]")) {
      button.setAttribute("aria-pressed", button.dataset.view === view);
      button.disabled = !isWhole() && button.dataset.view !== "2-up";
    }
  }

  function show(index, wantedStep, keepsAddress) {
    if (!items.length) return;
    if (index < 0 && summary.previous) return goTo(summary.previous, "#last" + viewInAddress());
    if (index === items.length && summary.next) return goTo(summary.next, "#f=0" + viewInAddress());
    place = Math.min(items.length - 1, Math.max(0, index));
    const item = items[place];
    step = Math.min(item.steps.length - 1, Math.max(0, wantedStep || 0));
    pair = JSON.parse(item.steps[step].textContent);
    const lines = item.summary ? JSON.parse(item.summary.textContent).lines : pair.lines;
    $("name").textContent = item.name;
    $("word").textContent = item.word;
    $("word").className = item.word === "similar" ? "" : "wrong";
    light("", false);
    write(lines);
    $("place").textContent = place + 1 + " of " + items.length;
    $("motion").hidden = !item.summary;
    $("frame").max = item.steps.length - 1;
    $("frame").value = step;
    $("moment").textContent = item.steps[step].dataset.title || "";
    turn(Math.floor(place / perPage));
    links.forEach((link, other) => link.setAttribute("aria-current", other === place));
    links[place].scrollIntoView({ block: "nearest" });
    if (!keepsAddress) writeAddress();
    draw();
  }

  const viewInAddress = () => (mode === firstMode ? "" : "&view=" + mode);

  function writeAddress() {
    history.replaceState(null, "", "#" + address(items[place].steps[step]) + viewInAddress());
  }

  function readAddress() {
    const values = new URLSearchParams(location.hash.slice(1));
    if (modes.includes(values.get("view"))) mode = values.get("view");
    const wanted = Number(values.get("f") || 0), frame = Number(values.get("k") || 0);
    if (values.has("last")) return show(items.length - 1, Infinity, true);
    const part = others.findLast(({ from }) => from <= wanted);
    if (part) return goTo(part.file, location.hash);
    for (const [index, item] of items.entries()) {
      const found = item.steps.findIndex((source) => {
        const { n, frame: own } = source.dataset;
        return Number(n) > wanted || (Number(n) === wanted && Number(own === n ? 0 : own || 0) >= (own === n ? 0 : frame));
      });
      if (found >= 0) return show(index, found, true);
    }
    show(items.length - 1, Infinity, true);
  }

  function choose(view) {
    if (!items.length) return;
    mode = view;
    writeAddress();
    draw();
  }

  function toggle(id, className, inverted) {
    const isOn = $(id).getAttribute("aria-pressed") !== "true";
    $(id).setAttribute("aria-pressed", isOn);
    $("stage").classList.toggle(className, inverted ? !isOn : isOn);
  }

  // A frame on, or, where there are no frames, a pair on.
  function move(by) {
    if (items.length && items[place].summary) show(place, step + by);
    else show(place + by);
  }

  // To the first or last frame, or, where there are no frames, pair.
  function leap(to) {
    if (items.length && items[place].summary) show(place, to);
    else show(to);
  }

  const commands = {
    j: () => show(place + 1), ArrowRight: () => move(1), ArrowDown: () => show(place + 1),
    k: () => show(place - 1), ArrowLeft: () => move(-1), ArrowUp: () => show(place - 1),
    Home: () => leap(0), End: () => leap(Infinity),
    b: () => toggle("boxes", "hide-boxes", true), z: () => toggle("size", "actual-size", false),
  };
  modes.forEach((view, index) => { commands[index + 1] = () => choose(view); });

  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isSlider = event.target === $("share") || event.target === $("frame");
    if (isSlider && event.key.startsWith("Arrow")) return;
    const command = commands[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!command) return;
    event.preventDefault();
    command();
  });
  for (const button of document.querySelectorAll("[data-view]")) button.onclick = () => choose(button.dataset.view);
  $("boxes").onclick = commands.b;
  $("size").onclick = commands.z;
  $("previous").onclick = commands.k;
  $("next").onclick = commands.j;
  $("frame").oninput = () => show(place, Number($("frame").value));
  $("share").oninput = () => setShare(Number($("share").value));
  addEventListener("hashchange", readAddress);
  readAddress();
})();
