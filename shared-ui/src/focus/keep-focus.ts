import { type FocusTrail, focusBeside, isFocusNowhere, trailOf } from './focus-trail.ts';

let trail: FocusTrail | null = null;
let stops: (() => void) | null = null;

/** Runs after code that removes an element and moves the focus itself. */
function afterOthers(run: () => void): void {
  setTimeout(() => setTimeout(run, 0), 0);
}

function restore(): void {
  const lost = trail;
  if (!lost || lost[0]?.element.isConnected) return;
  trail = null;
  afterOthers(() => {
    if (isFocusNowhere()) focusBeside(lost);
  });
}

function start(): () => void {
  // Only a removed child of one of the focused element's ancestors can contain the focused element.
  const observer = new MutationObserver(restore);
  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    trail = trailOf(target);
    observer.disconnect();
    for (const { element } of trail.slice(1)) observer.observe(element, { childList: true });
  };
  /** A user who clicks beside an element that stays wants no focus. */
  const leave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (trail?.[0]?.element === target && (target as Element).isConnected && isFocusNowhere()) trail = null;
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
 * From now on the focus never falls to the page's start because the focused element is gone: a deleted row, a closed
 * dialog whose opener is gone. Call it once per page. Returns a function that ends it.
 */
export function keepFocus(): () => void {
  stops ??= start();
  return () => {
    stops?.();
    stops = null;
  };
}
