"use strict";
// The text of an element of the page that is packed, by zlib and base64.
const unpacked = async (source) => {
  const bytes = Uint8Array.from(atob(source.textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
};
unpacked(document.getElementById("code")).then((text) => {
  const code = document.createElement("script");
  code.textContent = text;
  document.body.append(code);
});
