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
  const modes = ["2-up", "swipe", "onion", "blink", "difference"];
  let place = 0, step = 0, mode = "2-up", pair = null, timer = 0, share = 50;

  $("summary").textContent = summary.text;
  $("none").hidden = items.length > 0;
  document.querySelector("main").hidden = items.length === 0;

  const links = items.map((item, index) => {
    const link = document.createElement("a");
    const name = document.createElement("b");
    const word = document.createElement("span");
    name.textContent = item.name;
    word.textContent = item.word;
    word.className = item.word === "similar" ? "" : "wrong";
    link.href = "#" + address(item.steps[0]);
    link.append(name, word);
    $("list").append(link);
    return link;
  });

  function address(source) {
    const { n, frame } = source.dataset;
    return "f=" + n + (frame !== undefined && frame !== n ? "&k=" + frame : "");
  }

  const isWhole = () => pair.expected && pair.actual;
  const current = () => (isWhole() ? mode : "2-up");

  function image(kind, className) {
    const element = new Image();
    const [width, height] = pair.sizes[kind];
    element.src = "data:image/png;base64," + pair[kind];
    element.alt = kind;
    element.draggable = false;
    element.className = className || "";
    element.style.width = (100 * width) / pair.width + "%";
    element.style.height = (100 * height) / pair.height + "%";
    return element;
  }

  function screen(children, withBoxes) {
    const element = document.createElement("div");
    element.className = "screen";
    element.style.setProperty("--w", pair.width);
    element.style.setProperty("--h", pair.height);
    element.style.setProperty("--ratio", pair.width / pair.height);
    element.append(...children);
    if (!withBoxes) return element;
    for (const [x, y, width, height] of pair.regions) {
      const box = document.createElement("div");
      box.className = "box";
      box.style.left = (100 * x) / pair.width + "%";
      box.style.top = (100 * y) / pair.height + "%";
      box.style.width = (100 * width) / pair.width + "%";
      box.style.height = (100 * height) / pair.height + "%";
      element.append(box);
    }
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
    return (kind === "expected" ? "Expected" : "Actual") + (size ? " · " + size.join(" × ") + " px" : "");
  };

  const views = {
    "2-up": () => ["expected", "actual"].map((kind) =>
      figure(caption(kind), pair[kind] ? screen([image(kind)], true) : absent())),
    swipe: () => {
      const top = image("actual"), edge = document.createElement("div");
      edge.className = "edge";
      // The share is of the screen, and the picture may be smaller than that.
      const clip = document.createElement("div");
      clip.style.cssText = "position:absolute;inset:0";
      clip.append(top);
      const box = screen([image("expected"), clip, edge], true);
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
      return [figure("Expected left of the line, actual right of it", box)];
    },
    onion: () => {
      const top = image("actual");
      adjust = () => { top.style.opacity = share / 100; };
      return [figure("Actual over expected", screen([image("expected"), top], true))];
    },
    blink: () => {
      const under = image("expected"), over = image("actual");
      const result = figure("", screen([under, over], true));
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
    difference: () => {
      const box = screen([image("expected", "pale"), ...(pair.mask ? [image("mask")] : [])], true);
      box.classList.add("plain");
      return [figure("Changed pixels over the pale expected picture", box)];
    },
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
    place = Math.min(items.length - 1, Math.max(0, index));
    const item = items[place];
    step = Math.min(item.steps.length - 1, Math.max(0, wantedStep || 0));
    pair = JSON.parse(item.steps[step].textContent);
    const lines = item.summary ? JSON.parse(item.summary.textContent).lines : pair.lines;
    $("name").textContent = item.name;
    $("word").textContent = item.word;
    $("word").className = item.word === "similar" ? "" : "wrong";
    $("figures").textContent = lines.join("\n");
    $("place").textContent = place + 1 + " of " + items.length;
    $("motion").hidden = !item.summary;
    $("frame").max = item.steps.length - 1;
    $("frame").value = step;
    $("moment").textContent = item.steps[step].dataset.title || "";
    links.forEach((link, other) => link.setAttribute("aria-current", other === place));
    links[place].scrollIntoView({ block: "nearest" });
    if (!keepsAddress) writeAddress();
    draw();
  }

  function writeAddress() {
    const view = mode === "2-up" ? "" : "&view=" + mode;
    history.replaceState(null, "", "#" + address(items[place].steps[step]) + view);
  }

  function readAddress() {
    const values = new URLSearchParams(location.hash.slice(1));
    if (modes.includes(values.get("view"))) mode = values.get("view");
    const wanted = Number(values.get("f") || 0), frame = Number(values.get("k") || 0);
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
