import { randomBytes } from 'node:crypto';
import { writeSystemAudit } from '#base/audit/audit.ts';
import { hashPassword } from '#base/auth/passwords.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { StartError } from '#base/errors/start-error.ts';
import { addLink, invitationLink } from '#modules/accounts/identity/index.ts';
import { addAccount } from '#modules/accounts/identity/stored-account.ts';
import { accounts, activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { findRole } from '#modules/people/roles/find-role.ts';
import { holdersOf } from '#modules/people/roles/index.ts';
import { firstAdminMail } from './first-admin-mail.ts';

type FirstAdminDeps = Pick<Deps, 'database' | 'jobs' | 'academy' | 'settings' | 'now'>;

const stateText = `select
  exists (select from ${activeUsers} u where u.id in (${holdersOf('super-admin')})) as "hasSuperAdmin",
  exists (select from ${accounts} u where lower(u.email) = lower($1) and u.deleted_at is null) as "isTaken"`;

/**
 * The password is unknown: the first sign-in needs the link of a mail, or a reset code, which proves who owns the
 * address.
 */
async function addSuperAdmin(sql: Sql, { jobs, academy, settings }: FirstAdminDeps, email: string, now: Date) {
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
  const token = await addLink(sql, { userId: id, purpose: 'invite', email, now });
  const link = invitationLink(settings.publicUrl, token);
  await jobs.enqueue(sql, 'mail', firstAdminMail({ to: email, link, academy: academy() }));
}

/**
 * D72: creates the first super-admin of an academy that has none, and mails a link for choosing a password; afterwards
 * the setting has no effect.
 * @throws StartError if somebody has signed up with the address already: it could be anybody.
 */
export async function ensureFirstAdmin(deps: FirstAdminDeps, email: string): Promise<void> {
  await deps.database.sql.transaction(async (tx) => {
    const [state] = await tx.query<{ hasSuperAdmin: boolean; isTaken: boolean }>({ text: stateText, values: [email] });
    if (!state || state.hasSuperAdmin) return;
    if (state.isTaken) throw new StartError('FIRST_ADMIN_EMAIL belongs to an account already. Set another address.');
    await addSuperAdmin(tx, deps, email, deps.now());
  });
}
