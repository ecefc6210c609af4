import { instantOf } from '#base/database/instant.ts';
import type { Statement } from '#base/database/sql.ts';
import { userCards, userRef } from '#modules/accounts/identity/users-sql.ts';
import { joinRole } from '#modules/people/roles/index.ts';
import { mediaOf } from '#modules/platform/files/media/media-json.ts';
import { latest } from '../rows/latest-json.ts';
import { personJson } from '../rows/message-json.ts';
import type { OfficeStatus } from './office.table.ts';

/** Open conversations begin with the one that has waited longest, the others with the newest. */
const listText = (way: 'asc' | 'desc') => `
with page as (
  select c.id, c.first_user_id, c.last_message_id, o.status, o.assigned_to, o.unread, o.waiting_since
  from office_chats o join chats c on c.id = o.chat_id
  where ($1::text is null or o.status = $1) and ($2::bigint is null or o.assigned_to = $2)
    and c.last_message_id ${way === 'asc' ? '>' : '<'} $3
  order by c.last_message_id ${way} limit $4::int
)
select json_build_object('data', coalesce((select json_agg(json_build_object(
    'id', p.id::text, 'person', ${personJson('u', 'r')}, 'status', p.status, 'assigned', ${userRef('p.assigned_to')},
    'unread', p.unread, 'waiting_since', ${instantOf('p.waiting_since')}, ${latest},
    'latest_message_mine', l.sender_id <> p.first_user_id) order by p.last_message_id ${way})
    from page p join ${userCards} u on u.id = p.first_user_id ${joinRole('u', 'r')}
    join messages l on l.id = p.last_message_id left join ${mediaOf('f', 'l.media_id')}), '[]'::json),
  'counts', (select json_build_object('open', count(*) filter (where status = 'open'),
      'waiting', count(*) filter (where status = 'waiting'), 'done', count(*) filter (where status = 'done'),
      'mine', count(*) filter (where assigned_to = $5 and status <> 'done'),
      'unread', count(*) filter (where unread > 0),
      'late', count(*) filter (where status = 'open' and waiting_since < $6::timestamptz)) from office_chats),
  'next', (select p.last_message_id::text from page p order by p.last_message_id ${way}
    offset case when (select count(*) from page) < $4::int then 1000 else $4::int - 1 end limit 1))::text as json`;

const texts = { asc: listText('asc'), desc: listText('desc') };
const NEWEST = 999_999_999_999_999;

interface OfficePage {
  status?: OfficeStatus | undefined;
  assignedTo: number | null;
  /** The end of the former page. */
  before?: number | undefined;
  limit: number;
  viewer: number;
  /** Who has waited since before it should have an answer by now (D165). */
  lateBefore: Date;
}

export function officeListStatement({ status, assignedTo, before, limit, viewer, lateBefore }: OfficePage): Statement {
  const way = status === 'open' ? 'asc' : 'desc';
  const from = before ?? (way === 'asc' ? 0 : NEWEST);
  return {
    name: `office-list-${way}`,
    text: texts[way],
    values: [status ?? null, assignedTo, from, limit, viewer, lateBefore],
  };
}
