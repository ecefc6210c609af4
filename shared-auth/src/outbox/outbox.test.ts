import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '../drafts/drafts.ts';
import type { ApiError } from '../errors/api-error.ts';
import { replaceTransport } from '../http/transport.ts';
import { endSession, sessionStore } from '../session/session.ts';
import { signInForTest } from '../session/sign-in-for-test.ts';
import { clearOutboxForTest, outbox, startOutbox } from './outbox.ts';

interface Sent {
  text: unknown;
  key: string | null;
  token: string | null;
}
const sent: Sent[] = [];
let status = 201;
let isOnline = true;
let restore = () => {};

const respond = async (request: Request) => {
  if (!isOnline) throw new TypeError('Failed to fetch');
  const { text } = await request.json();
  sent.push({ text, key: request.headers.get('idempotency-key'), token: request.headers.get('authorization') });
  const body = status < 300 ? { data: { text } } : { code: 'conflict', message: 'No' };
  return Response.json(body, { status });
};

function connect(isNow: boolean): void {
  isOnline = isNow;
  window.dispatchEvent(new Event(isNow ? 'online' : 'offline'));
}

const parcel = (text: string, target = 'post 7') => ({
  kind: 'comment',
  target,
  path: 'comments',
  json: { text },
  label: 'Comment',
  text,
});
const stored = () => Object.keys(localStorage).filter((name) => name.startsWith('outbox:'));
const texts = () => sent.map(({ text }) => text);
/** Like a reload: the page's memory is lost, the device's storage stays. */
const reload = () => {
  clearOutboxForTest();
  startOutbox();
};

beforeEach(() => {
  sent.length = 0;
  status = 201;
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  restore = replaceTransport(respond);
  signInForTest({ id: '1' }, []);
});
afterEach(() => {
  restore();
  endSession('signed-out');
  vi.restoreAllMocks();
  localStorage.clear();
});

it('items written offline survive a restart and are sent once, in order, each with its key', async () => {
  connect(false);
  for (const text of ['One', 'Two', 'Three']) outbox.put(parcel(text));
  expect(outbox.items().map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(stored()).toHaveLength(3);
  reload();
  connect(true);
  await vi.waitFor(() => expect(outbox.items()).toEqual([]));
  expect(texts()).toEqual(['One', 'Two', 'Three']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  expect(stored()).toEqual([]);
});

it('one target that must wait does not delay another', async () => {
  restore();
  restore = replaceTransport(async (request) => {
    const { text } = await request.clone().json();
    return text === 'Slow' ? Response.json({}, { status: 503 }) : respond(request);
  });
  outbox.put(parcel('Slow', 'post 7'));
  outbox.put(parcel('After', 'post 7'));
  outbox.put(parcel('Elsewhere', 'post 8'));
  await vi.waitFor(() => expect(texts()).toEqual(['Elsewhere']));
  expect(outbox.items().map(({ text }) => text)).toEqual(expect.arrayContaining(['Slow', 'After']));
});

it('a cancelled item is not sent, and its text returns to its draft', async () => {
  connect(false);
  const outcome = outbox.deliver({ ...parcel('Never mind'), draft: { name: 'comment:7', content: 'Never mind' } });
  expect(readDraft('comment:7')).toBeNull();
  outbox.cancel(outbox.items()[0]?.key ?? '');
  await expect(outcome).rejects.toThrow('cancelled');
  expect(readDraft('comment:7')).toBe('Never mind');
  connect(true);
  expect([outbox.items(), stored(), sent]).toEqual([[], [], []]);
});

it('a cancelled or rejected item never overwrites a newer draft', async () => {
  const draft = { name: 'comment:7', content: 'First' };
  connect(false);
  outbox.put({ ...parcel('First'), draft });
  keepDraft('comment:7', 'Second');
  outbox.cancel(outbox.items()[0]?.key ?? '');
  expect([readDraft('comment:7'), outbox.items(), stored()]).toEqual(['Second', [], []]);
  outbox.put({ ...parcel('First'), draft });
  keepDraft('comment:7', 'Second');
  status = 409;
  connect(true);
  await vi.waitFor(() => expect(outbox.items()).toMatchObject([{ text: 'First', state: 'failed' }]));
  expect(readDraft('comment:7')).toBe('Second');
});

it('rejected items are sent again in order, and a new rejection is shown', async () => {
  status = 422;
  for (const text of ['One', 'Two', 'Three']) outbox.put(parcel(text));
  await vi.waitFor(() => expect(outbox.items().map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']));
  sent.length = 0;
  restore();
  restore = replaceTransport(async (request) => {
    const { text } = await request.clone().json();
    status = text === 'Two' ? 422 : 201;
    return respond(request);
  });
  outbox.resendAll();
  await vi.waitFor(() => expect(texts()).toEqual(['One', 'Two', 'Three']));
  await vi.waitFor(() => expect(outbox.items()).toMatchObject([{ text: 'Two', state: 'failed' }]));
});

it('of several cancelled items the newest text returns to its draft, and nothing is sent', async () => {
  connect(false);
  const draft = (content: string) => ({ ...parcel(content), draft: { name: 'comment:7', content } });
  outbox.put(draft('First'));
  outbox.put(draft('Second'));
  outbox.put(parcel('Elsewhere', 'post 8'));
  outbox.cancelAll();
  connect(true);
  expect([outbox.items(), stored(), sent]).toEqual([[], [], []]);
  expect(readDraft('comment:7')).toBe('Second');
});

it('a failed item that has arrived after all is removed', async () => {
  status = 422;
  outbox.put(parcel('Arrived'));
  await vi.waitFor(() => expect(outbox.items()[0]?.state).toBe('failed'));
  outbox.settle(outbox.items()[0]?.key ?? '');
  expect([outbox.items(), stored()]).toEqual([[], []]);
});

it('an item that was being sent when its session ended is only sent when its author says so, with its key', async () => {
  status = 401;
  outbox.put({ ...parcel('A post'), draft: { name: 'post:new', content: 'A post' } });
  await vi.waitFor(() => expect(sessionStore.getState().status).toBe('signed-out'));
  status = 201;
  signInForTest({ id: '2' }, [], 'other-token');
  expect(outbox.items()).toEqual([]);
  endSession('expired');
  signInForTest({ id: '1' }, [], 'next-token');
  expect(outbox.items()).toMatchObject([{ text: 'A post', state: 'held' }]);
  reload();
  await outbox.deliver(parcel('Meanwhile'));
  expect(texts()).toEqual(['A post', 'Meanwhile']);
  outbox.resend(outbox.items()[0]?.key ?? '');
  await vi.waitFor(() => expect(outbox.items()).toEqual([]));
  expect(texts()).toEqual(['A post', 'Meanwhile', 'A post']);
  expect(sent[2]?.key).toBe(sent[0]?.key);
});

it('items of an earlier page are held for the next user if nobody was signed in', () => {
  connect(false);
  outbox.put(parcel('Before the reload'));
  clearOutboxForTest();
  sessionStore.setState({ status: 'signed-out', user: null });
  signInForTest({ id: '1' }, []);
  expect(outbox.items()).toMatchObject([{ text: 'Before the reload', state: 'held' }]);
});

it('a rejected item with a draft restores its text with a message', async () => {
  status = 409;
  const heard = vi.fn();
  const stop = outbox.onOutcome(heard);
  outbox.put({ ...parcel('Too late'), draft: { name: 'comment:7', content: 'Too late' } });
  await vi.waitFor(() => expect(readDraft('comment:7')).toBe('Too late'));
  expect(outbox.items()).toEqual([]);
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ error: expect.objectContaining({ status: 409 }) }), {
    isAwaited: false,
    isShown: false,
  });
  stop();
});

it('a rejected item without a draft stays, also after a restart, until it is sent again', async () => {
  status = 422;
  outbox.put(parcel('Once more'));
  await vi.waitFor(() => expect(outbox.items()[0]?.state).toBe('failed'));
  reload();
  expect(outbox.items()[0]?.state).toBe('failed');
  status = 201;
  outbox.resend(outbox.items()[0]?.key ?? '');
  await vi.waitFor(() => expect(outbox.items()).toEqual([]));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

it('the caller of a delivery gets the response, or the error', async () => {
  expect(await outbox.deliver(parcel('Hello'))).toEqual({ data: { text: 'Hello' } });
  status = 409;
  const error: ApiError = await outbox.deliver(parcel('Again')).then(
    () => null,
    (rejection) => rejection,
  );
  expect(error.status).toBe(409);
});

it('signing out deletes waiting items; after an expired session only their author gets them', async () => {
  connect(false);
  outbox.put(parcel('For later'));
  endSession('expired');
  expect(outbox.items()).toEqual([]);
  signInForTest({ id: '2' }, [], 'other-token');
  connect(true);
  expect([outbox.items(), sent]).toEqual([[], []]);
  connect(false);
  signInForTest({ id: '1' }, []);
  expect(outbox.items().map(({ text }) => text)).toEqual(['For later']);
  endSession('signed-out');
  expect([outbox.items(), stored()]).toEqual([[], []]);
});

/** Locks as browsers have them: one holder of a name at a time. */
function fakeLocks() {
  const ends = new Map<string, Promise<unknown>>();
  const request = (name: string, run: () => Promise<unknown>) => {
    const turn = (ends.get(name) ?? Promise.resolve()).then(run);
    ends.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
  return { request };
}

it('two tabs send an item once, and the tab whose form waits gets the response', async () => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(fakeLocks() as never);
  connect(false);
  const outcome = outbox.deliver({ ...parcel('Both know me'), key: 'k'.repeat(32) });
  outbox.put(parcel('And me'));
  vi.resetModules();
  const other = await import('./outbox.ts');
  const { sessionStore: itsSession } = await import('../session/session.ts');
  const { replaceTransport: replaceIts } = await import('../http/transport.ts');
  const restoreIts = replaceIts(respond);
  itsSession.setState(sessionStore.getState());
  other.startOutbox();
  expect(other.outbox.items()).toHaveLength(2);
  connect(true);
  expect(await outcome).toEqual({ data: { text: 'Both know me' } });
  await vi.waitFor(() => expect([outbox.items(), other.outbox.items(), stored()]).toEqual([[], [], []]));
  expect(texts().filter((text) => text === 'And me')).toHaveLength(1);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  itsSession.setState({ user: null });
  restoreIts();
});
