import { and, eq, isNull, ne } from 'drizzle-orm';
import { writeAudit } from '#platform/audit/audit.ts';
import { hashPassword, passwordFits } from '#platform/auth/passwords.ts';
import { hasRole } from '#platform/auth/reader.ts';
import type { Sql } from '#platform/database/sql.ts';
import { AppError, fieldError, notFound } from '#platform/errors/app-error.ts';
import type { ReaderCtx } from '#platform/http/ctx.ts';
import type { OwnPassword } from './accounts.schema.ts';
import { roles, users } from './accounts.table.ts';

/** The signed-in user's row. */
export async function findOwnUser(sql: Sql, ctx: ReaderCtx): Promise<typeof users.$inferSelect> {
  const [user] = await sql.orm.select().from(users).where(eq(users.id, ctx.reader.userId));
  if (!user) throw notFound('User');
  return user;
}

/** A new password for oneself; the other sessions end, this one stays. */
export async function changeOwnPassword({ ctx, input }: { ctx: ReaderCtx; input: OwnPassword }): Promise<void> {
  const { loginFailures } = ctx.deps.limits;
  await loginFailures.take('own-password', String(ctx.reader.userId));
  const user = await findOwnUser(ctx.sql, ctx);
  if (!(await passwordFits(user.passwordHash, input.currentPassword)))
    throw fieldError('currentPassword', 'wrong', 'The current password is not correct');
  await loginFailures.clear('own-password', String(ctx.reader.userId));
  const passwordHash = await hashPassword(input.newPassword);
  await ctx.sql.transaction(async (sql) => {
    await sql.orm.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await ctx.deps.sessions.endAll(sql, user.id, ctx.reader.session);
    await writeAudit(sql, ctx, { action: 'user.change-password', subject: 'user', subjectId: user.id });
  });
}

/** D3: without a super-admin nobody could ever make one again. The rows are locked against two leaving at once. */
async function refuseLastSuperAdmin(sql: Sql, ctx: ReaderCtx): Promise<void> {
  if (!hasRole(ctx.reader, 'super-admin')) return;
  await sql.orm.select().from(roles).where(eq(roles.name, 'super-admin')).for('update');
  const others = await sql.orm
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(roles.name, 'super-admin'), users.active, isNull(users.deletedAt), ne(users.id, ctx.reader.userId)))
    .limit(1);
  if (others.length === 0) throw new AppError('conflict', 'The last super-admin cannot leave');
}

/** D5: deactivates the account and ends its sessions; an admin may reactivate it. */
export async function deactivateOwnAccount({ ctx }: { ctx: ReaderCtx }): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    await refuseLastSuperAdmin(sql, ctx);
    await sql.orm.update(users).set({ active: false }).where(eq(users.id, ctx.reader.userId));
    await ctx.deps.sessions.endAll(sql, ctx.reader.userId);
    await writeAudit(sql, ctx, {
      action: 'user.deactivate',
      subject: 'user',
      subjectId: ctx.reader.userId,
      before: { active: true },
      after: { active: false },
    });
  });
  ctx.deps.sessions.forgetUser(ctx.reader.userId);
}
