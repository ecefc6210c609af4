// Runs in the page, and records in `window.academySwitch`, in milliseconds after a click:
// the first frame that shows a change, and the first frame in which the watched selector matches.
function afterPaint(note) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = note;
    port2.postMessage(null);
  });
}

window.academyWatch = (selector) => {
  const notes = { click: 0, response: 0, content: 0, longestTask: 0 };
  window.academySwitch = notes;
  addEventListener('click', ({ timeStamp }) => (notes.click = timeStamp), { capture: true, once: true });
  let hasResponded = false;
  const watch = new MutationObserver(() => {
    if (!notes.click) return;
    const since = notes.click;
    if (!hasResponded) {
      hasResponded = true;
      afterPaint(() => (notes.response = performance.now() - since));
    }
    if (!document.querySelector(selector)) return;
    watch.disconnect();
    afterPaint(() => {
      notes.content = performance.now() - since;
      window.academySays?.('content');
    });
  });
  watch.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-current', 'aria-busy', 'data-pending'],
  });
};

new PerformanceObserver((list) => {
  const notes = window.academySwitch;
  for (const { startTime, duration } of list.getEntries())
    if (notes?.click && startTime >= notes.click && !notes.content)
      notes.longestTask = Math.max(notes.longestTask, duration);
}).observe({ type: 'longtask' });
