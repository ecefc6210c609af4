import { writeAudit } from '#base/audit/audit.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { accounts, canBeInvited } from '#modules/accounts/identity/users-sql.ts';
import { findManaged } from '../scope/find-managed.ts';
import { invitePeople } from './invite-people.ts';

/**
 * D87: mails the person a link for choosing a password; a former one is no longer valid.
 * @throws AppError 409 for somebody who has signed in, has no address or is deactivated.
 */
export async function inviteUser({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const { name, email } = await findManaged(sql, ctx, id, 'users.update');
    const [found] = await sql.query<{ can: boolean }>({
      text: `select ${canBeInvited('u')} as can from ${accounts} u where u.id = $1`,
      values: [id],
    });
    if (!found?.can) throw new AppError('conflict', 'This user has signed in, has no email address or is deactivated');
    await invitePeople(sql, ctx, [{ id, name, email }]);
    await writeAudit(sql, ctx, { action: 'user.invite', subject: 'user', subjectId: id, after: { email } });
  });
}
