import { watchReach } from '@academy/shared-ui/testing';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNearEnd } from './use-near-end.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Mark({ active, onNear }: { active: boolean; onNear: () => void }) {
  return <div ref={useNearEnd(active, onNear)} />;
}

test('more is requested at most once a second', () => {
  const { reach } = watchReach();
  const onNear = vi.fn();
  render(<Mark active onNear={onNear} />);
  reach();
  vi.advanceTimersByTime(0);
  expect(onNear).toHaveBeenCalledTimes(1);
  reach();
  vi.advanceTimersByTime(999);
  expect(onNear).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(onNear).toHaveBeenCalledTimes(2);
});

test('more is requested again if a request brought nothing', () => {
  const { reach } = watchReach();
  const onNear = vi.fn();
  render(<Mark active onNear={onNear} />);
  reach();
  vi.advanceTimersByTime(2000);
  expect(onNear).toHaveBeenCalledTimes(3);
});

test('nothing is requested after unmounting or while resting', () => {
  const { reach } = watchReach();
  const onNear = vi.fn();
  const { rerender, unmount } = render(<Mark active onNear={onNear} />);
  reach();
  rerender(<Mark active={false} onNear={onNear} />);
  vi.runAllTimers();
  rerender(<Mark active onNear={onNear} />);
  reach();
  unmount();
  vi.runAllTimers();
  expect(onNear).not.toHaveBeenCalled();
});
