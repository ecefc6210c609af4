import { instantOf } from '#base/database/instant.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingUsers, userRef } from '#modules/accounts/identity/users-sql.ts';
import { peopleScope } from '#modules/people/people/scope/people-scope.ts';
import { effectiveRelations, relationshipsOf } from '#modules/people/people/scope/relationships.ts';
import type { LedgerPage, LedgerQuery } from './ledger.schema.ts';
import { type LedgerSources, sourceOf } from './ledger-sources.ts';

/**
 * D9: the ledger can be read by the student, parents, the student's leader, and viewers with the scope of everybody. A
 * program is nobody's family (D158). / $1 student, $2 viewer, $3 the viewer's scope, $4 whether it is a program.
 */
const mayReadText = `select from ${existingUsers} u where u.id = $1 and ((u.id = $2::bigint and not $4) or $3 = 'all'
  or (not $4 and exists (
    select from ${effectiveRelations} e where user_id = u.id and related_user_id = $2 and relationship_type = 'parent'))
  or ($3 = 'team' and u.id in (
    select other_id from ${relationshipsOf('$2::bigint')} b where own_role = 'leader' and other_role = 'student')))`;

const lines = `select l.id, l.delta, sum(l.delta) over (order by l.id)::int as balance, l.reason, l.ref, l.actor_id,
  l.created_at from class_ledger l where l.student_id = $1`;

const pageText = (
  sources: LedgerSources,
) => `select (select count(*)::int from class_ledger where student_id = $1) as total,
  coalesce((select json_agg(json_build_object('id', l.id::text, 'delta', l.delta, 'balance', l.balance,
    'reason', l.reason, 'ref', l.ref, 'source', ${sourceOf(sources, 'l.ref')},
    'actor', ${userRef('l.actor_id')},
    'created_at', ${instantOf('l.created_at')}) order by l.id desc)
    from (select * from (${lines}) balanced order by id desc limit $2 offset $3) l), '[]'::json) as rows`;

interface List {
  ctx: ViewerCtx;
  id: number;
  query: LedgerQuery;
  sources: LedgerSources;
}

/** D9: checks that the viewer may read a student's ledger. @throws AppError `not_found` otherwise. */
export async function requireLedger({ sql, viewer }: ViewerCtx, studentId: number): Promise<void> {
  const scope = await peopleScope(sql, viewer, 'users.read');
  const seen = await sql.query({
    text: mayReadText,
    values: [studentId, viewer.userId, scope, viewer.key !== undefined],
  });
  if (seen.length === 0) throw notFound('User');
}

/** A student's ledger, newest first, each line with its source and the remaining classes after it. */
export async function listLedger({ ctx, id, query, sources }: List): Promise<LedgerPage> {
  const { page, per_page } = query;
  await requireLedger(ctx, id);
  const [found] = await ctx.sql.query<{ rows: LedgerPage['data']; total: number }>({
    text: pageText(sources),
    values: [id, per_page, (page - 1) * per_page],
  });
  const { rows, total } = found ?? { rows: [], total: 0 };
  return { data: rows, pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}
