import type { InferInput } from 'valibot';
import { isAdmin } from '#base/auth/viewer.ts';
import { instantOf } from '#base/database/instant.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { accounts, addressOf, userCards, userRef } from '#modules/accounts/identity/users-sql.ts';
import type { ErasuresQuery, erasuresPage, WireErasure } from './personal-data.schema.ts';

/** @param viewer SQL: the viewer's id. */
const wire = (viewer: string, isStaff: boolean) => `json_build_object('id', e.id::text,
  'about', (select json_build_object('id', u.id::text, 'name', u.name, 'email', coalesce(${addressOf('u')}, '')) from ${accounts} u where u.id = e.user_id),
  'requestedBy', ${userRef('e.requested_by')}, 'state', e.state, 'createdAt', ${instantOf('e.created_at')},
  'decidedBy', ${userRef('e.decided_by')}, 'decidedAt', ${instantOf('e.decided_at')}, 'note', e.note,
  'eraseAt', ${instantOf('e.erase_at')}, 'may', json_build_object(
    'decide', ${isStaff} and e.state = 'asked' and e.user_id <> ${viewer} and e.requested_by <> ${viewer},
    'withdraw', e.requested_by = ${viewer} and e.state in ('asked', 'approved')))`;

/** The viewer's requests for erasure, newest first. */
export async function ownErasures({ sql, viewer }: ViewerCtx): Promise<WireErasure[]> {
  const rows = await sql.query<{ json: WireErasure }>({
    text: `select ${wire('$1::bigint', false)} as json from erasures e where e.requested_by = $1 order by e.id desc`,
    values: [viewer.userId],
  });
  return rows.map(({ json }) => json);
}

export async function listErasures(
  { sql, viewer }: ViewerCtx,
  query: ErasuresQuery,
): Promise<InferInput<typeof erasuresPage>> {
  const { page, per_page, state } = query;
  const matching = `from erasures e where ($2::text is null or e.state = $2)`;
  const [found] = await sql.query<{ total: number; rows: WireErasure[] }>({
    text: `select (select count(*)::int ${matching}) as total, coalesce((select json_agg(p.json) from (
      select ${wire('$1::bigint', true)} as json ${matching} order by e.created_at desc, e.id desc limit $3 offset $4) p), '[]') as rows`,
    values: [viewer.userId, state ?? null, per_page, offsetOf(query)],
  });
  const { total, rows } = found ?? { total: 0, rows: [] };
  return { data: rows, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}

/** @throws AppError `not_found`, also for a request of others if the viewer is no admin. */
export async function findErasure({ sql, viewer }: ViewerCtx, id: number): Promise<WireErasure> {
  const isStaff = isAdmin(viewer);
  const [row] = await sql.query<{ json: WireErasure }>({
    text: `select ${wire('$1::bigint', isStaff)} as json from erasures e
      where e.id = $2 and (e.requested_by = $1 or ${isStaff})`,
    values: [viewer.userId, id],
  });
  if (!row) throw notFound('Request');
  return row.json;
}

/** The viewer, then the children. */
export async function ownPeople({ sql, viewer }: ViewerCtx, children: string): Promise<{ id: string; name: string }[]> {
  const rows = await sql.query<{ id: string; name: string }>({
    text: `select u.id::text as id, u.name from ${userCards} u
      where u.id = $1 or u.deleted_at is null and u.id in (${children}) order by u.id <> $1, u.name, u.id`,
    values: [viewer.userId],
  });
  return rows;
}
