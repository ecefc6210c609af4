import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A busy browser reports in one call that a mark was out of view and that it came into view. */
const CAME_INTO_VIEW = [{ isIntersecting: false }, { isIntersecting: true }] as IntersectionObserverEntry[];

/**
 * happy-dom has no layout, so nothing ever comes into view. This replaces the browser's observer by one that sees its
 * mark when the test calls `reach`.
 */
export function watchReach(): { reach: () => void; rootMargin: () => string | undefined } {
  const watching = new Map<Element, { callback: IntersectionObserverCallback; rootMargin?: string }>();
  class ReachObserver {
    readonly #callback: IntersectionObserverCallback;
    readonly #rootMargin: string | undefined;
    readonly #marks: Element[] = [];
    constructor(callback: IntersectionObserverCallback, init: IntersectionObserverInit = {}) {
      this.#callback = callback;
      this.#rootMargin = init.rootMargin;
    }
    observe(mark: Element) {
      this.#marks.push(mark);
      watching.set(mark, { callback: this.#callback, rootMargin: this.#rootMargin });
    }
    disconnect() {
      for (const mark of this.#marks) watching.delete(mark);
    }
  }
  vi.stubGlobal('IntersectionObserver', ReachObserver);
  return {
    reach: () =>
      act(() => {
        for (const { callback } of [...watching.values()]) callback(CAME_INTO_VIEW, {} as IntersectionObserver);
      }),
    rootMargin: () => [...watching.values()].at(0)?.rootMargin,
  };
}
