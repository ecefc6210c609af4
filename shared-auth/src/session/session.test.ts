import { afterEach, describe, expect, it, vi } from 'vitest';
import { replaceTransport } from '../http/transport.ts';
import { loadProfile } from '../profile/profile.ts';
import { beginSession, endSession, sessionStore, setProfile, startSession } from './session.ts';
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import { heldToken } from './token.ts';

const profile = {
  user: {
    id: '7',
    name: 'Maryam',
    email: 'maryam@academy.test',
    phone: null,
    image: null,
    role: 'student',
    roles: ['student'],
    timezone: 'Asia/Amman',
    subscription: { package: null },
  },
  permissions: ['timeline.read'],
};
const undo: (() => void)[] = [];
afterEach(() => {
  for (const restore of undo.splice(0).reverse()) restore();
  endSession('signed-out');
});
const state = () => sessionStore.getState();

/** Simulates another tab's effect on this one. */
const otherTab = (token: string | null) => {
  document.cookie = token ? `session=${token}; Path=/` : 'session=; Max-Age=0; Path=/';
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a session', () => {
  it('a session starts with a token in a cookie and is known once the profile has loaded', async () => {
    undo.push(replaceTransport(async () => Response.json({ data: profile })));
    beginSession('t 1');
    expect([readSessionCookie(), state().status]).toEqual(['t 1', 'unknown']);
    expect(await loadProfile()).toBe('signed-in');
    expect(state().user?.name).toBe('Maryam');
    expect(state().permissions.has('timeline.read')).toBe(true);
  });

  it('a session has the scopes of permissions, and an unknown scope of a newer API is no error', async () => {
    const scopes = { 'users.read': 'team', 'users.update': 'galaxy' };
    undo.push(replaceTransport(async () => Response.json({ data: { ...profile, scopes } })));
    beginSession('t1');
    await loadProfile();
    expect(state().scopes).toEqual({ 'users.read': 'team', 'users.update': 'own' });
    setProfile(profile.user, profile.permissions);
    expect(state().scopes['users.read']).toBe('team');
    endSession('signed-out');
    expect(state().scopes).toEqual({});
  });

  it('a child’s session has the role child, which pages use, and says who has opened it (D141)', async () => {
    const childSession = { by: { id: '9', name: 'Amina' }, until: '2026-12-01T00:00:00Z', ownDevice: false };
    undo.push(replaceTransport(async () => Response.json({ data: { ...profile, childSession } })));
    beginSession('t1');
    await loadProfile();
    expect([state().user?.roles, state().child?.by.name]).toEqual([['student', 'child'], 'Amina']);
    beginSession('t2');
    expect(state().child).toBeNull();
  });

  it.each([
    [true, null],
    [false, 't1'],
  ])(
    'the cookie ends with the session of a child’s own device, and with no other (D141, %s)',
    async (ownDevice, cookie) => {
      const until = new Date(Date.now() - 1000).toISOString();
      const childSession = { by: { id: '9', name: 'Amina' }, until, ownDevice };
      undo.push(replaceTransport(async () => Response.json({ data: { ...profile, childSession } })));
      beginSession('t1');
      await loadProfile();
      // happy-dom keeps a cookie until the end of its last millisecond.
      await expect.poll(readSessionCookie).toBe(cookie);
    },
  );

  it('a session ends with its cookie when the API rejects its token', async () => {
    undo.push(replaceTransport(async () => new Response(null, { status: 401 })));
    beginSession('t1');
    expect(await loadProfile()).toBe('signed-out');
    expect([readSessionCookie(), state().reason, state().failure]).toEqual([null, 'expired', null]);
  });

  it.each([
    ['500', 500, async () => new Response(null, { status: 500 })],
    ['503', 503, async () => new Response(null, { status: 503 })],
    ['429', 429, async () => new Response(null, { status: 429 })],
    ['403', 403, async () => new Response(null, { status: 403 })],
    ['no connection', 0, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['another shape', 0, async () => Response.json({ data: {} })],
  ])('a session stays if the profile fails with %s, until it has loaded (C22)', async (_, status, respond) => {
    undo.push(replaceTransport(respond));
    beginSession('t1');
    expect(await loadProfile()).toBe('unknown');
    expect([readSessionCookie(), state().failure?.status]).toEqual(['t1', status]);
    undo.push(replaceTransport(async () => Response.json({ data: profile })));
    expect(await loadProfile()).toBe('signed-in');
    expect(state().failure).toBeNull();
  });

  it('a failed refresh of the profile changes nothing (C22)', async () => {
    undo.push(replaceTransport(async () => new Response(null, { status: 503 })));
    beginSession('t1');
    setProfile(profile.user, profile.permissions);
    expect(await loadProfile()).toBe('signed-in');
    expect([state().user?.name, state().failure]).toEqual(['Maryam', null]);
  });

  it('a session is restored from the cookie', () => {
    writeSessionCookie('t1');
    undo.push(startSession());
    expect([state().status, heldToken()]).toEqual(['unknown', 't1']);
  });

  it('a session starts and ends together in all tabs', () => {
    writeSessionCookie('t1');
    undo.push(startSession());
    otherTab(null);
    expect(state()).toMatchObject({ status: 'signed-out', reason: 'signed-out' });
    otherTab('t2');
    expect([state().status, heldToken()]).toEqual(['unknown', 't2']);
  });

  it('a session expired in another tab is expired here', async () => {
    writeSessionCookie('t1');
    undo.push(startSession());
    document.cookie = 'session=; Max-Age=0; Path=/';
    const channel = new BroadcastChannel('academy-session');
    undo.push(() => channel.close());
    channel.postMessage('expired');
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'signed-out', reason: 'expired' }));
  });

  it('a late profile of a former session is ignored', async () => {
    let response = (_: Response) => {};
    let asked = 0;
    undo.push(
      replaceTransport(() => {
        asked += 1;
        return new Promise((resolve) => {
          response = resolve;
        });
      }),
    );
    beginSession('t1');
    const late = loadProfile();
    beginSession('t2');
    await vi.waitFor(() => expect(asked).toBe(1));
    response(Response.json({ data: profile }));
    await late;
    expect([state().user, heldToken()]).toEqual([null, 't2']);
  });
});
