import { isAdmin, type Reader } from '#base/auth/reader.ts';
import type { Sql } from '#base/database/sql.ts';
import { widestScope } from '#modules/roles/widest-scope.ts';
import { bondsOf } from './relationships.ts';

/** Whom a permission about people reaches: everybody, one's team and its students, or one's own students (D1, D9). */
export type PeopleScope = 'all' | 'team' | 'own' | 'nobody';

/** The widest scope among the reader's roles that give the permission. */
export async function peopleScope(sql: Sql, reader: Reader, permission: string): Promise<PeopleScope> {
  if (!reader.permissions.has(permission)) return 'nobody';
  if (isAdmin(reader)) return 'all';
  return (await widestScope(sql, reader, permission)) ?? 'nobody';
}

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
