import type { Statement } from '#base/database/sql.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { mayWriteSql } from '#modules/messaging/chat/chat.policy.ts';
import { chatRelationshipsOf, familyJson } from '#modules/messaging/chat/chat-relationships.ts';
import { relationKindsOf } from '#modules/people/people/scope/relationships.ts';
import { joinRole } from '#modules/people/roles/index.ts';
import { openingJson, openingOf } from '../open/open-thread.statement.ts';
import { personJson } from '../rows/message-json.ts';
import { pageJson } from '../rows/page-json.ts';
import { NEWEST, type Stretch, stretch } from '../rows/stretch.ts';

/**
 * One side of a conversation, with the facts about the other side. $1 viewer, $2 the viewer's roles, $3 the other
 * person, $4 before, $5 after, $6 limit, $7 file token, $8 whether the viewer may send at all.
 */
const threadText = (order: 'asc' | 'desc') => `
with relationships as materialized (select * from ${chatRelationshipsOf('$1')} b where b.other_id = $3), chat as (
  select c.id, mine.last_read_id, mine.last_delivered_id, theirs.last_read_id as read, theirs.last_delivered_id as delivered
  from chats c join chat_members mine on mine.chat_id = c.id and mine.user_id = $1
  join chat_members theirs on theirs.chat_id = c.id and theirs.user_id = $3
  where c.first_user_id = least($1::bigint, $3::bigint) and c.second_user_id = greatest($1::bigint, $3::bigint)
), ${openingOf('$1', '$3')}, ${stretch(order, '$4', '$5', '$6')}, other as (
  select u.id, u.name, u.image, r.name as role, ${mayWriteSql('u')} as writable
  from ${userCards} u ${joinRole('u', 'r')} where u.id = $3
)
select json_build_object(${pageJson('$7', '$6')},
  'other', json_build_object('id', o.id::text, 'name', o.name, 'image', '/api/files/' || o.image, 'role', o.role,
    'relations', ${relationKindsOf('o.id')}${familyJson('o')},
    'last_read_id', coalesce(c.read, 0)::text, 'last_delivered_id', coalesce(greatest(c.delivered, c.read), 0)::text),
  'last_read_id', coalesce(c.last_read_id, 0)::text, 'can_write', $8::boolean and o.writable, 'chat_id', c.id::text,
  ${openingJson('$1')})::text as json,
  c.id as chat_id, (select max(p.id) from page p where p.sender_id <> $1 and p.id > c.last_delivered_id) as reached
from other o left join chat c on true where c.id is not null or o.writable`;

const texts = { asc: threadText('asc'), desc: threadText('desc') };

interface ThreadArguments extends Stretch {
  viewer: number;
  roles: readonly string[];
  other: number;
  fileToken: string;
  maySend: boolean;
}

export function threadStatement(thread: ThreadArguments): Statement {
  const { viewer, roles, other, before, after, limit, fileToken, maySend } = thread;
  const order = after === undefined ? 'desc' : 'asc';
  return {
    name: `chat-thread-${order}`,
    text: texts[order],
    values: [viewer, roles, other, before ?? NEWEST, after ?? 0, limit, fileToken, maySend],
  };
}

/** A conversation in which its viewer $1 takes no part (D46). $2 conversation, $3 before, $4 limit, $5 file token. */
const logText = `
with chat as (select c.id, c.first_user_id, c.second_user_id from chats c
  where c.id = $2 and c.first_user_id <> $1 and c.second_user_id <> $1), ${stretch('desc', '$3', '0', '$4')}
select json_build_object(${pageJson('$5', '$4')}, 'users', json_build_array(${personJson('a', 'ar')}, ${personJson('b', 'br')}))::text as json
from chat c join ${userCards} a on a.id = c.first_user_id ${joinRole('a', 'ar')}
join ${userCards} b on b.id = c.second_user_id ${joinRole('b', 'br')}`;

export const logStatement = (viewer: number, chatId: number, page: Stretch, fileToken: string): Statement => ({
  name: 'chat-log',
  text: logText,
  values: [viewer, chatId, page.before ?? NEWEST, page.limit, fileToken],
});
