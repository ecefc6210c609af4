import { hashPassword } from '#base/auth/passwords.ts';
import { newToken } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { endAccess } from './end-access.ts';
import { changeAccount } from './stored-account.ts';

/**
 * Closes an account on an address that nobody has proved, before it gets something that belongs to the address's owner:
 * only an invitation, or a reset, by mail opens it again.
 */
export async function closeUnproved(sql: Sql, ctx: Ctx, userId: number): Promise<void> {
  await changeAccount(sql, userId, { passwordHash: await hashPassword(newToken()) });
  await endAccess(sql, ctx, 'invitation', { userId });
}
