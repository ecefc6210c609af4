import { isAdmin, type Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import { widestScopes } from '#modules/people/roles/index.ts';
import { isRelative, type Relationship, relationshipsOf } from './relationships.ts';

/** The scope of a permission about people: everybody, the viewer's team with its students, or the viewer's students (D9). */
export type PeopleScope = 'all' | 'team' | 'own' | 'nobody';

/** The viewer's scope of each of these permissions. */
export type PeopleScopes<Permission extends string> = Record<Permission, PeopleScope>;

const scopes: readonly PeopleScope[] = ['all', 'team', 'own'];

export const widestOf = (found: readonly PeopleScope[]): PeopleScope =>
  scopes.find((scope) => found.includes(scope)) ?? 'nobody';

/** The widest scope of each permission among the viewer's roles; for an admin without a query. */
export async function peopleScopes<const Permission extends string>(
  sql: Sql,
  viewer: Viewer,
  permissions: readonly Permission[],
): Promise<PeopleScopes<Permission>> {
  const held = permissions.filter((permission) => viewer.permissions.has(permission));
  const found = isAdmin(viewer) || held.length === 0 ? null : await widestScopes(sql, viewer, held);
  const scopeOf = (permission: Permission): PeopleScope => {
    if (!held.includes(permission)) return 'nobody';
    return found ? (found.get(permission) ?? 'nobody') : 'all';
  };
  return Object.fromEntries(permissions.map((each) => [each, scopeOf(each)])) as PeopleScopes<Permission>;
}

export const peopleScope = async (sql: Sql, viewer: Viewer, permission: string): Promise<PeopleScope> =>
  (await peopleScopes(sql, viewer, [permission]))[permission] ?? 'nobody';

/**
 * The scope of a permission for reading what relatives may read without it (D8). @throws AppError `forbidden` for all
 * others without it.
 */
export async function readingScope(sql: Sql, viewer: Viewer, permission: string): Promise<PeopleScope> {
  const scope = await peopleScope(sql, viewer, permission);
  if (scope === 'nobody' && !(await isRelative(sql, viewer.userId)))
    throw new AppError('forbidden', 'You do not have the permission for this');
  return scope;
}

const ledBy = (viewer: string) => `select other_id from ${relationshipsOf(viewer)} b
  where b.own_role = 'leader' or (b.own_role = 'teacher' and b.other_role = 'student')`;
const studentsOf = (viewer: string) =>
  `select other_id from ${relationshipsOf(viewer)} b where b.own_role = 'teacher' and b.other_role = 'student'`;

/** SQL: whether the user with this id is in the scope of a viewer. Both are placeholders or columns of bigint. */
export function inPeopleScope(scope: PeopleScope, id: string, viewer: string): string {
  if (scope === 'all') return 'true';
  if (scope === 'nobody') return 'false';
  return `${id} in (${scope === 'team' ? ledBy(viewer) : studentsOf(viewer)})`;
}

const isTaught = ({ ownRole, otherRole }: Relationship) => ownRole === 'teacher' && otherRole === 'student';

/** The same for a person whose relationships with the viewer are known. */
export function isInPeopleScope(scope: PeopleScope, relationships: readonly Relationship[]): boolean {
  if (scope === 'all' || scope === 'nobody') return scope === 'all';
  return relationships.some(
    (relationship) => isTaught(relationship) || (scope === 'team' && relationship.ownRole === 'leader'),
  );
}
