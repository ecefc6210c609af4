import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface Portions {
  /** The number of items in a first screen. */
  first: number;
  /** The number of items in each further step. */
  step: number;
  /** Draws all from the beginning: the viewer returns to a position further down. */
  atOnce?: boolean;
  /** A change of it restarts the drawing. */
  of?: string;
  /** Later items, such as the next page, are drawn in steps too. */
  grows?: boolean;
}

/** Milliseconds until the next step, however busy the browser is. */
const LATEST = 300;

const FIELDS = 'input, textarea, select, [contenteditable=true]';
const isTyped = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) =>
  key !== 'Tab' && !ctrlKey && !metaKey && target instanceof Element && target.closest(FIELDS) !== null;

/** Printing, and keys that may find, select or move to items that are not drawn yet. */
function onNeedForAll(drawAll: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isTyped(event)) drawAll();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  window.addEventListener('beforeprint', drawAll);
  return () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    window.removeEventListener('beforeprint', drawAll);
  };
}

/**
 * The number of a list's items to draw: a first screenful at once, the rest in steps while the browser is idle, so that
 * the first ones are painted before the others cost anything. Browsers without idle callbacks draw all.
 */
export function useDrawnCount(
  total: number,
  { first, step, atOnce = false, of = '', grows = false }: Portions,
): number {
  const begin = () => (atOnce || !window.requestIdleCallback ? Number.POSITIVE_INFINITY : first);
  const [state, setState] = useState(() => ({ of, drawn: begin() }));
  if (state.of !== of) setState({ of, drawn: begin() });
  const { drawn } = state;
  const isWhole = drawn >= total;

  useEffect(() => {
    if (isWhole) return;
    const draw = (next: number) => {
      const reached = next >= total && !grows ? Number.POSITIVE_INFINITY : Math.min(next, total);
      setState((now) => ({ ...now, drawn: reached }));
    };
    // Not as a transition: one that is interrupted by leaving the page keeps its drawn items.
    const handle = window.requestIdleCallback(() => draw(drawn + step), { timeout: LATEST });
    const stop = onNeedForAll(() => flushSync(() => draw(total)));
    return () => {
      window.cancelIdleCallback(handle);
      stop();
    };
  }, [isWhole, drawn, total, step, grows]);
  return Math.min(drawn, total);
}
