import { randomBytes } from 'node:crypto';
import { writeSystemAudit } from '#base/audit/audit.ts';
import { hashPassword } from '#base/auth/passwords.ts';
import type { Sql } from '#base/database/sql.ts';
import { StartError } from '#base/errors/start-error.ts';
import { addAccount } from '#modules/identity/stored-account.ts';
import { accounts, activeUsers } from '#modules/identity/users-sql.ts';
import { findRole } from '#modules/roles/find-role.ts';
import { holdersOf } from '#modules/roles/holders/held-roles.ts';

const stateText = `select
  exists (select from ${activeUsers} u where u.id in (${holdersOf('super-admin')})) as "hasSuperAdmin",
  exists (select from ${accounts} u where lower(u.email) = lower($1) and u.deleted_at is null) as "isTaken"`;

/**
 * The password is unknown: the first sign-in needs a reset code, which is sent to the address and proves who owns it.
 */
async function addSuperAdmin(sql: Sql, email: string, now: Date): Promise<void> {
  const role = await findRole(sql, { name: 'super-admin' });
  if (!role) throw new Error('the role super-admin is missing');
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const [name = email] = email.split('@');
  const { id } = await addAccount(sql, { name, email, passwordHash, roleId: role.id, createdAt: now });
  await writeSystemAudit(sql, now, {
    action: 'user.create',
    subject: 'user',
    subjectId: id,
    after: { name, email, role: role.name },
  });
}

/**
 * D72: creates the first super-admin of an academy that has none; afterwards the setting has no effect.
 * @throws StartError if somebody has signed up with the address already: it could be anybody.
 */
export async function ensureFirstAdmin(sql: Sql, email: string, now: Date): Promise<void> {
  await sql.transaction(async (tx) => {
    const [state] = await tx.query<{ hasSuperAdmin: boolean; isTaken: boolean }>({ text: stateText, values: [email] });
    if (!state || state.hasSuperAdmin) return;
    if (state.isTaken) throw new StartError('FIRST_ADMIN_EMAIL belongs to an account already. Set another address.');
    await addSuperAdmin(tx, email, now);
  });
}
