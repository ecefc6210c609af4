import { type FocusTrail, focusBeside, trailOf } from './focus-trail.ts';

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

let trail: FocusTrail | null = null;
let stops: (() => void) | null = null;

/** After whatever sets the focus itself once it has removed something. */
function afterOthers(run: () => void): void {
  setTimeout(() => setTimeout(run, 0), 0);
}

function restore(): void {
  const lost = trail;
  if (!lost || lost[0]?.element.isConnected) return;
  trail = null;
  afterOthers(() => {
    if (isNowhere()) focusBeside(lost);
  });
}

function start(): () => void {
  // Only what goes from among the children of the focused element's ancestors can take it along.
  const observer = new MutationObserver(restore);
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    trail = trailOf(target);
    observer.disconnect();
    for (const { element } of trail.slice(1)) observer.observe(element, { childList: true });
  };
  /** Whoever leaves an element that stays, by a press beside it, wants to be nowhere. */
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (trail?.[0]?.element === target && (target as Element).isConnected && isNowhere()) trail = null;
    });
  document.addEventListener('focusin', follow);
  document.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', follow);
    document.removeEventListener('focusout', leave);
    trail = null;
  };
}

/**
 * From now on the focus never falls to the page's beginning because the focused element has gone: a deleted row, an answered
 * dialog whose opener is gone. Once for each page. Gives the end of it.
 */
export function keepFocus(): () => void {
  stops ??= start();
  return () => {
    stops?.();
    stops = null;
  };
}
