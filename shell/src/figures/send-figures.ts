import { Collector } from './collector.ts';
import { type PageEvent, takeEvents } from './page-events.ts';

const ADDRESS = '/api/figures';
/** Failures at the same time are sent together. */
const AFTER_FAILURE = 2000;
const MOST_AFTER_FAILURES = 10;

function send(collector: Collector): void {
  const report = collector.take();
  if (report) navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/**
 * Sends the page's figures when it is hidden, and soon after a failure.
 * @param every one page in this many reports its load times.
 * @returns a function that stops it.
 */
export function sendFigures(every: number, random = Math.random()): () => void {
  const collector = new Collector(random * every < 1);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const sendSoon = () => {
    if (timer !== undefined || failures >= MOST_AFTER_FAILURES) return;
    failures += 1;
    timer = setTimeout(() => {
      timer = undefined;
      send(collector);
    }, AFTER_FAILURE);
  };
  const add = (event: PageEvent) => {
    collector.add(event);
    if (event.load === undefined) sendSoon();
  };
  const sendIfHidden = () => {
    if (document.visibilityState === 'hidden') send(collector);
  };
  const stop = takeEvents(add);
  document.addEventListener('visibilitychange', sendIfHidden);
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', sendIfHidden);
  };
}
