import { hubOptions } from '@academy/shared-auth/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { standInForAbly, upTo } from '#testing/fixtures/realtime.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { Outbox } from './outbox.ts';
import { publish, publishStates } from './publish.ts';
import { ablySender } from './sender.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const undo: (() => Promise<unknown> | undefined)[] = [];
afterEach(async () => {
  for (const close of undo.splice(0).reverse()) await close();
});

async function receiver(mood: (call: number) => number) {
  const ably = await standInForAbly(mood);
  undo.push(ably.close);
  return ably;
}

const numberOf = ({ data }: { data: { n?: number } }) => data.n;

function openOutbox(url: string): Outbox {
  const outbox = new Outbox(sql, ablySender('academy.key:secret', hubOptions(url)), api.deps.logger);
  undo.push(() => outbox.stop());
  return outbox;
}

const publishNow = (channel: string, n: number) => publish(sql, { channel, name: 'message', data: { n } });
const left = async () => (await sql.query({ text: 'select id from realtime_outbox' })).length;

describe('publishing events', () => {
  it('an event is published only if its transaction commits', async () => {
    const { taken, url } = await receiver(() => 201);
    const failed = sql.transaction(async (inside) => {
      await publish(inside, { channel: 'chat.1', name: 'message', data: { n: 1 } });
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await sql.transaction((inside) => publish(inside, { channel: 'chat.1', name: 'message', data: { n: 2 } }));
    openOutbox(url);
    await expect.poll(left).toBe(0);
    expect(taken.map(numberOf)).toEqual([2]);
  });

  it('events are published once and in order to a hub that fails, is slow or does not respond', async () => {
    const { taken, url, calls } = await receiver((call) => (call <= 3 ? 500 : call % 7 === 0 ? 502 : 201));
    for (const n of upTo(30)) await publishNow(n % 2 ? 'chat.1' : 'chat.2', n);
    openOutbox(url);
    await expect.poll(left).toBe(0);
    const heardBy = (channel: string) => taken.filter((each) => each.channel === channel).map(numberOf);
    expect(heardBy('chat.1')).toEqual(upTo(30).filter((n) => n % 2));
    expect(heardBy('chat.2')).toEqual(upTo(30).filter((n) => !(n % 2)));
    expect(calls()).toBeGreaterThan(33);
  });

  it('events wait while the hub is down', async () => {
    const gone = await receiver(() => 201);
    await undo.pop()?.();
    await publishNow('chat.1', 1);
    const outbox = openOutbox(gone.url);
    const attempts = async () =>
      (await sql.query<{ attempts: number }>({ text: 'select attempts from realtime_outbox' }))[0]?.attempts ?? 0;
    await expect.poll(attempts).toBeGreaterThan(0);
    await outbox.stop();
    const back = await receiver(() => 201);
    await sql.query({ text: 'update realtime_outbox set next_try_at = now()' });
    openOutbox(back.url);
    await expect.poll(() => back.taken.map(numberOf)).toEqual([1]);
  });

  it('state events are published only with the latest state, beside all other events', async () => {
    const { taken, url } = await receiver(() => 201);
    const stands = (n: number) =>
      publishStates(
        sql,
        [1, 2].map((id) => ({ channel: `chat.${id}`, name: 'unread', data: { n } })),
      );
    await stands(1);
    await publishNow('chat.1', 2);
    await stands(3);
    openOutbox(url);
    await expect.poll(left).toBe(0);
    const heardBy = (channel: string) => taken.filter((each) => each.channel === channel).map(numberOf);
    expect([heardBy('chat.1'), heardBy('chat.2')]).toEqual([[2, 3], [3]]);
  });

  it('an event that is too large for the hub does not block later ones', async () => {
    const { taken, url } = await receiver((call) => (call === 1 ? 413 : 201));
    for (const n of upTo(3)) await publishNow('chat.1', n);
    openOutbox(url);
    await expect.poll(left).toBe(0);
    expect(taken.map(numberOf)).toEqual([2, 3]);
  });

  it('several processes publish each event once and in order', async () => {
    const { taken, url, calls } = await receiver(() => 201);
    for (const n of upTo(60)) await publishNow(`chat.${n % 3}`, n);
    const outboxes = [openOutbox(url), openOutbox(url), openOutbox(url)];
    await expect
      .poll(async () => {
        for (const outbox of outboxes) outbox.wake();
        return left();
      })
      .toBe(0);
    for (const channel of ['chat.0', 'chat.1', 'chat.2']) {
      const heard = taken.filter((each) => each.channel === channel).map(numberOf);
      expect(heard).toEqual(upTo(60).filter((n) => `chat.${n % 3}` === channel));
    }
    expect(calls()).toBe(60);
  });
});
