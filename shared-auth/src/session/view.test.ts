import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '../drafts/drafts.ts';
import { http } from '../http/http.ts';
import { replaceTransport } from '../http/transport.ts';
import { storedItems } from '../outbox/stored-items.ts';
import { loadProfile } from '../profile/profile.ts';
import { endSession, sessionStore, startSession } from './session.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { heldToken } from './token.ts';
import { beginView, onViewOnly, viewToken } from './view.ts';

const user = {
  ...{ id: '7', name: 'Salma', email: 's@academy.test', phone: null, image: null, role: 'teacher', roles: ['teacher'] },
  ...{ timezone: 'Asia/Amman', subscription: { package: null } },
};
const view = { until: '2026-11-27T12:30:00.000Z' };
const opened: string[] = [];
const undo: (() => void)[] = [];

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation((url) => void opened.push(String(url)));
  writeSessionCookie('own');
  localStorage.setItem('restored:1:home', '{}');
  localStorage.setItem('session-holder', '"of the own session"');
  undo.push(replaceTransport(async () => Response.json({ data: { user, permissions: ['timeline.read'], view } })));
});
afterEach(() => {
  for (const restore of undo.splice(0).reverse()) restore();
  sessionStorage.removeItem('view');
  startSession()();
  endSession('signed-out');
  localStorage.clear();
  opened.length = 0;
  vi.restoreAllMocks();
});

async function beginAndLoad() {
  beginView('of the view');
  undo.push(startSession());
  await loadProfile();
}

it("a view's tab has its own token, and the cookie keeps the token of the viewer’s own session", async () => {
  await beginAndLoad();
  expect([opened, heldToken(), readSessionCookie()]).toEqual([['/dashboard'], 'of the view', 'own']);
  expect(sessionStore.getState()).toMatchObject({ status: 'signed-in', user: { name: 'Salma' }, view });
});

it('the end of a view, by hand or by time, leads back to the viewer’s own session', async () => {
  for (const reason of ['signed-out', 'expired'] as const) {
    await beginAndLoad();
    opened.length = 0;
    endSession(reason);
    expect([opened, viewToken(), readSessionCookie()]).toEqual([['/dashboard'], null, 'own']);
  }
});

it('a call of the view that is rejected after its end does not change the viewer’s own session', async () => {
  await beginAndLoad();
  endSession('signed-out');
  undo.push(replaceTransport(async () => Response.json({}, { status: 401 })));
  await expect(http.get('notifications')).rejects.toMatchObject({ status: 401 });
  await loadProfile().catch(() => {});
  expect(readSessionCookie()).toBe('own');
});

it('a profile of the view that arrives after its end deletes nothing of the admin’s own data on the device', async () => {
  await beginAndLoad();
  const before = { ...localStorage };
  let answer = (_: Response) => {};
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  undo.push(replaceTransport(() => late));
  const loading = loadProfile();
  endSession('expired');
  answer(Response.json({ data: { user, permissions: ['timeline.read'], view } }));
  await loading;
  expect([{ ...localStorage }, readSessionCookie()]).toEqual([before, 'own']);
});

it('a view stores nothing on the device, reads nothing of its person there, and deletes nothing of the admin’s own data', async () => {
  localStorage.setItem('draft:7:post', JSON.stringify({ at: Date.now(), content: 'of Salma', taken: [] }));
  await beginAndLoad();
  localStorage.setItem('outbox:7:k', JSON.stringify({ kind: 'post' }));
  const before = { ...localStorage };
  expect(readDraft('post')).toBeNull();
  keepDraft('post', 'typed by another');
  expect(storedItems('7')).toEqual([]);
  expect({ ...localStorage }).toEqual(before);
  expect(localStorage.getItem('restored:1:home')).toBe('{}');
  expect(localStorage.getItem('session-holder')).toBe('"of the own session"');
});

it('listeners are called when the API rejects a change because the tab is a view', async () => {
  await beginAndLoad();
  const body = { code: 'view_only', message: 'Nothing can be changed', fields: [], requestId: 'r' };
  undo.push(replaceTransport(async () => Response.json(body, { status: 403 })));
  const heard = vi.fn();
  undo.push(onViewOnly(heard));
  await expect(http.put('own-profile', { json: {} })).rejects.toMatchObject({ code: 'view_only' });
  expect(heard).toHaveBeenCalledTimes(1);
});
