import type { Sql } from '#base/database/sql.ts';
import { companionsOf, type Relationship } from '#modules/people/people/index.ts';
import { begins, isOpenNow, isYoung } from '../rows/open-sql.ts';
import { publishChanged } from '../rows/publish-open.ts';

/** A student and a teacher. */
export interface Pair {
  childId: number;
  teacherId: number;
}

/** The student and the teacher of a conversation between them, null for any other one. */
export function pairOf(viewerId: number, otherId: number, relationships: readonly Relationship[]): Pair | null {
  const has = (own: string, other: string) =>
    relationships.some(({ ownRole, otherRole }) => ownRole === own && otherRole === other);
  if (has('student', 'teacher')) return { childId: viewerId, teacherId: otherId };
  return has('teacher', 'student') ? { childId: otherId, teacherId: viewerId } : null;
}

interface State {
  /** Whether people beside the two are in it, or have left, or were never there. */
  state: 'open' | 'left' | 'never';
  isYoung: boolean;
  begins: boolean;
}

const stateText = `
select case when k.chat_id is null then 'never' when k.until_id is null then 'open' else 'left' end as state,
  ${isYoung('coalesce($2::bigint, k.child_id)')} as "isYoung", $2::bigint is not null and ${begins('$2::bigint')} as begins
from chats c left join open_chats k on k.chat_id = c.id where c.id = $1`;

const openText = `
insert into open_chats (chat_id, child_id, teacher_id, after_id)
  select id, $2, $3, coalesce(last_message_id, 0) from chats where id = $1
on conflict (chat_id) do update set child_id = excluded.child_id, teacher_id = excluded.teacher_id,
  after_id = excluded.after_id, until_id = null, older_by_child = false, older_by_teacher = false`;

const leaveText = `
with gone as (delete from open_chat_members where chat_id = $1)
update open_chats k set until_id = coalesce(c.last_message_id, 0) from chats c where c.id = k.chat_id and k.chat_id = $1`;

/**
 * Lets the people beside the two join or leave a locked conversation before a message (D143). Between two messages
 * nothing can be read that this would change, so a conversation is open from the very message after the moment at which
 * setting, age and accepted text hold.
 * @returns whether it is open.
 */
export async function settleOpenChat(sql: Sql, chatId: number, pair: Pair | null): Promise<boolean> {
  const values = [chatId, pair?.childId ?? null];
  const [found] = await sql.query<State>({ name: 'open-chat-state', text: stateText, values });
  if (!found) return false;
  const { state } = found;
  if (state === 'open' && !found.isYoung) {
    await sql.query({ name: 'open-chat-leave', text: leaveText, values: [chatId] });
    await publishChanged(sql, chatId);
    return false;
  }
  if (state === 'open' || !pair || !found.begins) return state === 'open';
  await sql.query({ name: 'open-chat-open', text: openText, values: [chatId, pair.childId, pair.teacherId] });
  await publishChanged(sql, chatId);
  return true;
}

/** $1 conversation, $2 the new message, $3 its sender. Whoever has just joined has nothing unread from before. */
const countText = `
insert into open_chat_members as x (chat_id, user_id, last_read_id, unread)
  select k.chat_id, w.user_id, $2 - 1, (w.user_id <> $3)::int from open_chats k
  cross join lateral ${companionsOf('k.child_id', 'k.teacher_id')} w
  where k.chat_id = $1 and ${isOpenNow('k')} order by w.user_id
on conflict (user_id, chat_id) do update set unread = x.unread + excluded.unread
returning x.user_id`;

/** Counts a message for the people beside the two. @returns their ids. */
export async function countForCompanions(sql: Sql, chatId: number, messageId: number, senderId: number) {
  const values = [chatId, messageId, senderId];
  const rows = await sql.query<{ user_id: number }>({ name: 'open-chat-count', text: countText, values });
  return rows.map(({ user_id }) => user_id);
}
