import type { Reader } from '#platform/auth/reader.ts';
import type { Sql } from '#platform/database/sql.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { type Role, rolesHeldBy } from './find-role.ts';
import { checkMayGiveRole } from './grant.policy.ts';
import { isWithinReach } from './role-scope.ts';

/** D1, D3: nobody gives a role whose permissions reach farther than their own. */
export async function checkReach(sql: Sql, reader: Reader, role: Pick<Role, 'scope' | 'permissions'>): Promise<void> {
  if (!isWithinReach(role, await rolesHeldBy(sql, reader.userId)))
    throw new AppError('forbidden', 'You cannot give a role that reaches farther than yours');
}

/** D3 (a), (b): whether the reader may give somebody this role, by what it permits and how far. */
export async function checkGiving(sql: Sql, reader: Reader, role: Role): Promise<void> {
  checkMayGiveRole(reader, role);
  await checkReach(sql, reader, role);
}
