import type { Reader } from '#base/auth/reader.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { type Role, rolesHeldBy } from './find-role.ts';
import { checkMayGivePermissions, checkMayGiveRole } from './grant.policy.ts';
import { changeOf, isWithinReach, mayTakeOver, type RoleContent } from './role-scope.ts';

/** D1, D3: nobody gives a role whose permissions reach farther than their own. */
export async function checkReach(sql: Sql, reader: Reader, role: RoleContent): Promise<void> {
  if (!isWithinReach(role, await rolesHeldBy(sql, reader.userId)))
    throw new AppError('forbidden', 'You cannot give a role that reaches farther than yours');
}

/** D3: nobody takes from a role, or adds to it, what they could not give. */
export async function checkRoleChange(sql: Sql, reader: Reader, before: Role, after: RoleContent): Promise<void> {
  const change = changeOf(before, after);
  checkMayGivePermissions(reader, change.added);
  if (!isWithinReach(change, await rolesHeldBy(sql, reader.userId)))
    throw new AppError('forbidden', 'You cannot change a role that reaches farther than yours');
}

/** D3 (f): the reader holds every permission of theirs, as far as it reaches for them. */
export async function checkMayTakeOver(sql: Sql, reader: Reader, userId: number): Promise<void> {
  const own = await rolesHeldBy(sql, reader.userId);
  const others = await rolesHeldBy(sql, userId);
  if (!mayTakeOver(own, others)) throw new AppError('forbidden', 'This person may do more than you may');
}

/** D3 (a), (b): whether the reader may give somebody this role, by what it permits and how far. */
export async function checkGiving(sql: Sql, reader: Reader, role: Role): Promise<void> {
  checkMayGiveRole(reader, role);
  await checkReach(sql, reader, role);
}
