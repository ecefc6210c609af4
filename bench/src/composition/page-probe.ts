/** What the page itself notes while it loads, in milliseconds since the navigation began. */
export interface PageNotes {
  content: number;
  firstPaint: number;
  largestPaint: number;
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    academyNotes?: PageNotes;
  }
}

/** Runs in the page before its own scripts. The first element that `selector` finds is the content. */
export function probePage(selector: string): void {
  const notes: PageNotes = { content: 0, firstPaint: 0, largestPaint: 0, longTasks: [] };
  window.academyNotes = notes;
  const follow = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  follow('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.firstPaint = entry.startTime;
  });
  follow('largest-contentful-paint', (entry) => {
    notes.largestPaint = entry.startTime;
  });
  follow('longtask', ({ startTime: start, duration }) => notes.longTasks.push({ start, duration }));
  const watch = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    watch.disconnect();
    // A message posted in an animation frame is answered after that frame was painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        notes.content = performance.now();
      };
      port2.postMessage(null);
    });
  });
  watch.observe(document, { childList: true, subtree: true });
}
