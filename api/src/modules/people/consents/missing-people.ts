import { foldText } from '@academy/shared-auth/typed-text';
import type { InferInput } from 'valibot';
import { folded } from '#base/database/folded.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { activeUsers, usersNamed } from '#modules/accounts/identity/users-sql.ts';
import { isUnderAge } from '#modules/people/people/scope/under-age.ts';
import { roleNameOf } from '#modules/people/roles/index.ts';
import type { Acceptance, MissingQuery, missingPage, WireMissing } from './consents.schema.ts';
import { currentVersions, isAcceptedFor } from './consents-sql.ts';

const wire = `json_build_object('id', u.id::text, 'name', u.name, 'role', ${roleNameOf('u')}, 'byParent', ${isUnderAge('u.id')})`;

/** The active people for whom a current version was not accepted, by name. @throws AppError `not_found`, also of a former version. */
export async function listMissing(
  { sql }: ViewerCtx,
  id: number,
  query: MissingQuery,
): Promise<InferInput<typeof missingPage>> {
  const { page, per_page, search } = query;
  const [text] = await sql.query<Acceptance['accept'][number]>({
    text: `select l.kind, l.version from ${currentVersions} l where l.id = $1`,
    values: [id],
  });
  if (!text) throw notFound('Text');
  const named = `$2::text = '' or u.id = any (array(${usersNamed('$2::text', foldText(search).length)}))`;
  const matching = `from ${activeUsers} u join legal_texts l on l.id = $1 where not ${isAcceptedFor('u.id')} and (${named})`;
  const [found] = await sql.query<{ total: number; rows: WireMissing[] }>({
    text: `select (select count(*)::int ${matching}) as total, coalesce((select json_agg(p.json) from (
      select ${wire} as json ${matching} order by ${folded('u.name')}, u.id limit $3 offset $4) p), '[]') as rows`,
    values: [id, search, per_page, offsetOf(query)],
  });
  const { total, rows } = found ?? { total: 0, rows: [] };
  return { data: rows, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) }, text };
}
