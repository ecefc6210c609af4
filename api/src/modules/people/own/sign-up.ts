import { writeAudit } from '#base/audit/audit.ts';
import { hashPassword } from '#base/auth/passwords.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { sendConfirmation } from '#modules/identity/email/follow-email.ts';
import { addAccount } from '#modules/identity/stored-account.ts';
import { rejectTakenPhone } from '#modules/people/profiles/taken-phone.ts';
import { findRole } from '#modules/roles/find-role.ts';
import { notifyAdmins } from './notify-admins.ts';
import type { SignUp } from './own.schema.ts';

async function addGuest(sql: Sql, ctx: Ctx, input: SignUp, passwordHash: string): Promise<number> {
  const { name, email, phone, timezone } = input;
  const guest = await findRole(sql, { name: 'guest' });
  if (!guest) throw new Error('the role guest is missing');
  await rejectTakenPhone(sql, phone, null);
  const account = { name, email, phone, timezone, passwordHash, roleId: guest.id, createdAt: ctx.now };
  const { id } = await addAccount(sql, account);
  await sendConfirmation(sql, ctx, { id, name, email, language: null });
  return id;
}

/** D61: sign-up makes an active guest and signs them in. */
export async function signUp({ ctx, input }: { ctx: Ctx; input: SignUp }): Promise<string> {
  const passwordHash = await hashPassword(input.password);
  return ctx.sql.transaction(async (sql) => {
    const userId = await addGuest(sql, ctx, input, passwordHash);
    await writeAudit(sql, ctx, { action: 'user.sign-up', subject: 'user', subjectId: userId, actorId: userId });
    const token = await ctx.deps.sessions.begin(sql, userId, passwordHash);
    if (!token) throw new Error('the session was not begun');
    await notifyAdmins(sql, { event: 'registered', userId, at: ctx.now });
    return token;
  });
}
