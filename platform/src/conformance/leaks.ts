import type { CDPSession, Page } from 'playwright';

/** The objects of a page at a moment, after garbage collection. */
export interface Holdings {
  listeners: number;
  nodes: number;
  /** Elements that are in no document but still referenced. */
  detached: number;
  styleRules: number;
  styleElements: number;
  timers: number;
  observers: number;
}

interface Counted {
  heldTimers: Set<number>;
  heldObservers: number;
}

/** Counts timers and observers from the page's first script on. */
export async function countHoldings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as Counted;
    counted.heldTimers = new Set();
    counted.heldObservers = 0;
    const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
    const held = counted.heldTimers;
    const start = (begin: typeof setTimeout, isOnce: boolean) =>
      ((handler: TimerHandler, delay?: number, ...rest: unknown[]) => {
        const run = (...given: unknown[]) => {
          if (isOnce) held.delete(id);
          if (typeof handler === 'function') handler(...given);
        };
        const id = begin(run, delay, ...rest) as unknown as number;
        held.add(id);
        return id;
      }) as typeof window.setTimeout;
    const stop = (end: typeof clearTimeout) =>
      ((id?: number) => {
        if (id !== undefined) held.delete(id);
        end(id);
      }) as typeof window.clearTimeout;
    window.setTimeout = start(setTimeout, true);
    window.setInterval = start(setInterval as typeof setTimeout, false) as typeof window.setInterval;
    window.clearTimeout = stop(clearTimeout);
    window.clearInterval = stop(clearInterval);
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
      const { observe, disconnect } = window[name].prototype;
      const active = new WeakSet<object>();
      window[name].prototype.observe = function (this: never, ...args: never[]) {
        if (!active.has(this)) counted.heldObservers += 1;
        active.add(this);
        return (observe as (...rest: never[]) => void).apply(this, args);
      } as never;
      window[name].prototype.disconnect = function (this: never) {
        if (active.delete(this)) counted.heldObservers -= 1;
        return disconnect.call(this);
      } as never;
    }
  });
}

async function detachedElements(cdp: CDPSession): Promise<number> {
  const objectGroup = 'leaks';
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'Element.prototype', objectGroup });
  const { objects } = await cdp.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup,
  });
  const counted = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    // The prototypes that inherit from this one are among its objects.
    functionDeclaration:
      "function () { return this.filter((one) => !Object.hasOwn(one, 'constructor') && !one.isConnected).length; }",
    returnByValue: true,
  });
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup });
  return counted.result.value as number;
}

/** Counts what the page holds now. */
export async function holdingsOf(page: Page): Promise<Holdings> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.enable');
  const inPage = await page.evaluate(() => ({
    styleRules: [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
    styleElements: document.querySelectorAll('style, link[rel=stylesheet]').length,
    timers: (window as unknown as Counted).heldTimers.size,
    observers: (window as unknown as Counted).heldObservers,
  }));
  await cdp.send('HeapProfiler.collectGarbage');
  const detached = await detachedElements(cdp);
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  await cdp.detach();
  return { ...inPage, detached, listeners: metric('JSEventListeners'), nodes: metric('Nodes') };
}
