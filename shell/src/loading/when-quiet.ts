/** Milliseconds that a new page has for its own first content. */
const SETTLING = 1500;

/**
 * Runs once the page has had its time and the browser is idle.
 * @returns a function that cancels it.
 */
export function whenQuiet(run: () => void): () => void {
  let cancelIdle = () => {};
  const timer = setTimeout(() => {
    if (!window.requestIdleCallback) return run();
    const handle = window.requestIdleCallback(run, { timeout: 5000 });
    cancelIdle = () => window.cancelIdleCallback(handle);
  }, SETTLING);
  return () => {
    clearTimeout(timer);
    cancelIdle();
  };
}
