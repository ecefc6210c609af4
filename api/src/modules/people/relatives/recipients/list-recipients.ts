import type { InferInput } from 'valibot';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { accounts, activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { inPeopleScope, peopleScopes } from '#modules/people/people/scope/people-scope.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';
import { canViewContacts, peoplePermissions } from '#modules/people/people/users/users.policy.ts';
import type { recipientsResponse } from './recipients.schema.ts';

type Recipient = InferInput<typeof recipientsResponse>['data'][number];

/** $1 person, $2 whether their phones are shown. The person first, then the parents. */
const recipientsText = `
select u.id::text as id, u.name, p.relation, u.language, u.timezone, case when $2::boolean then u.phone end as phone
from (select $1::bigint as id, null::text as relation union all
  select e.related_user_id, 'parent' from ${effectiveRelations} e
  where e.user_id = $1::bigint and e.relationship_type = 'parent') p
join ${accounts} u on u.id = p.id and u.active and u.deleted_at is null
order by p.relation nulls first, u.name, u.id`;

/**
 * The recipients of a message about a person in the viewer's scope: that person and the parents, with language and zone
 * (D95). Phones only if the scope shows them (D9).
 */
export async function listRecipients({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<{ data: Recipient[] }> {
  const { sql, viewer } = ctx;
  const scope = (await peopleScopes(sql, viewer, peoplePermissions))['users.read'];
  const isSelf = viewer.userId === id;
  const seen = await sql.query({
    text: `select from ${activeUsers} u
      where u.id = $1 and (u.id = $2::bigint or ${inPeopleScope(scope, 'u.id', '$2::bigint')})`,
    values: [id, viewer.userId],
  });
  if (seen.length === 0) throw notFound('User');
  const data = await sql.query<Recipient>({
    text: recipientsText,
    values: [id, isSelf || canViewContacts(scope, ctx.deps.academySettings)],
  });
  return { data };
}
