import { ApiError, endSession, setProfile } from '@academy/shared-auth';
import { clearCopiesForTest, noteCopyForTest, signInForTest } from '@academy/shared-auth/testing';
import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../remote/create-query-client.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { keepSeen, readSeen, recordKey } from './last-visit.ts';
import { restorable } from './restorable.ts';
import { RestoredAt } from './restored-at.tsx';

const schema = v.object({ users: v.number() });
type Figures = v.InferOutput<typeof schema>;
const NOW = '2026-11-22T12:00:00Z';
const YESTERDAY = Date.parse('2026-11-21T11:02:00Z');

function Figure({ load }: { load: () => Promise<Figures> }) {
  const found = useQuery(restorable(schema, queryOptions({ queryKey: ['people'], queryFn: load, retry: false })));
  return (
    <section aria-label="People">
      <p>{found.data ? `${found.data.users} users` : 'loading'}</p>
      <RestoredAt query={found} />
    </section>
  );
}

/** The page as a visit opens it: its memory is empty. */
const visit = (load: () => Promise<Figures>, language: 'en' | 'ar' = 'en') => {
  const client = createQueryClient();
  return renderUi(
    <QueryClientProvider client={client}>
      <Figure load={load} />
    </QueryClientProvider>,
    language,
  );
};
/** A response that the test releases. */
function held() {
  let resolve = (_: Figures) => {};
  const promise = new Promise<Figures>((given) => {
    resolve = given;
  });
  return { load: () => promise, resolve: (figures: Figures) => resolve(figures) };
}
const signIn = (id: string, role = 'admin') => signInForTest({ id, role, roles: [role], timezone: 'Asia/Amman' }, []);
const keepYesterday = (data: unknown) => keepSeen(recordKey() ?? '', '["people"]', { at: YESTERDAY, data });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] });
  localStorage.clear();
  signIn('1');
});
afterEach(() => vi.useRealTimers());

test('data of the last visit is there at once with its time, until fresh data has loaded', async () => {
  keepYesterday({ users: 7 });
  const { load, resolve } = held();
  await visit(load);
  expect(screen.getByText('7 users')).toBeTruthy();
  expect(screen.getByText('As of 21 Nov, 2:02 pm')).toBeTruthy();
  resolve({ users: 9 });
  expect(await screen.findByText('9 users')).toBeTruthy();
  expect(screen.queryByText(/As of/)).toBeNull();
  expect(readSeen('["people"]')).toEqual({ at: Date.parse(NOW), data: { users: 9 } });
});

test('data of a moment ago is fetched again too', async () => {
  const first = await visit(async () => ({ users: 7 }));
  await screen.findByText('7 users');
  first.unmount();
  vi.setSystemTime(Date.parse(NOW) + 5000);
  const { load, resolve } = held();
  await visit(load, 'ar');
  expect(screen.getByText('7 users')).toBeTruthy();
  expect(screen.getByText(/آخر تحديث: 3:00/)).toBeTruthy();
  resolve({ users: 8 });
  expect(await screen.findByText('8 users')).toBeTruthy();
});

test('a failed update keeps the former data with a message, and can be retried', async () => {
  keepYesterday({ users: 7 });
  let load = () => Promise.reject<Figures>(new ApiError({ status: 0, code: 'network' }));
  const { user } = await visit(() => load());
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('7 users')).toBeTruthy();
  expect(screen.getByText(/This could not be updated. As of 21 Nov/)).toBeTruthy();
  load = async () => ({ users: 9 });
  await user.click(retry);
  await waitFor(() => expect(screen.getByText('9 users')).toBeTruthy());
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['of another shape', () => keepYesterday({ people: 7 })],
  ['of another role', () => [signIn('1', 'leader'), keepYesterday({ users: 7 }), signIn('1')]],
  ['that cannot be read', () => localStorage.setItem(recordKey() ?? '', '{')],
  ['of more than a week ago', () => keepSeen(recordKey() ?? '', '["people"]', { at: 1, data: { users: 7 } })],
  ['that is large', () => keepYesterday({ users: 7, more: 'x'.repeat(20_000) })],
])('stored data that is %s is not shown', async (_name, prepare) => {
  prepare();
  await visit(held().load);
  expect(screen.getByText('loading')).toBeTruthy();
});

test("sign-out deletes data of the last visit, and so does another user's sign-in", () => {
  keepYesterday({ users: 7 });
  endSession('expired');
  signIn('1');
  expect(readSeen('["people"]')).not.toBeNull();
  endSession('signed-out');
  expect(Object.keys(localStorage)).toEqual([]);
  signIn('1');
  keepYesterday({ users: 7 });
  const other = { id: '2', name: 'Salma', email: '', phone: null, image: null, role: 'guest', roles: ['guest'] };
  setProfile({ ...other, timezone: 'UTC', subscription: { package: null } }, []);
  signIn('1');
  expect(readSeen('["people"]')).toBeNull();
});

test('data that arrives after the user has changed is not stored for the next user', async () => {
  const { load, resolve } = held();
  const { unmount } = await visit(load);
  unmount();
  signIn('2');
  await act(async () => resolve({ users: 7 }));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('restored:'))).toEqual([]);
});

test('of many entries the latest are stored', () => {
  const key = recordKey() ?? '';
  for (let at = 1; at <= 40; at += 1) keepSeen(key, String(at), { at: Date.parse(NOW) + at, data: at });
  expect(readSeen('16')).toBeNull();
  expect(readSeen('17')?.data).toBe(17);
});

test('data that came from the device is not stored with the present time', () => {
  const key = recordKey() ?? '';
  keepSeen(key, 'people', { at: YESTERDAY, data: 7 });
  noteCopyForTest('http://localhost:3000/api/people', YESTERDAY);
  keepSeen(key, 'people', { at: Date.now(), data: 7 });
  clearCopiesForTest();
  expect(readSeen('people')?.at).toBe(YESTERDAY);
});
