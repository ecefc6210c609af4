import { containsFolded } from '#base/database/folded.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { adminsText, joinRole } from '#modules/people/roles/index.ts';
import { mayWriteSql } from './chat.policy.ts';
import { chatRelationshipsOf, familyJson } from './chat-relationships.ts';
import { hasOffice } from './office/office.policy.ts';
import { personJson } from './rows/message-json.ts';
import { academyNameFor, OFFICE_ID, officeJson } from './rows/office-sql.ts';

/**
 * $1 viewer, $2 the viewer's roles, $3 a part of the name, $4 whether the office comes first. Only an admin's contacts
 * are searched among all people.
 */
const contactsText = `
with relationships as materialized (select * from ${chatRelationshipsOf('$1')} b), candidate as (
  select id from ${userCards} u where $2::text[] && '{admin,super-admin}'::text[]
  union select other_id from relationships union (${adminsText})
), contact as (
  select u.* from candidate k join ${userCards} u on u.id = k.id
  where ${mayWriteSql('u')} and ${containsFolded('u.name', '$3::text')} order by u.name, u.id limit 50
)
select json_build_object('data', coalesce((select json_agg(x.contact order by x.place, x.name, x.id) from (
  select ${personJson('c', 'r', familyJson('c'))} as contact, 1 as place, c.name, c.id from contact c ${joinRole('c', 'r')}
  union all select (${officeJson('$1')}::jsonb || '{"children": [], "is_parent": false}')::json, 0, '', ${OFFICE_ID}
  where $4::boolean and ${containsFolded(academyNameFor('$1'), '$3::text')}) x), '[]'::json))::text as json`;

/** Whom the viewer may message (D45): the office first (D167), then people by name. */
export async function listContacts({ ctx, search }: { ctx: ViewerCtx; search: string }): Promise<JsonText> {
  const { userId, roles } = ctx.viewer;
  const [row] = await ctx.sql.query<{ json: string }>({
    name: 'chat-contacts',
    text: contactsText,
    values: [userId, roles, search, hasOffice(ctx.viewer)],
  });
  return new JsonText(row?.json ?? '');
}
