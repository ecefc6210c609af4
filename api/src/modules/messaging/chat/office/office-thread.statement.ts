import { instantOf } from '#base/database/instant.ts';
import type { Statement } from '#base/database/sql.ts';
import { userCards, userRef } from '#modules/accounts/identity/users-sql.ts';
import { joinRole } from '#modules/people/roles/index.ts';
import { personJson } from '../rows/message-json.ts';
import { officeJson, officeMessageJson, officeMessages } from '../rows/office-sql.ts';
import { NEWEST, type Stretch, stretch } from '../rows/stretch.ts';

const pageJson = (viewer: string, fileToken: string, limit: string) => `
  'data', coalesce((select json_agg(${officeMessageJson(viewer, fileToken)} order by m.id)
    from page x join ${officeMessages} on true where m.id = x.id), '[]'::json),
  'hasMore', (select count(*) > ${limit}::int from found)`;

const partner = (viewer: string, lastRead: string) => `(${officeJson(viewer)}::jsonb || jsonb_build_object(
  'children', '[]'::jsonb, 'is_parent', false, 'last_read_id', ${lastRead}, 'last_delivered_id', ${lastRead}))`;

/**
 * The viewer's own conversation with the office, in the form of a conversation with a person; without messages before
 * the first one. $1 viewer, $2 before, $3 after, $4 limit, $5 file token, $6 whether the viewer may send.
 */
const ownText = (order: 'asc' | 'desc') => `
with chat as (
  select c.id, c.last_message_id, m.last_read_id, m.last_delivered_id, o.last_read_id as read
  from chats c join chat_members m on m.chat_id = c.id and m.user_id = $1 join office_chats o on o.chat_id = c.id
  where c.first_user_id = $1 and c.second_user_id is null
), ${stretch(order, '$2', '$3', '$4')}
select json_build_object(${pageJson('$1', '$5', '$4')},
  'other', ${partner('$1', `coalesce(c.read, 0)::text`)},
  'last_read_id', coalesce(c.last_read_id, 0)::text, 'can_write', $6::boolean, 'chat_id', c.id::text)::text as json,
  c.id as chat_id, (select max(p.id) from page p where p.sender_id <> $1 and p.id > c.last_delivered_id) as reached
from (select) v left join chat c on true`;

const ownTexts = { asc: ownText('asc'), desc: ownText('desc') };

interface OwnThread extends Stretch {
  viewer: number;
  fileToken: string;
  maySend: boolean;
}

export function ownOfficeStatement({ viewer, before, after, limit, fileToken, maySend }: OwnThread): Statement {
  const order = after === undefined ? 'desc' : 'asc';
  return {
    name: `office-own-${order}`,
    text: ownTexts[order],
    values: [viewer, before ?? NEWEST, after ?? 0, limit, fileToken, maySend],
  };
}

const state = (maySend: string) => `'status', o.status, 'assigned', ${userRef('o.assigned_to')}, 'unread', o.unread,
  'waiting_since', ${instantOf('o.waiting_since')}, 'person_read_id', m.last_read_id::text,
  'can_write', ${maySend}::boolean and a.active and a.deleted_at is null`;

/** Conversation `c` with both sides and the person `a`, of the id in a `chat` that the statement has. */
const asOffice = `from chat c join office_chats o on o.chat_id = c.id
join chat_members m on m.chat_id = c.id and m.user_id = c.first_user_id
join ${userCards} a on a.id = c.first_user_id ${joinRole('a', 'ar')}`;
const chatById = 'chat as (select c.id, c.first_user_id from chats c where c.id = $2 and c.second_user_id is null)';

/**
 * The same conversation as the office sees it. $1 viewer, $2 conversation, $3 before, $4 after, $5 limit, $6 file token,
 * $7 whether the viewer may send.
 */
const officeText = (order: 'asc' | 'desc') => `
with ${chatById}, ${stretch(order, '$3', '$4', '$5')}
select json_build_object(${pageJson('$1', '$6', '$5')},
  'other', ${personJson(
    'a',
    'ar',
    `, 'children', '[]'::json, 'is_parent', false, 'last_read_id', m.last_read_id::text,
    'last_delivered_id', greatest(m.last_delivered_id, m.last_read_id)::text`,
  )},
  'last_read_id', o.last_read_id::text, 'can_write', $7::boolean and a.active and a.deleted_at is null, 'chat_id', c.id::text,
  'office', json_build_object(${state('$7')}))::text as json ${asOffice}`;

const officeTexts = { asc: officeText('asc'), desc: officeText('desc') };

export function officeThreadStatement({ viewer, chatId, before, after, limit, ...more }: OfficeThread): Statement {
  const order = after === undefined ? 'desc' : 'asc';
  return {
    name: `office-thread-${order}`,
    text: officeTexts[order],
    values: [viewer, chatId, before ?? NEWEST, after ?? 0, limit, more.fileToken, more.maySend],
  };
}

/** The same by both people, newest first. $1 viewer, $2 conversation, $3 before, $4 limit, $5 file token, $6 may send. */
const logText = `
with ${chatById}, ${stretch('desc', '$3', '0', '$4')}
select json_build_object(${pageJson('$1', '$5', '$4')},
  'users', json_build_array(${personJson('a', 'ar')}, ${officeJson('$1')}),
  'office', json_build_object(${state('$6')}))::text as json ${asOffice}`;

interface OfficeThread extends Stretch {
  viewer: number;
  chatId: number;
  fileToken: string;
  maySend: boolean;
}

export const officeLogStatement = ({ viewer, chatId, before, limit, fileToken, maySend }: OfficeThread): Statement => ({
  name: 'office-log',
  text: logText,
  values: [viewer, chatId, before ?? NEWEST, limit, fileToken, maySend],
});
