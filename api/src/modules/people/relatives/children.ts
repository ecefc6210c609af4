import { folded } from '#base/database/folded.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { removeRelations } from './many-relations.ts';

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

/** Which of these students have more than one relative. */
export async function withOtherRelatives(sql: Sql, studentIds: readonly number[]): Promise<Set<number>> {
  const text = `select user_id as id from relations where user_id = any($1::bigint[])
    group by user_id having count(distinct related_user_id) > 1`;
  const rows = await sql.query<{ id: number }>({ text, values: [studentIds] });
  return new Set(rows.map(({ id }) => id));
}

/** Ends a parent's relation to a student, with a line in the audit log. */
export async function endParenthood(sql: Sql, ctx: ViewerCtx, parentId: number, studentId: number): Promise<void> {
  const text = `select id from relations where user_id = $1 and related_user_id = $2 and relationship_type = 'parent'`;
  const rows = await sql.query<{ id: number }>({ text, values: [studentId, parentId] });
  await removeRelations(
    sql,
    ctx,
    rows.map(({ id }) => id),
  );
}
