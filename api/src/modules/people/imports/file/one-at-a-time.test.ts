import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('one file is read at a time; the next one after it was read, or could not be', async () => {
  let resolve: (read: string) => void = () => undefined;
  const promise = new Promise<string>((done) => {
    resolve = done;
  });
  const first = oneAtATime(() => promise);
  await expect(oneAtATime(async () => 'second')).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 5 });
  resolve('first');
  expect(await first).toBe('first');
  await expect(oneAtATime(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await oneAtATime(async () => 'third')).toBe('third');
});
