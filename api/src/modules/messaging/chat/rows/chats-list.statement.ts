import type { Statement } from '#base/database/sql.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { mayWriteSql } from '#modules/messaging/chat/chat.policy.ts';
import { chatRelationshipsOf, familyJson } from '#modules/messaging/chat/chat-relationships.ts';
import { personJson } from '#modules/messaging/chat/rows/message-json.ts';
import { officeRow } from '#modules/messaging/chat/rows/office-row.ts';
import { isOpenNow, mayWriteIn, participantsJson, sidesOf } from '#modules/messaging/chat/rows/open-sql.ts';
import { relationKindsOf } from '#modules/people/people/scope/relationships.ts';
import { joinRole } from '#modules/people/roles/index.ts';
import { mediaOf } from '#modules/platform/files/media/media-json.ts';
import { latest } from './latest-json.ts';

/** The newest message id of the page's last conversation, if there may be more: the next page starts below it. */
const next = (limit: string) => `'next', (select p.last_message_id::text from page p
  order by p.last_message_id limit 1 offset case when (select count(*) from page) < ${limit} then 1000 else 0 end)`;

/** A conversation that its viewer closed is hidden until a message newer than its newest one at that time (D48). */
const isShown = 'c.last_message_id > greatest(m.closed_at_id, m.after_id)';

/** SQL: the number of unread messages in the conversations of a viewer's list. */
export const unreadOf = (viewer: string): string => `(select coalesce(sum(m.unread), 0)::int
  from ${sidesOf(viewer)} m join chats c on c.id = m.chat_id where ${isShown} and m.unread > 0)`;

/** The row of a conversation in the list, without the children that it is about. */
const rowJson = `'id', p.chat_id::text, 'other_user_id', u.id::text, 'other_user_name', u.name,
    'other_user_image', '/api/files/' || u.image, 'other_user_role', p.role, 'relations', ${relationKindsOf('u.id')},
    ${latest}, 'latest_message_mine', l.sender_id = $1,
    'latest_message_is_read', l.sender_id = $1 and p.read_id >= l.id,
    'latest_message_is_delivered', l.sender_id = $1 and p.delivered_id >= l.id, 'unread_count', p.unread,
    'open', k.chat_id is not null,
    'participants', case when k.chat_id is not null then ${participantsJson('k.child_id', 'k.teacher_id')} else '[]'::json end`;

const childJson = `'children', (select json_build_array(json_build_object('id', d.id::text, 'name', d.name))
  from ${userCards} d where d.id = p.child_id), 'is_parent', false`;

/**
 * The viewer's conversations, newest first, with everything that the list shows, read along one index. Newest message
 * and unread count are stored, so the cost does not depend on the number of messages. / $1 viewer, $2 the viewer's
 * roles, $3 role of the other side or null, $4 below which message, $5 how many, $6 whether the viewer may send at all, $7 whether the conversation with the office comes first.
 */
const personalText = `
with page as (
  select m.chat_id, m.other_user_id, m.child_id, m.unread, c.last_message_id, r.name as role,
    o.last_read_id as read_id, greatest(o.last_delivered_id, o.last_read_id) as delivered_id
  from ${sidesOf('$1')} m join chats c on c.id = m.chat_id join ${userCards} u on u.id = m.other_user_id ${joinRole('u', 'r')}
  join chat_members o on o.user_id = m.other_user_id and o.chat_id = m.chat_id
  where ${isShown} and c.last_message_id < $4
    and ($3::text is null or r.name = $3)
  order by c.last_message_id desc limit $5::int
), relationships as materialized (
  select b.* from ${chatRelationshipsOf('$1')} b where b.other_id in (select other_user_id from page)
)
select json_build_object('data', coalesce((select json_agg(x.chat order by x.place desc) from (select case when p.child_id is null
      then json_build_object(${rowJson}${familyJson('u')}, 'can_write', $6::boolean and ${mayWriteSql('u')})
      else json_build_object('type', 'open', ${rowJson}, ${childJson},
        'can_write', $6::boolean and ${mayWriteIn('p.child_id', 'p.other_user_id')}) end as chat, p.last_message_id as place
    from page p join ${userCards} u on u.id = p.other_user_id join messages l on l.id = p.last_message_id
    left join ${mediaOf('f', 'l.media_id')} left join open_chats k on k.chat_id = p.chat_id and ${isOpenNow('k')}
    union all ${officeRow({ viewer: '$1', maySend: '$6', isShown: '$7' })}) x), '[]'::json),
  'unread', ${unreadOf('$1')}, ${next('$5::int')})::text as json,
  exists (select from chat_members m join chats c on c.id = m.chat_id
    where m.user_id = $1 and m.unread > 0 and m.last_delivered_id < c.last_message_id) as undelivered, '{}'::bigint[] as monitored`;

/** The conversations of others, for admins who monitor (D46), without the marks of both sides. */
const monitoredText = `
with page as (
  select c.id, c.first_user_id, c.second_user_id, c.last_message_id from chats c
  join ${userCards} a on a.id = c.first_user_id ${joinRole('a', 'ar')}
  join ${userCards} b on b.id = c.second_user_id ${joinRole('b', 'br')}
  where c.last_message_id < $3 and c.first_user_id <> $1 and c.second_user_id <> $1
    and c.id not in (select s.chat_id from ${sidesOf('$1')} s where s.child_id is not null)
    and ($2::text is null or $2 in (ar.name, br.name))
  order by c.last_message_id desc limit $4::int
)
select json_build_object('data', coalesce((select json_agg(json_build_object(
    'id', p.id::text, 'user_ids', json_build_array(a.id::text, b.id::text), 'chat_between', a.name || ', ' || b.name,
    'users', json_build_array(${personJson('a', 'ar')}, ${personJson('b', 'br')}), ${latest}) order by p.last_message_id desc)
    from page p join messages l on l.id = p.last_message_id left join ${mediaOf('f', 'l.media_id')}
    join ${userCards} a on a.id = p.first_user_id ${joinRole('a', 'ar')}
    join ${userCards} b on b.id = p.second_user_id ${joinRole('b', 'br')}), '[]'::json),
  'unread', ${unreadOf('$1')}, ${next('$4::int')})::text as json, false as undelivered,
  array(select p.id from page p) as monitored`;

/** A greater id than that of any message. */
const NEWEST = 999_999_999_999_999;

interface ChatsPage {
  role?: string | undefined;
  /** The end of the former page. */
  before?: number | undefined;
  limit: number;
}

interface ListViewer {
  id: number;
  roles: readonly string[];
  maySend: boolean;
  /** Whether the viewer has a conversation with the office (D167). */
  hasOffice: boolean;
}

export const personalChatsStatement = (viewer: ListViewer, { role, before, limit }: ChatsPage): Statement => ({
  name: 'chats-personal',
  text: personalText,
  values: [
    viewer.id,
    viewer.roles,
    role ?? null,
    before ?? NEWEST,
    limit,
    viewer.maySend,
    viewer.hasOffice && role === undefined && before === undefined,
  ],
});

export const monitoredChatsStatement = (viewer: number, { role, before, limit }: ChatsPage): Statement => ({
  name: 'chats-monitored',
  text: monitoredText,
  values: [viewer, role ?? null, before ?? NEWEST, limit],
});
