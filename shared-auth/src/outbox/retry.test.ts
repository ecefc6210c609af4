import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { isTemporaryError, RetryTimer } from './retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const failed = (status: number, code?: string) =>
  new ApiError({ status, code: 'x', fields: code ? [{ path: 'file', code, message: '' }] : [] });

it('a request without a response, or with "later", can be repeated; a rejected one, or one without space, cannot', () => {
  expect([0, 401, 429, 502, 503, 504].every((status) => isTemporaryError(failed(status)))).toBe(true);
  expect([400, 403, 404, 409, 422, 500].some((status) => isTemporaryError(failed(status)))).toBe(false);
  expect(isTemporaryError(failed(409), [409])).toBe(true);
  expect(isTemporaryError(failed(503, 'no_room'))).toBe(false);
  expect(isTemporaryError(new TypeError('x'))).toBe(false);
});

it('pauses double from two seconds to thirty, and restart after a success', () => {
  const timer = new RetryTimer();
  const run = vi.fn();
  const pauseOf = () => {
    const calls = run.mock.calls.length;
    timer.again(run);
    let seconds = 0;
    for (; run.mock.calls.length === calls; seconds += 1) vi.advanceTimersByTime(1000);
    return seconds;
  };
  expect(Array.from({ length: 6 }, pauseOf)).toEqual([2, 4, 8, 16, 30, 30]);
  timer.reset();
  expect(pauseOf()).toBe(2);
});

it('nothing is repeated without a connection', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const run = vi.fn();
  new RetryTimer().again(run);
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
});
