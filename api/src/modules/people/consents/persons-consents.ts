import { instantOf } from '#base/database/instant.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingUsers, userRef } from '#modules/accounts/identity/users-sql.ts';
import { inPeopleScope, peopleScope } from '#modules/people/people/scope/people-scope.ts';
import { isUnderAge } from '#modules/people/people/scope/under-age.ts';
import type { WirePersonsConsents } from './consents.schema.ts';
import { currentVersions, inOrder } from './consents-sql.ts';

const personsText = `coalesce((select json_agg(json_build_object('kind', l.kind, 'version', l.version,
    'acceptedAt', ${instantOf('c.accepted_at')}, 'acceptedBy', ${userRef('c.accepted_by')}) order by ${inOrder('l.kind')})
  from ${currentVersions} l left join consents c on c.user_id = u.id and c.kind = l.kind and c.version = l.version), '[]')`;

/** The consents of a person in the viewer's scope to the current versions. @throws AppError `not_found`. */
export async function findPersonsConsents({ sql, viewer }: ViewerCtx, id: number): Promise<WirePersonsConsents> {
  const scope = await peopleScope(sql, viewer, 'users.read');
  const [row] = await sql.query<WirePersonsConsents>({
    text: `select ${isUnderAge('u.id')} as "byParent", ${personsText} as consents from ${existingUsers} u
      where u.id = $1 and $2::bigint is not null and ${inPeopleScope(scope, 'u.id', '$2::bigint')}`,
    values: [id, viewer.userId],
  });
  if (!row) throw notFound('User');
  return row;
}
