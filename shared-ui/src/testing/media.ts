import { onTestFinished, vi } from 'vitest';

/** For one test: makes the window match the media query, as `(pointer: coarse)` or `(max-width: 47.99rem)`. */
export function pretendMedia(wanted: string): void {
  const media = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query === wanted
      ? { ...media(query), matches: true, addEventListener() {}, removeEventListener() {} }
      : media(query),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** For one test: makes the window as narrow as a phone. */
export const pretendNarrow = (): void => pretendMedia('(max-width: 47.99rem)');
