import { writeAudit } from '#base/audit/audit.ts';
import { hashPassword } from '#base/auth/passwords.ts';
import { newToken } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { freeHandle, noAddressFor } from '#modules/accounts/identity/handles.ts';
import { addAccount } from '#modules/accounts/identity/stored-account.ts';
import { grantedRole } from './granted-roles.ts';

interface Invited {
  name: string;
  /** Null for a person without an address: then there is a user name (D140). */
  email: string | null;
  timezone: string;
  language: 'en' | 'ar' | null;
  role: 'student' | 'guest';
}

/** Creates an account with an unknown password, for a person who is invited to choose one. @returns its id. */
export async function addInvited(sql: Sql, ctx: ViewerCtx, { role, ...about }: Invited): Promise<number> {
  const passwordHash = await hashPassword(newToken());
  const { id: roleId } = await grantedRole(sql, ctx, role);
  const { name, email, timezone } = about;
  const handle = email === null ? await freeHandle(sql, name) : null;
  const names = { email: email ?? noAddressFor(handle ?? ''), handle };
  const { id } = await addAccount(sql, { ...about, ...names, passwordHash, roleId, createdAt: ctx.now });
  const after = { name, email, handle, phone: null, timezone, role, roles: [role] };
  await writeAudit(sql, ctx, { action: 'user.create', subject: 'user', subjectId: id, after });
  return id;
}
