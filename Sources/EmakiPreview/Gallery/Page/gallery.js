"use strict";
{
  const events = new EventSource(document.currentScript.dataset.events);
  const problem = document.getElementById("problem");
  let isLost = false;
  events.addEventListener("change", () => location.reload());
  events.addEventListener("open", () => { if (isLost) location.reload(); });
  events.addEventListener("error", () => {
    isLost = true;
    problem.textContent = "The server does not answer; the page goes on when it does.";
    problem.hidden = false;
  });
}
