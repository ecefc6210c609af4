import { instantOf } from '#base/database/instant.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingUsers, userRef } from '#modules/accounts/identity/users-sql.ts';
import { peopleScopes } from '#modules/people/people/scope/people-scope.ts';
import { isLed } from '../find-history.ts';
import type { WireProposed } from '../progress.schema.ts';

const MOST = 50;

/** The certificates that the viewer can confirm, oldest first. */
export async function listProposed({ sql, viewer }: ViewerCtx): Promise<WireProposed> {
  const { 'classes.report.create': scope } = await peopleScopes(sql, viewer, ['classes.report.create']);
  if (scope !== 'all' && scope !== 'team') return [];
  const text = `select k.id::text, k.juz, ${userRef('k.student_id')} as student, ${userRef('k.proposed_by')} as "proposedBy",
      ${instantOf('k.proposed_at')} as "proposedAt"
    from hifz_certificates k join ${existingUsers} s on s.id = k.student_id
    where k.confirmed_at is null and ${isLed(scope, '$1::bigint')} order by k.proposed_at, k.id limit ${MOST}`;
  return sql.query<WireProposed[number]>({ text, values: scope === 'team' ? [viewer.userId] : [] });
}
