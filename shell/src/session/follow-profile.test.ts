import { beginSession, http, replaceTransport, sessionStore } from '@academy/shared-auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followProfile } from './follow-profile.ts';

const user = {
  ...{ id: '7', name: 'Maryam', email: 'maryam@academy.test', phone: null, image: null },
  ...{ role: 'student', roles: ['student'], timezone: 'Asia/Amman', subscription: { package: null } },
};
const profile = (permissions: string[] = []) => Response.json({ data: { user, permissions } });
const undo: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const stop of undo.splice(0).reverse()) stop();
  vi.useRealTimers();
});

/** A session that has just begun, with this response to its profile request. */
async function begin(respond: () => Response) {
  const api = { respond, asked: 0, others: 503 };
  undo.push(
    replaceTransport(async (input) => {
      // These tests ignore timed requests of other parts of the page.
      if (!new Request(input).url.endsWith('/profile')) return new Response(null, { status: api.others });
      api.asked += 1;
      return api.respond();
    }),
  );
  beginSession('token');
  undo.push(followProfile());
  await vi.advanceTimersByTimeAsync(0);
  return api;
}

const permissions = () => [...sessionStore.getState().permissions];
const status = () => sessionStore.getState().status;

it('a profile that failed is requested again with growing pauses, until it has loaded (C22)', async () => {
  const api = await begin(() => new Response(null, { status: 500 }));
  expect([status(), api.asked]).toEqual(['unknown', 1]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(api.asked).toBe(2);
  await vi.advanceTimersByTimeAsync(3999);
  expect(api.asked).toBe(2);
  api.respond = profile;
  await vi.advanceTimersByTimeAsync(1);
  expect([status(), api.asked]).toEqual(['signed-in', 3]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(api.asked).toBe(3);
});

it('a profile is requested again after the time that the API named, or at the next connection (C22)', async () => {
  const api = await begin(() => new Response(null, { status: 429, headers: { 'retry-after': '20' } }));
  await vi.advanceTimersByTimeAsync(19_000);
  expect(api.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(api.asked).toBe(2);
  api.respond = profile;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(status()).toBe('signed-in');
});

it('a session whose token is rejected has ended, and no more requests are sent (C22)', async () => {
  const api = await begin(() => new Response(null, { status: 401 }));
  await vi.advanceTimersByTimeAsync(120_000);
  expect([status(), sessionStore.getState().reason, api.asked]).toEqual(['signed-out', 'expired', 1]);
});

it('a removed permission disappears from the page after the first call that the API forbids (D4)', async () => {
  const api = await begin(() => profile(['users.read']));
  expect(permissions()).toEqual(['users.read']);
  api.respond = () => profile();
  api.others = 403;
  const forbidden = () => http.get('users').catch(() => {});
  await Promise.all([forbidden(), forbidden()]);
  await vi.advanceTimersByTimeAsync(0);
  expect([permissions(), api.asked]).toEqual([[], 2]);
});

it('calls that the API forbids soon after another cause one more profile request, at the end of the pause', async () => {
  const api = await begin(profile);
  api.others = 403;
  const forbidden = () => http.get('users').catch(() => {});
  for (let count = 0; count < 3; count += 1) await forbidden();
  api.others = 503;
  await vi.advanceTimersByTimeAsync(9999);
  expect(api.asked).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(api.asked).toBe(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.asked).toBe(3);
});
