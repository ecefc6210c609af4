import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Puts moments of idleness, which happy-dom has none of, in the test's hand: `beIdle` runs what waits for one. */
export function watchIdle(): { beIdle: () => void; isWaited: () => boolean } {
  let last = 0;
  const waiting = new Map<number, () => void>();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    last += 1;
    waiting.set(last, run);
    return last;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle));
  return {
    beIdle: () =>
      act(() => {
        const due = [...waiting.values()];
        waiting.clear();
        for (const run of due) run();
      }),
    isWaited: () => waiting.size > 0,
  };
}
