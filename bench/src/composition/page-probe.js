// Runs before the page's own scripts, and records what it sees in `window.academyNotes`, in milliseconds since
// the navigation began. The first element that matches the selector `window.academyContent` is the content.
const notes = { content: 0, firstPaint: 0, largestPaint: 0, longTasks: [] };
window.academyNotes = notes;

function follow(type, note) {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry);
  }).observe({ type, buffered: true });
}

follow('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') notes.firstPaint = entry.startTime;
});
follow('largest-contentful-paint', (entry) => {
  notes.largestPaint = entry.startTime;
});
follow('longtask', ({ startTime: start, duration }) => notes.longTasks.push({ start, duration }));

const watch = new MutationObserver(() => {
  if (!document.querySelector(window.academyContent)) return;
  watch.disconnect();
  // A message posted in an animation frame arrives after that frame was painted.
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      notes.content = performance.now();
      window.academySays?.('content');
    };
    port2.postMessage(null);
  });
});
watch.observe(document, { childList: true, subtree: true });
