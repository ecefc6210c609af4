import { containsFolded } from '#base/database/folded.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { userCards } from '#modules/identity/users-sql.ts';
import { adminsText } from '#modules/roles/holders/admins.ts';
import { joinRole } from '#modules/roles/holders/held-roles.ts';
import { mayWriteSql } from './chat.policy.ts';
import { chatRelationshipsOf, familyJson } from './chat-relationships.ts';
import { personJson } from './rows/message-json.ts';

/** $1 viewer, $2 the viewer's roles, $3 a part of the name. Only an admin's contacts are searched among all people. */
const contactsText = `
with relationships as materialized (select * from ${chatRelationshipsOf('$1')} b), candidate as (
  select id from ${userCards} u where $2::text[] && '{admin,super-admin}'::text[]
  union select other_id from relationships union (${adminsText})
), contact as (
  select u.* from candidate k join ${userCards} u on u.id = k.id
  where ${mayWriteSql('u')} and ${containsFolded('u.name', '$3::text')} order by u.name, u.id limit 50
)
select json_build_object('data', coalesce((select json_agg(${personJson('c', 'r', familyJson('c'))} order by c.name, c.id)
  from contact c ${joinRole('c', 'r')}), '[]'::json))::text as json`;

/** The people whom the viewer may message (D45), by name. */
export async function listContacts({ ctx, search }: { ctx: ViewerCtx; search: string }): Promise<JsonText> {
  const { userId, roles } = ctx.viewer;
  const [row] = await ctx.sql.query<{ json: string }>({
    name: 'chat-contacts',
    text: contactsText,
    values: [userId, roles, search],
  });
  return new JsonText(row?.json ?? '');
}
