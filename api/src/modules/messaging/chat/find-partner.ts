import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import type { Relationship } from '#modules/people/people/scope/relationships.ts';
import { heldRoles } from '#modules/people/roles/index.ts';
import { mayWrite } from './chat.policy.ts';
import { chatRelationshipsOf } from './chat-relationships.ts';

interface Partner {
  id: number;
  active: boolean;
  roles: string[];
  relationships: Relationship[];
  /** The conversation with this person, if there is one. */
  chat_id: number | null;
}

/** $1 viewer, $2 the other person. */
const partnerText = `
select u.id, u.active and u.deleted_at is null as active, ${heldRoles('u')} as roles,
  (select coalesce(json_agg(json_build_object('ownRole', b.own_role, 'otherRole', b.other_role)), '[]'::json)
    from ${chatRelationshipsOf('$1')} b where b.other_id = u.id) as relationships,
  (select c.id from chats c where c.first_user_id = least($1::bigint, u.id) and c.second_user_id = greatest($1::bigint, u.id)) as chat_id
from ${userCards} u where u.id = $2`;

/**
 * A person whom the viewer may message now (D45).
 * @throws AppError `forbidden` if the viewer could before, `not_found` if the viewer never could.
 */
export async function findPartner(sql: Sql, { viewer }: ViewerCtx, userId: number): Promise<Partner> {
  const [partner] = await sql.query<Partner>({
    name: 'chat-partner',
    text: partnerText,
    values: [viewer.userId, userId],
  });
  const writer = { id: viewer.userId, active: true, roles: viewer.roles };
  if (partner && mayWrite(writer, partner, partner.relationships)) return partner;
  if (partner?.chat_id) throw new AppError('forbidden', 'You can no longer message this user');
  throw notFound('User');
}
