import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

function Recording({ isActive }: { isActive: boolean }) {
  useWakeLock(isActive);
  return null;
}

afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

/** The locks that a page has taken, each granted when `given` resolves. */
function serveLocks(given: Promise<void> = Promise.resolve()) {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = async () => {
    await given;
    const lock = {
      released: false,
      release: async () => {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  return locks;
}

test('a page that is shown again before it has its lock takes no second one', async () => {
  let give = () => {};
  const locks = serveLocks(
    new Promise((resolve) => {
      give = resolve;
    }),
  );
  const { unmount } = render(<Recording isActive />);
  fireEvent(document, new Event('visibilitychange'));
  give();
  await expect.poll(() => locks.length).toBe(1);
  fireEvent(document, new Event('visibilitychange'));
  await Promise.resolve();
  unmount();
  await expect.poll(() => locks.map(({ released }) => released)).toEqual([true]);
});

test('the screen stays on during a recording, also after the page was hidden', async () => {
  const locks = serveLocks();
  const { rerender } = render(<Recording isActive={false} />);
  expect(locks).toHaveLength(0);
  rerender(<Recording isActive />);
  await expect.poll(() => locks.length).toBe(1);
  fireEvent(document, new Event('visibilitychange'));
  expect(locks).toHaveLength(1);
  await locks[0]?.release();
  fireEvent(document, new Event('visibilitychange'));
  await expect.poll(() => locks.length).toBe(2);
  rerender(<Recording isActive={false} />);
  expect(locks.map(({ released }) => released)).toEqual([true, true]);
});
