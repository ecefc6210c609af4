import { onTestFinished, vi } from 'vitest';

/** For one test: the window is as the media query says, as `(pointer: coarse)` or `(max-width: 47.99rem)`. */
export function pretendMedia(wanted: string): void {
  const media = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query === wanted
      ? { ...media(query), matches: true, addEventListener() {}, removeEventListener() {} }
      : media(query),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** For one test: the window is as narrow as a phone. */
export const pretendNarrow = (): void => pretendMedia('(max-width: 47.99rem)');
