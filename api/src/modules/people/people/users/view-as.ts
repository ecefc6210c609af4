import { writeAudit } from '#base/audit/audit.ts';
import { mayViewAs } from '#base/auth/view-as.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { accounts } from '#modules/accounts/identity/users-sql.ts';
import { inPeopleScope, peopleScope } from '#modules/people/people/scope/people-scope.ts';
import { rolesHeldBy } from '#modules/people/roles/find-role.ts';

/**
 * Starts a session in which the viewer sees the academy as somebody else (D124).
 * @returns its token.
 */
export async function viewAs({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<string> {
  const { viewer, deps } = ctx;
  return ctx.sql.transaction(async (sql) => {
    const scope = await peopleScope(sql, viewer, 'users.read');
    const [found] = await sql.query<{ active: boolean }>({
      text: `select u.active from ${accounts} u where u.id = $1 and u.deleted_at is null and $2::bigint is not null
        and ${inPeopleScope(scope, 'u.id', '$2::bigint')}`,
      values: [id, viewer.userId],
    });
    if (!found) throw notFound('User');
    const roles = (await rolesHeldBy(sql, id)).map(({ name }) => name);
    if (id === viewer.userId || !mayViewAs(viewer, { roles }))
      throw new AppError('forbidden', 'You can see the academy only as users below your role');
    const view = found.active ? await deps.sessions.beginView(sql, id, viewer) : null;
    if (!view) throw new AppError('conflict', 'This account is deactivated');
    const after = { until: view.until.toISOString() };
    await writeAudit(sql, ctx, { action: 'user.view-as', subject: 'user', subjectId: id, after });
    return view.token;
  });
}
