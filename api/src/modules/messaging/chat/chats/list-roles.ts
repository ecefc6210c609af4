import { isAdmin } from '#base/auth/viewer.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { chatRelationshipsOf } from '#modules/messaging/chat/chat-relationships.ts';
import { joinRole } from '#modules/people/roles/index.ts';

const roles = ['leader', 'teacher', 'student'] as const;
type ListRole = (typeof roles)[number];

/**
 * $1 viewer, $2 the viewer's roles, $3 roles of the other side: of people whom the viewer may message, or has a
 * conversation with.
 */
const rolesText = `
select r as role from unnest($3::text[]) r where exists (
    select from ${chatRelationshipsOf('$1')} b where b.other_role = r and (b.own_role = 'parent' or b.own_role = any($2::text[])))
  or exists (select from chat_members m join ${userCards} u on u.id = m.other_user_id ${joinRole('u', 'held')}
    where m.user_id = $1 and held.name = r)`;

/** The roles of other people for which the viewer has lists of conversations (D118): admins may message everybody. */
export async function listRoles(ctx: ViewerCtx): Promise<ListRole[]> {
  const { viewer, sql } = ctx;
  if (isAdmin(viewer)) return [...roles];
  const values = [viewer.userId, viewer.roles, roles];
  const rows = await sql.query<{ role: ListRole }>({ name: 'chat-list-roles', text: rolesText, values });
  return rows.map(({ role }) => role);
}
