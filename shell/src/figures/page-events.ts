import type { FailureKind } from '#/loading/failure.ts';

/** What happened to one version of a remote in this page; the remote `shell` is the shell. */
export interface PageEvent {
  remote: string;
  version: string;
  /** Milliseconds until a part was ready, what kept a part from being shown, or the name of an uncaught error. */
  load?: number;
  failure?: FailureKind;
  error?: string;
}

type Take = (event: PageEvent) => void;

/** More than a page loads; of what comes in a loop the first is enough. */
const MOST_WAITING = 100;

const waiting: PageEvent[] = [];
let take: Take | null = null;

/** Notes an event for whoever collects them, who comes once the page has been drawn. */
export function noteEvent(event: PageEvent): void {
  if (take) take(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
}

/** Hands over what was noted so far and is noted from now on. @returns a function that ends it. */
export function takeEvents(taker: Take): () => void {
  take = taker;
  for (const event of waiting.splice(0)) taker(event);
  return () => {
    take = null;
  };
}
