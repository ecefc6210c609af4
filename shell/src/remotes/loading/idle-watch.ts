/** What a part throws that draws itself again and again: React ends only loops within one commit. */
export class EndlessRendering extends Error {
  override name = 'EndlessRendering';
}

const TICK = 2000;
/** A slow phone is busy for some seconds when it begins; none is without an idle moment for so many ticks. */
const LONGEST_BUSY = 8;

export interface IdleClock {
  /** Calls once the thread has nothing to do. Returns what calls it off. */
  whenIdle: (run: () => void) => () => void;
  /** Calls again and again, also while the thread is busy. Returns what ends it. */
  each: (milliseconds: number, run: () => void) => () => void;
  isSeen: () => boolean;
}

/** The browser's; null where it does not say when it is idle. */
export function browserIdle(): IdleClock | null {
  if (!window.requestIdleCallback) return null;
  return {
    whenIdle: (run) => {
      const handle = window.requestIdleCallback(run);
      return () => window.cancelIdleCallback(handle);
    },
    each: (milliseconds, run) => {
      const timer = setInterval(run, milliseconds);
      return () => clearInterval(timer);
    },
    isSeen: () => document.visibilityState === 'visible',
  };
}

/**
 * Calls once the thread has had no idle moment for sixteen seconds. It counts ticks, not time: a device that slept was not
 * busy, and a page that nobody sees is not told of idle moments.
 */
export function watchIdle(onBusy: () => void, clock: IdleClock): () => void {
  let busyTicks = 0;
  let stopWaiting: (() => void) | null = null;
  const idle = () => {
    busyTicks = 0;
    stopWaiting = null;
  };
  const stopTicks = clock.each(TICK, () => {
    if (!clock.isSeen()) {
      busyTicks = 0;
      return;
    }
    busyTicks += 1;
    if (busyTicks > LONGEST_BUSY) {
      stop();
      onBusy();
    } else stopWaiting ??= clock.whenIdle(idle);
  });
  const stop = () => {
    stopTicks();
    stopWaiting?.();
  };
  return stop;
}
