"use strict";
// Writes an animated GIF (GIF89a) that repeats.
//
// frames: [{ pixels: RGBA of a canvas, delay: hundredths of a second }]
const animatedGIF = (width, height, frames) => {
  const bytes = [];
  const word = (value) => bytes.push(value & 255, value >> 8);
  const text = (letters) => { for (const letter of letters) bytes.push(letter.charCodeAt(0)); };

  // The 64 most frequent colours as they are; the rest as averages of boxes (median cut).
  const counts = new Map();
  for (const { pixels } of frames) {
    for (let i = 0; i < pixels.length; i += 4) {
      const color = pixels[i] << 16 | pixels[i + 1] << 8 | pixels[i + 2];
      counts.set(color, (counts.get(color) || 0) + 1);
    }
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  const channel = (color, index) => color >> (16 - 8 * index) & 255;
  const palette = sorted.slice(0, sorted.length <= 256 ? 256 : 64).map(([color]) => color);
  const measured = (entries) => {
    const ranges = [0, 1, 2].map((index) => {
      let low = 255, high = 0;
      for (const [color] of entries) {
        low = Math.min(low, channel(color, index));
        high = Math.max(high, channel(color, index));
      }
      return high - low;
    });
    const widest = ranges.indexOf(Math.max(...ranges));
    const total = entries.reduce((sum, entry) => sum + entry[1], 0);
    return { entries, widest, total, weight: ranges[widest] * total };
  };
  if (sorted.length > 256) {
    const boxes = [measured(sorted.slice(64))];
    while (boxes.length < 192) {
      const place = boxes.reduce((best, box, index) => box.weight > boxes[best].weight ? index : best, 0);
      const { entries, widest, total, weight } = boxes[place];
      if (weight === 0) break;
      entries.sort((a, b) => channel(a[0], widest) - channel(b[0], widest));
      let seen = 0, cut = 0;
      while (cut < entries.length - 1 && seen * 2 < total) seen += entries[cut++][1];
      boxes.splice(place, 1, measured(entries.slice(0, cut)), measured(entries.slice(cut)));
    }
    for (const { entries, total } of boxes) {
      const mean = [0, 1, 2].map((index) =>
        Math.round(entries.reduce((sum, [color, count]) => sum + channel(color, index) * count, 0) / total));
      palette.push(mean[0] << 16 | mean[1] << 8 | mean[2]);
    }
  }
  const indices = new Map(palette.map((color, index) => [color, index]));
  const nearest = (color) => {
    const known = indices.get(color);
    if (known !== undefined) return known;
    let best = 0, least = Infinity;
    palette.forEach((other, index) => {
      let distance = 0;
      for (let part = 0; part < 3; part++) distance += (channel(color, part) - channel(other, part)) ** 2;
      if (distance < least) [best, least] = [index, distance];
    });
    indices.set(color, best);
    return best;
  };

  // Lempel–Ziv–Welch with codes of up to 12 bits, in blocks of up to 255 bytes.
  const compress = (pixels) => {
    const out = [];
    let bits = 0, held = 0, size = 9;
    const put = (code) => {
      held |= code << bits;
      bits += size;
      while (bits >= 8) { out.push(held & 255); held >>>= 8; bits -= 8; }
    };
    let table = new Map(), next = 258, prefix = pixels[0];
    put(256);
    for (let i = 1; i < pixels.length; i++) {
      const key = prefix << 8 | pixels[i], known = table.get(key);
      if (known !== undefined) { prefix = known; continue; }
      put(prefix);
      if (next < 4096) {
        table.set(key, next++);
        if (next > 1 << size && size < 12) size += 1;
      } else {
        put(256);
        table = new Map();
        [next, size] = [258, 9];
      }
      prefix = pixels[i];
    }
    put(prefix);
    put(257);
    if (bits > 0) out.push(held & 255);
    bytes.push(8);
    for (let i = 0; i < out.length; i += 255) {
      const block = out.slice(i, i + 255);
      bytes.push(block.length, ...block);
    }
    bytes.push(0);
  };

  text("GIF89a");
  word(width);
  word(height);
  bytes.push(0xF7, 0, 0);
  for (let index = 0; index < 256; index++) {
    for (let part = 0; part < 3; part++) bytes.push(channel(palette[index] || 0, part));
  }
  bytes.push(0x21, 0xFF, 11);
  text("NETSCAPE2.0");
  bytes.push(3, 1, 0, 0, 0);
  let before = null;
  for (const { pixels, delay } of frames) {
    // Only the box around what has changed.
    let [left, top, right, bottom] = [width, height, -1, -1];
    const all = new Uint8Array(width * height);
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        all[i] = nearest(pixels[4 * i] << 16 | pixels[4 * i + 1] << 8 | pixels[4 * i + 2]);
        if (before && before[i] === all[i]) continue;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
    }
    before = all;
    if (right < 0) [left, top, right, bottom] = [0, 0, 0, 0];
    const [columns, rows] = [right - left + 1, bottom - top + 1];
    const part = new Uint8Array(columns * rows);
    for (let y = 0; y < rows; y++) {
      part.set(all.subarray((top + y) * width + left, (top + y) * width + right + 1), y * columns);
    }
    bytes.push(0x21, 0xF9, 4, 4);
    word(delay);
    bytes.push(0, 0, 0x2C);
    for (const number of [left, top, columns, rows]) word(number);
    bytes.push(0);
    compress(part);
  }
  bytes.push(0x3B);
  return new Uint8Array(bytes);
};
