import { containsFolded } from '#base/database/folded.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { nameRank } from '#modules/people/people/users/list/name-rank.ts';
import type { SearchSource } from '#modules/platform/search/search-source.ts';
import { sidesOf } from './rows/open-sql.ts';

/**
 * The viewer's own conversations by the name of the other person, for viewers who may read messages. The id is the
 * other person's. Those of a child with a teacher (D143) are found by both names, and have the negative of their own id.
 */
export const searchChats: SearchSource = async ({ viewer: { permissions } }, { viewer, search, add, limit }) => {
  if (!permissions.has('messaging.read')) return null;
  const term = `${add(search)}::text`;
  return `select 'chat' as kind, case when o.child_id is null then u.id else -o.chat_id end as id, u.name as title, d.name as detail,
      '/api/files/' || u.image as image, least(${nameRank('u.name', term)}, ${nameRank('d.name', term)}) as place
    from ${sidesOf(viewer)} o join chats c on c.id = o.chat_id and c.last_message_id > o.after_id
      join ${userCards} u on u.id = o.other_user_id left join ${userCards} d on d.id = o.child_id
    where (${containsFolded('u.name', term)} or ${containsFolded(`coalesce(d.name, '')`, term)})
    order by place, c.last_message_id desc limit ${limit}`;
};
