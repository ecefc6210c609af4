import type { Statement } from '#base/database/sql.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { joinRole } from '#modules/people/roles/index.ts';
import { personJson } from '../rows/message-json.ts';
import { begins, isOpenNow, mayWriteIn, participantsJson, sidesOf } from '../rows/open-sql.ts';
import { pageJson } from '../rows/page-json.ts';
import { NEWEST, type Stretch, stretch } from '../rows/stretch.ts';

const isPair = (own: string, other: string) => `(b.own_role = '${own}' and b.other_role = '${other}')`;

/** SQL: the opening of a conversation `c`; `until_id` is null while it is open. */
const openingRow = `select k.child_id, k.teacher_id, k.after_id,
    case when not ${isOpenNow('k')} then coalesce(k.until_id, c.last_message_id, 0) end as until_id,
    k.older_by_child, k.older_by_teacher
  from open_chats k join chats c on c.id = k.chat_id`;

/**
 * SQL: common table expressions about who is in a conversation beside the two (D143): `opening`, without a row where
 * nobody is and was. Before its first message it says who will read it.
 * @param viewer and `other`: placeholders; the statement has `chat` and the viewer's `relationships`.
 */
export const openingOf = (viewer: string, other: string): string => `pair as (
  select case b.own_role when 'student' then ${viewer}::bigint else ${other}::bigint end as child_id,
    case b.own_role when 'student' then ${other}::bigint else ${viewer}::bigint end as teacher_id
  from relationships b where ${isPair('student', 'teacher')} or ${isPair('teacher', 'student')} limit 1
), begun as (select p.child_id, p.teacher_id from pair p where ${begins('p.child_id')}), opening as (
  ${openingRow} where k.chat_id = (select id from chat) and (k.until_id is null or not exists (select from begun))
  union all select g.child_id, g.teacher_id, coalesce((select c.last_message_id from chats c where c.id = (select id from chat)), 0),
    null, false, false
  from begun g where not exists (select from open_chats k where k.chat_id = (select id from chat) and k.until_id is null))`;

const older = (
  viewer: string,
) => `case when g.after_id > 0 and g.until_id is null and ${viewer} in (g.child_id, g.teacher_id)
  then json_build_object('mine', case when g.child_id = ${viewer} then g.older_by_child else g.older_by_teacher end,
    'theirs', case when g.child_id = ${viewer} then g.older_by_teacher else g.older_by_child end) end`;

/** SQL: what a thread says of its `opening`, as further keys of an object. */
export const openingJson = (viewer: string): string => `
  'open', coalesce((select g.until_id is null from opening g), false),
  'participants', coalesce((select ${participantsJson('g.child_id', 'g.teacher_id')} from opening g where g.until_id is null), '[]'::json),
  'opening', (select json_build_object('child', json_build_object('id', d.id::text, 'name', d.name),
      'after_id', g.after_id::text, 'until_id', g.until_id::text, 'older', ${older(viewer)})
    from opening g join ${userCards} d on d.id = g.child_id)`;

/**
 * A conversation that others have joined, for whoever is in it: in the form of a thread. $1 viewer, $2 conversation, $3
 * before, $4 after, $5 limit, $6 file token, $7 whether the viewer may send at all.
 */
const openText = (order: 'asc' | 'desc') => `
with chat as (
  select k.chat_id as id, k.child_id, k.teacher_id, s.other_user_id, s.last_read_id, s.after_id, s.child_id is null as is_own,
    theirs.last_read_id as read, greatest(theirs.last_delivered_id, theirs.last_read_id) as delivered
  from ${sidesOf('$1')} s join open_chats k on k.chat_id = s.chat_id
  join chat_members theirs on theirs.chat_id = k.chat_id and theirs.user_id = s.other_user_id
  where s.chat_id = $2
), opening as (
  ${openingRow} where k.chat_id = (select id from chat)
), ${stretch(order, '$3', 'greatest($4::bigint, (select after_id from chat))', '$5')}
select json_build_object(${pageJson('$6', '$5')},
  'users', json_build_array(${personJson('a', 'ar')}, ${personJson('b', 'br')}),
  'other', ${personJson(
    'o',
    'r',
    `, 'children', case when c.is_own then '[]'::json else json_build_array(json_build_object('id', a.id::text, 'name', a.name)) end,
    'is_parent', false, 'last_read_id', c.read::text, 'last_delivered_id', c.delivered::text`,
  )},
  'last_read_id', c.last_read_id::text, 'can_write', $7::boolean and ${mayWriteIn('c.child_id', 'c.teacher_id')},
  'chat_id', c.id::text, ${openingJson('$1')})::text as json, c.is_own
from chat c join ${userCards} a on a.id = c.child_id ${joinRole('a', 'ar')}
join ${userCards} b on b.id = c.teacher_id ${joinRole('b', 'br')}
join ${userCards} o on o.id = c.other_user_id ${joinRole('o', 'r')}`;

const texts = { asc: openText('asc'), desc: openText('desc') };

interface OpenThread extends Stretch {
  viewer: number;
  chatId: number;
  fileToken: string;
  maySend: boolean;
}

export function openThreadStatement({ viewer, chatId, before, after, limit, ...more }: OpenThread): Statement {
  const order = after === undefined ? 'desc' : 'asc';
  return {
    name: `open-thread-${order}`,
    text: texts[order],
    values: [viewer, chatId, before ?? NEWEST, after ?? 0, limit, more.fileToken, more.maySend],
  };
}
