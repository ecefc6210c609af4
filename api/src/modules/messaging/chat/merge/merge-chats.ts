import type { Sql } from '#base/database/sql.ts';
import type { MergePair, MergeVerb } from '#modules/people/people/merge/merge-parts.ts';
import { replaceInParam } from '#modules/platform/notifications/merge-notifications.ts';
import { chatNotifications } from '../chat.notifications.ts';
import { joinChats } from './join-chats.ts';

interface Chat {
  id: number;
  /** Null: the office. */
  otherId: number | null;
}

/** The conversations of the account that goes, but for one with the account that stays, which is nobody's with oneself. */
const ownText = `select id, second_user_id as "otherId" from chats where first_user_id = $1 and second_user_id is distinct from $2
  union all select id, first_user_id from chats where second_user_id = $1 and first_user_id <> $2 order by id`;

const sameText = `select id from chats where first_user_id = least($1::bigint, $2::bigint)
  and second_user_id is not distinct from case when $2::bigint is null then null else greatest($1::bigint, $2::bigint) end for update`;

const moveText = `update chats set first_user_id = least($2::bigint, $3::bigint),
  second_user_id = case when $3::bigint is not null then greatest($2::bigint, $3::bigint) end where id = $1`;

/** Messages keep their place in time: ids are their order (D47). The sessions whose keys they have are ended. */
const sendersText = `update messages set sender_id = $2, client_key = null where sender_id = $1 and chat_id not in (
  select id from chats where first_user_id = least($1::bigint, $2::bigint) and second_user_id = greatest($1::bigint, $2::bigint))`;

async function moveChat(sql: Sql, { keptId, goneId }: MergePair, { id, otherId }: Chat): Promise<void> {
  await sql.query({ text: moveText, values: [id, keptId, otherId] });
  for (const column of ['user_id', 'other_user_id'])
    await sql.query({
      text: `update chat_members set ${column} = $3 where chat_id = $1 and ${column} = $2`,
      values: [id, goneId, keptId],
    });
}

const besideText = `insert into open_chat_members as x (chat_id, user_id, last_read_id, unread, closed_at_id)
  select chat_id, $2, last_read_id, unread, closed_at_id from open_chat_members where user_id = $1
on conflict (user_id, chat_id) do update set unread = greatest(x.unread, excluded.unread), last_read_id = least(x.last_read_id, excluded.last_read_id)`;

/** What the accounts have read of conversations of a child (D143): what is unread for one of them stays unread. */
async function mergeBeside(sql: Sql, { keptId, goneId }: MergePair): Promise<void> {
  await sql.query({ text: besideText, values: [goneId, keptId] });
  await sql.query({ text: 'delete from open_chat_members where user_id = $1', values: [goneId] });
  for (const column of ['child_id', 'teacher_id'])
    await sql.query({ text: `update open_chats set ${column} = $2 where ${column} = $1`, values: [goneId, keptId] });
}

/** D164: conversations of both with the same person, or with the office, become one, in the order of time. */
export const mergeChats: MergeVerb = async (sql, pair, { now }) => {
  const { keptId, goneId } = pair;
  const chats = await sql.query<Chat>({ text: ownText, values: [goneId, keptId] });
  const lockText = 'select from chats where id = any($1::bigint[]) order by id for update';
  await sql.query({ text: lockText, values: [chats.map(({ id }) => id)] });
  await sql.query({ text: sendersText, values: [goneId, keptId] });
  for (const chat of chats) {
    const [same] = await sql.query<{ id: number }>({ text: sameText, values: [keptId, chat.otherId] });
    if (same) await joinChats(sql, { fromId: chat.id, toId: same.id, pair, at: now });
    else await moveChat(sql, pair, chat);
  }
  await mergeBeside(sql, pair);
  await replaceInParam(sql, { kind: chatNotifications.message, param: 'senderId', ...pair });
};
