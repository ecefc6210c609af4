import { ApiError, sessionStore } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './create-query-client.ts';

const retries = (failures: number, error: Error) => {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
  return typeof retry === 'function' && retry(failures, error);
};
const rejection = (status: number) => new ApiError({ status, code: 'refused' });

test.each([
  ['a refusal is not asked again', rejection(403), 0, false],
  ['a missing thing is not asked for again', rejection(404), 0, false],
  ['after a failure the server is asked once more', rejection(500), 0, true],
  ['after a second failure it is not', rejection(500), 1, false],
  ['after a lost connection it is', rejection(0), 0, true],
])('a failed request is sent again or not: %s', (_name, error, failures, again) => {
  expect(retries(failures, error)).toBe(again);
});

test('a refreshed profile keeps the cache, another user clears it', () => {
  signInForTest({ id: '1' }, []);
  const client = createQueryClient();
  client.setQueryData(['salary'], 100);
  signInForTest({ id: '1', name: 'Renamed' }, ['timeline.read']);
  expect(client.getQueryData(['salary'])).toBe(100);
  signInForTest({ id: '2' }, []);
  expect(client.getQueryData(['salary'])).toBeUndefined();
  client.setQueryData(['salary'], 200);
  sessionStore.setState({ user: null });
  expect(client.getQueryData(['salary'])).toBeUndefined();
});

test('what the API says in the reader’s language is fetched again when that is switched', async () => {
  const client = createQueryClient();
  client.setQueryData(['class'], { title: 'Qaida – Yusuf' });
  const { lang } = document.documentElement;
  for (const next of ['en', 'en', 'ar']) document.documentElement.lang = next;
  await vi.waitFor(() => expect(client.getQueryState(['class'])?.isInvalidated).toBe(true));
  document.documentElement.lang = lang;
});
