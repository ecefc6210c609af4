import { beforeEach, expect, it } from 'vitest';
import { useTestApi } from '#testing/shared-api.ts';
import { defineNotification } from './define-notification.ts';
import { deleteNotifications } from './delete-notifications.ts';
import { notify } from './notify.ts';
import { settleNotifications } from './settle-notifications.ts';

const api = await useTestApi();
const { sql } = api.deps.database;

const reach = { group: 'office', channels: ['mail'] } as const;
const about = { ...reach, scope: 'product', recipients: 'everybody', message: () => 'A star' } as const;
const given = defineNotification({ ...about, key: 'star.given' });
const polished = defineNotification({ ...about, key: 'star.polished' });
const counted = defineNotification({ ...about, key: 'stars.counted' });

let first: number;
let second: number;
beforeEach(async () => {
  [first, second] = [(await api.buildUser({ role: 'student' })).id, (await api.buildUser({ role: 'guest' })).id];
  const at = api.clock.now();
  for (const kind of [given, polished, counted])
    for (const relatedId of [1, 2])
      await notify(sql, { kind, recipients: [second, first], actorId: null, relatedId, at });
  await sql.query({ text: 'delete from realtime_outbox' });
});

const keysOf = async (condition: string): Promise<string[]> => {
  const rows = await sql.query<{ key: string }>({
    text: `select distinct key || ' ' || related_id as key from notifications where ${condition} order by 1`,
  });
  return rows.map(({ key }) => key);
};
const published = async () =>
  (
    await sql.query<{ channel: string; data: { unread: number } }>({
      text: 'select channel, data from realtime_outbox order by id',
    })
  ).map(({ channel, data }) => [channel, data.unread]);

it('deleting notifications about an object deletes those of all its kinds, and no others', async () => {
  await sql.transaction((inner) => deleteNotifications(inner, { about: 'star', relatedId: 1 }));
  expect(await keysOf('true')).toEqual(['star.given 2', 'star.polished 2', 'stars.counted 1', 'stars.counted 2']);
  expect(await published()).toEqual([
    [`chat.${first}`, 4],
    [`chat.${second}`, 4],
  ]);
});

it('settling kinds of an object marks them as read for every recipient, and no others', async () => {
  const settle = (kinds: (typeof given)[]) =>
    sql.transaction((inner) => settleNotifications(inner, { kinds, relatedId: 1, at: api.clock.now() }));
  await settle([given]);
  await settle([given, counted]);
  expect(await keysOf('read_at is not null')).toEqual(['star.given 1', 'stars.counted 1']);
  expect(await published()).toEqual([
    [`chat.${first}`, 4],
    [`chat.${second}`, 4],
  ]);
});

it('if no notification is deleted or settled, nothing is published', async () => {
  await sql.transaction((inner) => deleteNotifications(inner, { about: 'star', relatedId: 3 }));
  await sql.transaction((inner) => settleNotifications(inner, { kinds: [given], relatedId: 3, at: api.clock.now() }));
  expect(await published()).toEqual([]);
});
