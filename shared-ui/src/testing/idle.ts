import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Gives the test control of idle callbacks, which happy-dom lacks: `beIdle` runs the waiting ones. */
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
