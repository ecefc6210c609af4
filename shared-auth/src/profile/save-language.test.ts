import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../i18n.ts';
import { endSession } from '../session/session.ts';
import { signInForTest } from '../session/sign-in-for-test.ts';

const sent: [string, string, unknown][] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push([request.method, new URL(request.url).pathname, await request.json()]);
    return Response.json({ message: 'Language saved' });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  endSession('signed-out');
  localStorage.clear();
  sessionStorage.clear();
});

test('a switch of the language is saved for the signed-in user (D169)', async () => {
  signInForTest({}, []);
  await setLanguage('ar');
  await vi.waitFor(() => expect(sent).toEqual([['PUT', '/api/own-language', { language: 'ar' }]]));
});

test('a switch without a session, or in a view as somebody else, is not saved', async () => {
  await setLanguage('ar');
  signInForTest({}, []);
  sessionStorage.setItem('view', 'token');
  await setLanguage('en');
  expect(sent).toEqual([]);
});
