import { writeAudit } from '#base/audit/audit.ts';
import { hashPassword } from '#base/auth/passwords.ts';
import { newToken } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { sendConfirmation } from '#modules/accounts/identity/index.ts';
import { addAccount } from '#modules/accounts/identity/stored-account.ts';
import { rejectTakenPhone } from '#modules/people/people/profiles/taken-phone.ts';
import { zoneOfAcademy } from '#modules/platform/academy/academy-time.ts';
import { grantedRole, setFurtherRoles } from './granted-roles.ts';
import { invitePeople } from './invite-people.ts';
import { checkTypedPassword } from './typed-password.ts';
import type { NewUser } from './users.schema.ts';

async function add(sql: Sql, ctx: ViewerCtx, input: NewUser, passwordHash: string): Promise<number> {
  const { name, email, phone = null, timezone = zoneOfAcademy(ctx.deps) } = input;
  const role = await grantedRole(sql, ctx, input.role);
  const further = (input.roles ?? []).filter((each) => each !== role.name);
  const isInvited = input.password === undefined;
  if (input.password !== undefined) checkTypedPassword(input.password, [role.name, ...further]);
  await rejectTakenPhone(sql, phone, null);
  const account = { name, email, phone, timezone, passwordHash, roleId: role.id, createdAt: ctx.now };
  const user = await addAccount(sql, account);
  await (isInvited ? invitePeople(sql, ctx, [user]) : sendConfirmation(sql, ctx, user));
  await setFurtherRoles(sql, ctx, { id: user.id, roles: [] }, further);
  await writeAudit(sql, ctx, {
    action: 'user.create',
    subject: 'user',
    subjectId: user.id,
    after: {
      ...{ name, email, phone, timezone: user.timezone },
      ...{ role: role.name, roles: [role.name, ...further], mail: isInvited },
    },
  });
  return user.id;
}

/**
 * Creates an account with a role that the actor may grant (D3). Without a password the person is invited by mail to
 * choose one (D87). @returns its id.
 */
export async function createUser({ ctx, input }: { ctx: ViewerCtx; input: NewUser }): Promise<number> {
  const passwordHash = await hashPassword(input.password ?? newToken());
  return ctx.sql.transaction((sql) => add(sql, ctx, input, passwordHash));
}
