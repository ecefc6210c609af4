import { expect, it, vi } from 'vitest';
import { type IdleClock, watchIdle } from './idle-watch.ts';

function fakeClock() {
  const idle = new Set<() => void>();
  let tick = () => {};
  const clock = { isSeen: true, isBusy: true };
  const deps: IdleClock = {
    whenIdle: (run) => {
      idle.add(run);
      return () => idle.delete(run);
    },
    each: (_, run) => {
      tick = run;
      return () => {
        tick = () => {};
      };
    },
    isSeen: () => clock.isSeen,
  };
  const pass = (ticks: number) => {
    for (let count = 0; count < ticks; count += 1) {
      tick();
      if (clock.isBusy) continue;
      for (const run of idle) run();
      idle.clear();
    }
  };
  return { deps, clock, pass };
}

it('a thread without an idle moment for sixteen seconds is busy, and is said to be so once', () => {
  const { deps, pass } = fakeClock();
  const onBusy = vi.fn();
  watchIdle(onBusy, deps);
  pass(8);
  expect(onBusy).not.toHaveBeenCalled();
  pass(4);
  expect(onBusy).toHaveBeenCalledTimes(1);
});

it('a thread with idle moments, an unseen page and a page that has gone are not busy', () => {
  const { deps, clock, pass } = fakeClock();
  const onBusy = vi.fn();
  const stop = watchIdle(onBusy, deps);
  pass(7);
  clock.isBusy = false;
  pass(1);
  clock.isBusy = true;
  pass(8);
  clock.isSeen = false;
  pass(20);
  clock.isSeen = true;
  pass(8);
  stop();
  pass(8);
  expect(onBusy).not.toHaveBeenCalled();
});
