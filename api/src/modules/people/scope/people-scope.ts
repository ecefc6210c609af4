import { isAdmin, type Reader } from '#base/auth/reader.ts';
import type { Sql } from '#base/database/sql.ts';
import { widestScopes } from '#modules/roles/widest-scope.ts';
import { type Bond, bondsOf } from './relationships.ts';

/** Whom a permission about people reaches: everybody, one's team and its students, or one's own students (D1, D9). */
export type PeopleScope = 'all' | 'team' | 'own' | 'nobody';

/** How far each of these permissions reaches for the reader. */
export type PeopleScopes<Permission extends string> = Record<Permission, PeopleScope>;

/** The widest scopes among the reader's roles that give the permissions: of an admin's without asking the database. */
export async function peopleScopes<const Permission extends string>(
  sql: Sql,
  reader: Reader,
  permissions: readonly Permission[],
): Promise<PeopleScopes<Permission>> {
  const held = permissions.filter((permission) => reader.permissions.has(permission));
  const found = isAdmin(reader) || held.length === 0 ? null : await widestScopes(sql, reader, held);
  const scopeOf = (permission: Permission): PeopleScope => {
    if (!held.includes(permission)) return 'nobody';
    return found ? (found.get(permission) ?? 'nobody') : 'all';
  };
  return Object.fromEntries(permissions.map((each) => [each, scopeOf(each)])) as PeopleScopes<Permission>;
}

export const peopleScope = async (sql: Sql, reader: Reader, permission: string): Promise<PeopleScope> =>
  (await peopleScopes(sql, reader, [permission]))[permission] ?? 'nobody';

const ledBy = (reader: string) => `select other_id from ${bondsOf(reader)} b
  where b.own_role = 'leader' or (b.own_role = 'teacher' and b.other_role = 'student')`;
const taughtBy = (reader: string) =>
  `select other_id from ${bondsOf(reader)} b where b.own_role = 'teacher' and b.other_role = 'student'`;

/** SQL: whether the user with this id is in the scope of a reader. Both are placeholders or columns of bigint. */
export function inPeopleScope(scope: PeopleScope, id: string, reader: string): string {
  if (scope === 'all') return 'true';
  if (scope === 'nobody') return 'false';
  return `${id} in (${scope === 'team' ? ledBy(reader) : taughtBy(reader)})`;
}

const isTaught = ({ ownRole, otherRole }: Bond) => ownRole === 'teacher' && otherRole === 'student';

/** The same for somebody whose bonds with the reader are known. */
export function isInPeopleScope(scope: PeopleScope, bonds: readonly Bond[]): boolean {
  if (scope === 'all' || scope === 'nobody') return scope === 'all';
  return bonds.some((bond) => isTaught(bond) || (scope === 'team' && bond.ownRole === 'leader'));
}
