import { folded } from '#base/database/folded.ts';
import type { Sql } from '#base/database/sql.ts';
import { existingUsers } from '#modules/identity/users-sql.ts';

/** The child of a parent with this name; null if there is none. */
export async function childNamed(sql: Sql, parentId: number, name: string): Promise<number | null> {
  const [found] = await sql.query<{ id: number }>({
    text: `select u.id::int as id from relations r join ${existingUsers} u on u.id = r.user_id
      where r.related_user_id = $1 and r.relationship_type = 'parent' and ${folded('u.name')} = ${folded('$2::text')}
      order by u.id limit 1`,
    values: [parentId, name],
  });
  return found?.id ?? null;
}

/** SQL: the ids of a parent's children. */
export const childrenIds = (parent: string): string =>
  `select r.user_id from relations r where r.related_user_id = ${parent} and r.relationship_type = 'parent'`;

export async function isParentOf(sql: Sql, parentId: number, studentId: number): Promise<boolean> {
  const text = `select from relations where user_id = $1 and related_user_id = $2 and relationship_type = 'parent'`;
  return (await sql.query({ text, values: [studentId, parentId] })).length > 0;
}

/** The children of each of these parents. */
export async function childrenOf(sql: Sql, parentIds: readonly number[]): Promise<Map<number, Set<number>>> {
  const children = new Map(parentIds.map((id) => [id, new Set<number>()]));
  if (parentIds.length === 0) return children;
  const text = `select related_user_id as "parentId", user_id as "studentId" from relations
    where relationship_type = 'parent' and related_user_id = any($1::bigint[])`;
  const rows = await sql.query<{ parentId: number; studentId: number }>({ text, values: [parentIds] });
  for (const { parentId, studentId } of rows) children.get(parentId)?.add(studentId);
  return children;
}
