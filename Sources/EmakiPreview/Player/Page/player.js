"use strict";
(() => {
  const $ = (id) => document.getElementById(id);
  const svgNode = (name, attributes) => {
    const node = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const key in attributes) node.setAttribute(key, attributes[key]);
    return node;
  };
  const node = (name, className, text) => {
    const element = document.createElement(name);
    if (className) element.className = className;
    if (text !== undefined) element.textContent = text;
    return element;
  };
  const icons = {
    first: "M4 4v10M14 4l-7 5 7 5z", back: "M12 4l-6 5 6 5", forward: "M6 4l6 5-6 5",
    last: "M14 4v10M4 4l7 5-7 5z", play: "M5.5 3.5l9 5.5-9 5.5z", pause: "M6 4v10M12 4v10",
  };
  const setIcon = (id, icon) => {
    const picture = svgNode("svg", { viewBox: "0 0 18 18", "aria-hidden": "true" });
    picture.append(svgNode("path", { d: icons[icon] }));
    $(id).replaceChildren(picture);
  };

  const ghostCount = 4;
  // The motion that was chosen, where there are several.
  let chosen = null;
  // The outlines of letters that all motions of the page use.
  let letters = "";
  let reel = null, layer = null, ghosts = [], overlay = null, marker = null;
  // The names of the view whose distances are shown, and of the one at the pointer.
  let pinned = null, pointed = null;
  let time = 0, isPlaying = false, wait = 0, lastTick = 0;

  // A picture in a shadow tree of its own: several of one picture share ids. The mark ends all ids.
  const makeLayer = (className) => {
    const host = node("div", className);
    const root = host.attachShadow({ mode: "open" });
    root.innerHTML = "<style>svg{display:block;width:100%;height:100%}</style>"
      + reel.svg.replace(/<\/svg>\s*$/, () => (reel.letters || letters) + "</svg>").replaceAll("\u0001", reel.mark);
    root.append(node("style", "", layerStyle));
    return { host, root, tracks: [] };
  };
  const layerStyle =
    ":host(.outlined) [data-view]{stroke:var(--accent);stroke-opacity:.75;stroke-dasharray:4 3;vector-effect:non-scaling-stroke}" +
    "[data-view].hovered{stroke:var(--accent)!important;stroke-opacity:1!important;stroke-dasharray:none!important;stroke-width:2;vector-effect:non-scaling-stroke}" +
    "[data-view] title{display:none}";
  // What moves in a layer that is shown, as its style sheet says. Then its animations end: browsers may
  // put each on the screen by itself, one a frame before another.
  const takeTracks = (root) => {
    const tracks = root.getAnimations().map(({ effect }) => {
      const frames = effect.getKeyframes(), length = effect.getComputedTiming().duration / 1000;
      const moves = "transform" in frames[0];
      return {
        style: effect.target.style, moves,
        frames: frames.map((frame) => ({
          time: frame.computedOffset * length, holds: frame.easing.startsWith("step"),
          numbers: moves ? affine(new DOMMatrix(frame.transform)) : [Number(frame.opacity)],
        })),
      };
    });
    if (tracks.length > 0) root.append(node("style", "", "*{animation:none!important}"));
    return tracks;
  };
  // Browsers write one value in several ways, such as scale(2, 2) as scale(2): only the matrices compare.
  const affine = ({ a, b, c, d, e, f }) => [a, b, c, d, e, f];
  const numbersOf = ({ frames }, seconds) => {
    const next = frames.findIndex((frame) => frame.time > seconds);
    if (next <= 0) return frames.at(next).numbers;
    const [from, to] = [frames[next - 1], frames[next]];
    if (from.holds) return from.numbers;
    const share = (seconds - from.time) / (to.time - from.time);
    return from.numbers.map((start, index) => start + (to.numbers[index] - start) * share);
  };
  // The frame of one time: every element is set here, before the browser paints.
  const show = (target, seconds) => {
    if (target.tracks.length === 0) target.tracks = takeTracks(target.root);
    for (const track of target.tracks) {
      const numbers = numbersOf(track, seconds);
      if (track.moves) track.style.transform = "matrix(" + numbers + ")"; else track.style.opacity = numbers[0];
    }
  };

  const stepAt = (seconds) => {
    let step = 0;
    while (step + 1 < reel.times.length && reel.times[step + 1] <= seconds + 1e-6) step += 1;
    return step;
  };
  const isOn = (id) => $(id).getAttribute("aria-pressed") === "true";
  const fixed = (value, digits) => value.toFixed(digits);

  const draw = () => {
    show(layer, time);
    const step = stepAt(time);
    if (isOn("onion")) {
      while (ghosts.length < ghostCount) {
        const ghost = makeLayer("ghost");
        ghosts.push(ghost);
        layer.host.after(ghost.host);
      }
    }
    ghosts.forEach((ghost, index) => {
      const before = step - index - 1;
      ghost.host.hidden = !isOn("onion") || before < 0;
      ghost.host.style.opacity = 0.3 * Math.pow(0.72, index);
      if (!ghost.host.hidden) show(ghost, reel.times[before]);
    });
    const share = reel.duration > 0 ? time / reel.duration : 0;
    $("time").value = time;
    $("time").setAttribute("aria-valuetext", fixed(time, 3) + " seconds");
    $("ticks").style.setProperty("--done", share * 100 + "%");
    const progress = valueAt(reel.progress, share);
    $("clock").replaceChildren(
      fixed(time, 3) + "\u2009s", node("span", "", fixed(progress * 100, progress > 1 ? 1 : 0) + "\u2009%"));
    $("place").textContent = "step " + (step + 1) + " of " + reel.times.length;
    if (marker) marker(share);
    for (const bar of document.querySelectorAll(".bar .done")) {
      const [start, end] = [Number(bar.dataset.start), Number(bar.dataset.end)];
      bar.style.width = Math.max(0, Math.min(time, end) - start) / reel.duration * 100 + "%";
      bar.hidden = time < start;
    }
    overlay.replaceChildren();
    drawPaths(step);
    drawRedlines();
  };
  const valueAt = (values, share) => {
    const place = Math.max(0, Math.min(1, share)) * (values.length - 1);
    const index = Math.min(Math.floor(place), values.length - 2);
    if (values.length < 2) return values[0] || 0;
    return values[index] + (values[index + 1] - values[index]) * (place - index);
  };

  const drawPaths = (step) => {
    if (!isOn("paths")) return;
    for (const path of reel.paths) {
      const points = path.points.map((p) => p.join(",")).join(" ");
      overlay.append(svgNode("polyline", {
        points, fill: "none", stroke: "var(--accent)", "stroke-width": 1.5, "stroke-linecap": "round", "stroke-linejoin": "round",
      }));
      for (const p of path.points) {
        overlay.append(svgNode("circle", { cx: p[0], cy: p[1], r: 1.75, fill: "var(--accent)" }));
      }
      const here = path.points[Math.min(step, path.points.length - 1)];
      overlay.append(svgNode("circle", {
        cx: here[0], cy: here[1], r: 5, fill: "var(--surface)", stroke: "var(--accent)", "stroke-width": 2,
      }));
      const end = path.points[path.points.length - 1];
      let before = null;
      for (const p of path.points) if (Math.hypot(p[0] - end[0], p[1] - end[1]) > 6) before = p;
      if (before) {
        const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
        const corner = (turn) => (end[0] - 9 * Math.cos(angle + turn)) + "," + (end[1] - 9 * Math.sin(angle + turn));
        overlay.append(svgNode("polyline", {
          points: corner(0.45) + " " + end.join(",") + " " + corner(-0.45),
          fill: "none", stroke: "var(--accent)", "stroke-width": 1.5, "stroke-linecap": "round", "stroke-linejoin": "round",
        }));
      }
    }
  };

  // Where the views are that can be seen, in points of the picture.
  const boxes = () => {
    const screen = $("screen").getBoundingClientRect();
    const scale = screen.width / reel.picture[0];
    return [...layer.root.querySelectorAll("[data-view]")]
      .filter((rect) => Number(getComputedStyle(rect).opacity) > 0)
      .map((rect) => {
        const box = rect.getBoundingClientRect();
        return {
          name: rect.querySelector("title").textContent, x: (box.left - screen.left) / scale,
          y: (box.top - screen.top) / scale, width: box.width / scale, height: box.height / scale,
        };
      });
  };
  const drawRedlines = () => {
    for (const row of $("rows").querySelectorAll(".row")) {
      row.classList.toggle("pinned", isOn("redlines") && row.dataset.view === pinned);
    }
    if (!isOn("redlines")) return;
    const all = boxes(), named = (name) => all.find((box) => box.name === name);
    const view = named(pinned) || named(pointed);
    if (!view) return;
    const red = "var(--redline)";
    const size = 11 * reel.picture[0] / Math.max($("screen").clientWidth, 1);
    // A text in the middle of a box around a point, moved into the picture.
    const label = (text, x, y) => {
      const [width, height] = [(text.length * 0.6 + 0.9) * size, size * 1.5];
      const left = Math.max(0, Math.min(x - width / 2, reel.picture[0] - width));
      const top = Math.max(0, Math.min(y - height / 2, reel.picture[1] - height));
      return { text, x: left, y: top, width, height };
    };
    const write = ({ text, x, y, width, height }) => {
      const words = svgNode("text", {
        x: x + width / 2, y: y + height * 0.72, "font-size": size, "font-weight": 600,
        "text-anchor": "middle", fill: "#fff",
      });
      words.textContent = text;
      overlay.append(svgNode("rect", { x, y, width, height, rx: size / 4, fill: red }), words);
    };
    const plan = redlines.of(view, pinned ? named(pointed) : null, all);
    plan.boxes.forEach(({ x, y, width, height }, index) => overlay.append(svgNode("rect", {
      x, y, width, height, fill: "none", stroke: red, "stroke-width": index ? 1 : 1.5,
      "stroke-dasharray": index ? "4 3" : "none",
    })));
    for (const { line: [x1, y1, x2, y2] } of plan.measures) {
      overlay.append(svgNode("line", { x1, y1, x2, y2, stroke: red, "stroke-width": 1 }));
    }
    const figures = plan.measures.map(({ line: [x1, y1, x2, y2], figure }) => label(figure, (x1 + x2) / 2, (y1 + y2) / 2));
    figures.forEach(write);
    // Where the title covers no figure: under the view, over it, at its side, in it.
    const [middle, below, above] = [view.x + view.width / 2, view.y + view.height + size, view.y - size];
    const places = [
      [middle, below], [middle, above], [view.x + view.width, below], [view.x, below],
      [view.x + view.width, above], [view.x, above], [middle, view.y + view.height / 2],
    ].map(([x, y]) => label(plan.title, x, y));
    const meets = (a, b) =>
      a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    write(places.find((place) => !figures.some((other) => meets(place, other))) || places[0]);
  };

  const drawCurve = () => {
    const figure = $("curve");
    figure.querySelectorAll("svg").forEach((old) => old.remove());
    marker = null;
    figure.hidden = reel.curves.length === 0 || reel.duration <= 0;
    if (figure.hidden) return;
    const [width, height] = [300, 150];
    const all = reel.curves.flatMap((curve) => curve.values);
    const top = Math.max(1, ...all), bottom = Math.min(0, ...all);
    const y = (value) => height - (value - bottom) / (top - bottom) * height;
    const picture = svgNode("svg", { viewBox: "-6 -6 " + (width + 12) + " " + (height + 12), role: "img", "aria-label": "Curves over time" });
    for (const value of [0, 1]) {
      picture.append(svgNode("path", { d: "M0 " + y(value) + "H" + width, stroke: "var(--soft)", "stroke-width": 1 }));
    }
    const line = svgNode("path", { stroke: "var(--quiet)", "stroke-width": 1 });
    picture.append(line);
    const dots = reel.curves.map((curve) => {
      const points = curve.values.map((value, index) => index / (curve.values.length - 1) * width + "," + y(value)).join(" ");
      const plot = svgNode("polyline", { points, fill: "none", stroke: "var(--accent)", "stroke-width": 2, "stroke-linejoin": "round" });
      const title = svgNode("title", {});
      title.textContent = curve.name;
      plot.append(title);
      picture.append(plot);
      return svgNode("circle", { r: 5, fill: "var(--surface)", stroke: "var(--accent)", "stroke-width": 2 });
    });
    picture.append(...dots);
    figure.append(picture);
    marker = (share) => {
      line.setAttribute("d", "M" + share * width + " 0V" + height);
      dots.forEach((dot, index) => {
        dot.setAttribute("cx", share * width);
        dot.setAttribute("cy", y(valueAt(reel.curves[index].values, share)));
      });
    };
  };
  const drawRows = () => {
    const figure = $("rows");
    figure.querySelectorAll(".row").forEach((old) => old.remove());
    for (const span of reel.spans) {
      const row = node("div", "row");
      row.dataset.view = span.view;
      row.onclick = () => pin(span.view);
      const name = node("b", "", span.view + " ");
      name.append(node("span", "", span.property));
      const values = node("i", "", span.from + " → " + span.to);
      values.title = values.textContent;
      name.title = name.textContent;
      row.append(name, values);
      row.title = span.curve ? span.duration + " s " + span.curve : "at once";
      const bar = node("div", "bar");
      for (const kind of ["", "done"]) {
        const part = node("span", kind);
        const place = reel.duration > 0 ? span.start / reel.duration : 0;
        part.style.left = "calc(" + place * 100 + "% - " + place * 4 + "px)";
        part.style.width = span.duration / reel.duration * 100 + "%";
        part.dataset.start = span.start;
        part.dataset.end = span.start + span.duration;
        bar.append(part);
      }
      row.append(bar);
      figure.append(row);
    }
    // What follows something else has no time of its own.
    for (const link of reel.links) {
      const row = node("div", "row link");
      row.append(node("b", "", link.target), node("i", "", "follows " + link.label));
      figure.append(row);
    }
    figure.hidden = reel.spans.length + reel.links.length === 0;
  };

  const writeLink = () => {
    const motion = chosen ? "m=" + encodeURIComponent(chosen) + "&" : "";
    try { history.replaceState(null, "", "#" + motion + "t=" + Number(fixed(time, 4))); } catch { /* some frames forbid it */ }
  };
  const readMotion = () => {
    const match = /[#&]m=([^&]*)/.exec(location.hash);
    return match ? decodeURIComponent(match[1]) : null;
  };
  const readLink = () => {
    const match = /[#&]t=([0-9.]+)/.exec(location.hash);
    return match ? Number(match[1]) : null;
  };
  const seek = (seconds) => {
    time = Math.max(0, Math.min(reel.duration, Number.isFinite(seconds) ? seconds : 0));
    draw();
  };
  const setPlaying = (value) => {
    isPlaying = value && reel.duration > 0;
    setIcon("play", isPlaying ? "pause" : "play");
    $("play").setAttribute("aria-label", isPlaying ? "Pause" : "Play");
    if (isPlaying) {
      if (time >= reel.duration) time = 0;
      wait = 0;
      lastTick = performance.now();
      requestAnimationFrame(tick);
    } else {
      writeLink();
    }
  };
  const tick = (now) => {
    if (!isPlaying) return;
    const passed = Math.max(0, now - lastTick) / 1000;
    lastTick = now;
    if (time < reel.duration) {
      seek(time + passed * Number($("speed").value));
      wait = reel.hold; // seconds to hold the end before the motion repeats
      if (time >= reel.duration && !isOn("loop")) return setPlaying(false);
    } else {
      wait -= passed;
      if (wait <= 0) seek(0);
    }
    requestAnimationFrame(tick);
  };
  const pauseAt = (seconds) => { seek(seconds); setPlaying(false); };
  const step = (count) => {
    const here = stepAt(time);
    const isBetween = time - reel.times[here] > 1e-6;
    const next = here + count + (isBetween && count < 0 ? 1 : 0);
    pauseAt(reel.times[Math.max(0, Math.min(reel.times.length - 1, next))]);
  };
  const toggle = (id) => {
    $(id).setAttribute("aria-pressed", String(!isOn(id)));
    if (layer) layer.host.classList.toggle("outlined", isOn("outlines"));
    draw();
  };
  const changeSpeed = (by) => {
    const select = $("speed");
    select.selectedIndex = Math.max(0, Math.min(select.options.length - 1, select.selectedIndex + by));
  };

  // Keeps a view, or with its own name lets go of it.
  const pin = (name) => {
    pinned = pinned === name ? null : name;
    if (!isOn("redlines")) toggle("redlines"); else draw();
  };
  const hover = (event) => {
    const chip = $("chip");
    layer.root.querySelectorAll(".hovered").forEach((old) => old.classList.remove("hovered"));
    const rect = event && event.composedPath().find((target) => target.dataset && target.dataset.view !== undefined);
    const before = pointed;
    pointed = rect ? rect.querySelector("title").textContent : null;
    if (isOn("redlines") && pointed !== before && !isPlaying) draw();
    chip.hidden = !rect || isOn("redlines");
    if (!rect) return;
    rect.classList.add("hovered");
    const box = rect.getBoundingClientRect(), stage = $("stage").getBoundingClientRect();
    const scale = $("screen").clientWidth / reel.picture[0];
    chip.textContent = pointed + "  " + Math.round(box.width / scale) + "×" + Math.round(box.height / scale);
    chip.style.left = Math.max(0, Math.min(box.left - stage.left, stage.width - chip.offsetWidth)) + "px";
    chip.style.top = Math.max(0, box.top - stage.top - chip.offsetHeight - 3) + "px";
  };

  // Takes a reel in and keeps the place in time, as far as there is one.
  const load = (data) => {
    reel = data;
    document.body.classList.remove("empty");
    for (const name in reel.colors) document.documentElement.style.setProperty("--" + name, reel.colors[name]);
    document.title = [reel.scene, reel.motion].filter(Boolean).join(" · ");
    $("scene").textContent = reel.scene;
    $("motion").textContent = chosen === null ? reel.motion || "" : "";
    $("details").textContent = reel.details;
    document.body.classList.toggle("still", reel.duration <= 0);
    const screen = $("screen");
    screen.style.setProperty("--ratio", reel.picture[0] + " / " + reel.picture[1]);
    screen.setAttribute("aria-label", document.title);
    screen.classList.toggle("framed", reel.origin[0] === 0);
    ghosts = [];
    [pinned, pointed] = [null, null];
    screen.replaceChildren();
    layer = makeLayer(isOn("outlines") ? "outlined" : "");
    overlay = svgNode("svg", { viewBox: "0 0 " + reel.picture[0] + " " + reel.picture[1], "aria-hidden": "true" });
    screen.append(layer.host, overlay);
    layer.host.addEventListener("pointermove", hover);
    layer.host.addEventListener("pointerleave", () => hover(null));
    layer.host.addEventListener("click", (event) => {
      hover(event);
      if (isOn("redlines")) pin(pointed);
    });
    $("time").max = reel.duration;
    $("time").step = "any";
    $("ticks").replaceChildren(...(reel.times.length > 240 ? [] : reel.times).map((at) => {
      const tick = node("i");
      tick.style.left = (reel.duration > 0 ? at / reel.duration * 100 : 0) + "%";
      return tick;
    }));
    drawCurve();
    drawRows();
    // What changes while it plays has the room of its longest text, so that the controls stay where they are.
    const kept = time;
    seek(reel.duration);
    for (const id of ["clock", "place"]) {
      $(id).style.minWidth = "";
      $(id).style.minWidth = Math.ceil($(id).getBoundingClientRect().width) + "px";
    }
    seek(kept);
  };

  for (const id of ["first", "back", "play", "forward", "last"]) setIcon(id, id);
  $("first").onclick = () => pauseAt(0);
  $("last").onclick = () => pauseAt(reel.duration);
  $("back").onclick = () => step(-1);
  $("forward").onclick = () => step(1);
  $("play").onclick = () => setPlaying(!isPlaying);
  $("time").oninput = () => pauseAt(Number($("time").value));
  for (const id of ["loop", "onion", "paths", "outlines", "redlines"]) $(id).onclick = () => toggle(id);
  const say = (text) => {
    $("said").textContent = text;
    setTimeout(() => { $("said").textContent = ""; }, 1800);
  };
  const copyLink = async () => {
    writeLink();
    try { await navigator.clipboard.writeText(location.href); say("Link copied"); } catch { say(location.href); }
  };
  // The picture of this moment, which stands still: its elements have their values already.
  const moment = () => {
    const picture = layer.root.querySelector("svg").cloneNode(true);
    picture.querySelectorAll("style, [data-view]").forEach((element) => element.remove());
    return new XMLSerializer().serializeToString(picture);
  };
  const save = (address, ending, names = [reel.scene, reel.motion, fixed(time, 3)]) => {
    const link = node("a");
    link.href = address;
    link.download = names.filter(Boolean).join("-").replace(/[^\w.-]+/g, "-") + "." + ending;
    link.click();
    say("Saved " + link.download);
  };
  const dataAddress = () => "data:image/svg+xml;charset=utf-8," + encodeURIComponent(moment());
  const saveSVG = () => save(dataAddress(), "svg");
  const savePNG = async () => {
    const picture = new Image();
    picture.src = dataAddress();
    await picture.decode();
    const canvas = node("canvas");
    [canvas.width, canvas.height] = reel.picture.map((side) => Math.round(side * 2));
    canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
    save(canvas.toDataURL("image/png"), "png");
  };
  // The table of what the motion changes.
  const columns = ["view", "property", "from", "to", "start", "duration", "curve"];
  const specRows = () => reel.spans.map((span) => columns.map((column) =>
    ["start", "duration"].includes(column) ? Number(fixed(span[column], 4)) + " s" : span[column] || "–"));
  const showSpec = () => {
    if ($("spec-sheet").open) return $("spec-sheet").close();
    const head = node("tr"), rows = specRows();
    head.append(...columns.map((column) => node("th", "", column)));
    $("spec-table").replaceChildren(head, ...rows.map((cells) => {
      const row = node("tr");
      row.append(...cells.map((cell) => node("td", "", cell)));
      return row;
    }));
    $("spec-sheet").showModal();
  };
  const copySpec = async () => {
    const line = (cells) => "| " + cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ") + " |";
    const table = [line(columns), line(columns.map(() => "---")), ...specRows().map(line)].join("\n");
    try { await navigator.clipboard.writeText(table + "\n"); say("Table copied"); } catch { say("The browser does not let the page copy"); }
  };
  const showKeys = () => { if ($("help").open) $("help").close(); else $("help").showModal(); };
  const keyNames = [
    ["Space", "play or pause"], ["← →", "one step"], ["Home End", "start and end"], ["+ −", "speed"],
    ["L", "loop"], ["O", "onion skin"], ["P", "paths"], ["V", "outlines and names of views"], ["R", "sizes and distances: point at a view, click to keep it"],
    ["C", "copy a link to this moment"], ["S", "save it as SVG"], ["G", "save it as PNG"],
    ["T", "table of what changes"], ["?", "these keys"],
  ];
  for (const [name, text] of keyNames) $("key-list").append(node("dt", "", name), node("dd", "", text));
  $("link").onclick = copyLink;
  $("svg").onclick = saveSVG;
  $("png").onclick = savePNG;
  $("spec").onclick = showSpec;
  $("copy-spec").onclick = copySpec;
  $("keys").onclick = showKeys;

  const keys = {
    c: copyLink, s: saveSVG, g: savePNG, t: showSpec, "?": showKeys,
    r: () => toggle("redlines"),
    " ": () => setPlaying(!isPlaying), k: () => setPlaying(!isPlaying),
    ArrowLeft: () => step(-1), ArrowRight: () => step(1), Home: () => pauseAt(0), End: () => pauseAt(reel.duration),
    l: () => toggle("loop"), o: () => toggle("onion"), p: () => toggle("paths"), v: () => toggle("outlines"),
    "+": () => changeSpeed(1), "-": () => changeSpeed(-1),
  };
  document.addEventListener("keydown", (event) => {
    const focused = document.activeElement;
    if (!reel || event.ctrlKey || event.metaKey || event.altKey || (focused && focused.matches("select"))) return;
    if (event.key === " " && focused && focused.matches("button")) return;
    const action = keys[event.key] || keys[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  window.addEventListener("hashchange", () => {
    const motion = readMotion();
    if (motion !== null && motion !== chosen && packed.some((one) => one.dataset.motion === motion)) return choose(motion);
    const linked = readLink();
    if (linked !== null && reel) pauseAt(linked);
  });

  const begin = (data) => {
    const linked = readLink();
    load(data);
    if (linked !== null) return pauseAt(linked);
    const wantsStillness = matchMedia("(prefers-reduced-motion: reduce)").matches;
    setPlaying(!wantsStillness);
  };
  const problem = (text) => {
    $("problem").textContent = text;
    $("problem").hidden = !text;
  };
  // Several motions are packed; one is unpacked when it is chosen.
  const packed = [...document.querySelectorAll("script.packed")];
  const choose = async (motion) => {
    const source = packed.find((one) => one.dataset.motion === motion) || packed[0];
    if (packed.length > 1) chosen = $("motions").value = source.dataset.motion;
    time = 0;
    letters = letters || await unpacked($("letters"));
    begin(JSON.parse(await unpacked(source)));
  };
  if (packed.length > 0) {
    for (const { dataset } of packed) {
      const option = node("option", "", dataset.motion || "at rest");
      option.value = dataset.motion;
      $("motions").append(option);
    }
    $("choice").hidden = packed.length < 2;
    $("motions").onchange = () => {
      setPlaying(false);
      history.replaceState(null, "", "#m=" + encodeURIComponent($("motions").value));
      choose($("motions").value);
    };
    return choose(readMotion());
  }
  const live = document.body.dataset.live;
  if (!live) return begin(JSON.parse($("reel").textContent));

  // From a live server: the picture comes again whenever its file is saved. Until there is one the page
  // shows no controls, only the file's name and what is wrong with it.
  document.body.classList.add("empty");
  $("scene").textContent = document.title;
  const fetchReel = async () => {
    try {
      const answer = await fetch(live, { cache: "no-store" });
      const data = await answer.json();
      problem(data.problem || "");
      if (data.reel) {
        const isFirst = !reel;
        if (isFirst) begin(data.reel); else load(data.reel);
      }
      document.body.dataset.loaded = String(Number(document.body.dataset.loaded || 0) + 1);
    } catch (error) {
      lose();
    }
  };
  // The files may have changed while there was no server to report it.
  let isLost = false;
  const lose = () => {
    isLost = true;
    problem("The server does not answer; the page goes on when it does.");
  };
  const events = new EventSource(document.body.dataset.events);
  events.addEventListener("change", fetchReel);
  events.addEventListener("error", lose);
  events.addEventListener("open", () => {
    if (isLost) fetchReel();
    isLost = false;
  });
  fetchReel();
})();
