import type { FailureKind } from '#/loading/failure.ts';

/** An event of one version of a remote in this page; the remote `shell` is the shell. */
export interface PageEvent {
  remote: string;
  version: string;
  /** Milliseconds until a part was ready, the failure of a part, or the name of an uncaught error. */
  load?: number;
  failure?: FailureKind;
  error?: string;
}

type Take = (event: PageEvent) => void;

/** More than a page loads; of events in a loop the first ones are enough. */
const MOST_WAITING = 100;

const waiting: PageEvent[] = [];
let take: Take | null = null;

/** Records an event for the collector, which starts after the page has been drawn. */
export function noteEvent(event: PageEvent): void {
  if (take) take(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
}

/** Passes on earlier and future events. @returns a function that stops it. */
export function takeEvents(taker: Take): () => void {
  take = taker;
  for (const event of waiting.splice(0)) taker(event);
  return () => {
    take = null;
  };
}
