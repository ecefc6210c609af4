import { containsFolded } from '#base/database/folded.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { nameRank } from '#modules/people/people/users/list/name-rank.ts';
import type { SearchSource } from '#modules/platform/search/search-source.ts';

/**
 * The viewer's own conversations by the name of the other person, for viewers who may read messages. The id is the
 * other person's.
 */
export const searchChats: SearchSource = async ({ viewer: { permissions } }, { viewer, search, add, limit }) => {
  if (!permissions.has('messaging.read')) return null;
  const term = `${add(search)}::text`;
  return `select 'chat' as kind, u.id, u.name as title, null::text as detail, '/api/files/' || u.image as image,
      ${nameRank('u.name', term)} as place
    from chat_members o join chats c on c.id = o.chat_id and c.last_message_id is not null
      join ${userCards} u on u.id = o.other_user_id
    where o.user_id = ${viewer} and ${containsFolded('u.name', term)}
    order by place, c.last_message_id desc limit ${limit}`;
};
