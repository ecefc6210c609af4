import { writeManyAudits, writeViewersAudits } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';

interface Parent {
  studentId: number;
  parentId: number;
}

interface Added extends Parent {
  id: number;
}

const addText = `insert into relations (user_id, related_user_id, relationship_type, created_at)
  select distinct "studentId", "parentId", 'parent', $2::timestamptz
  from json_to_recordset($1::json) r("studentId" bigint, "parentId" bigint)
  on conflict do nothing returning id, user_id as "studentId", related_user_id as "parentId"`;

interface Author {
  actorId: number;
  /** The key of a program that acts for the author. */
  actorKey?: string | null;
  now: Date;
}

/** D8: makes parents relatives of students, in one statement; existing relations stay. @returns the new relations. */
export async function relateParents(
  sql: Sql,
  parents: readonly Parent[],
  { actorId, actorKey = null, now }: Author,
): Promise<Added[]> {
  if (parents.length === 0) return [];
  const added = await sql.query<Added>({ text: addText, values: [JSON.stringify(parents), now] });
  const lines = added.map(({ id, studentId, parentId }) => ({
    ...{ action: 'relation.create', subject: 'relation', subjectId: id, before: null },
    after: { user_id: studentId, related_user_id: parentId, relationship_type: 'parent' },
  }));
  await writeManyAudits(sql, { at: now, actorId, actorKey, lines });
  return added;
}

/** The same by the viewer. */
export const addParents = (sql: Sql, ctx: ViewerCtx, parents: readonly Parent[]): Promise<Added[]> =>
  relateParents(sql, parents, { actorId: ctx.viewer.userId, actorKey: ctx.viewer.key?.name ?? null, now: ctx.now });

/** The ids of those people who have a relation that is not one of `own`. */
export async function otherwiseRelated(
  sql: Sql,
  people: readonly number[],
  own: readonly number[],
): Promise<Set<number>> {
  const text = `select user_id as id from relations where user_id = any($1::bigint[]) and id <> all($2::bigint[])
    union select related_user_id from relations where related_user_id = any($1::bigint[]) and id <> all($2::bigint[])`;
  const rows = await sql.query<{ id: number }>({ text, values: [people, own] });
  return new Set(rows.map(({ id }) => id));
}

/** Deletes relations, each with a line in the audit log. */
export async function removeRelations(sql: Sql, ctx: ViewerCtx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const text = `delete from relations where id = any($1::bigint[])
    returning id, user_id as "studentId", related_user_id as "parentId"`;
  const removed = await sql.query<Added>({ text, values: [ids] });
  const lines = removed.map(({ id, studentId, parentId }) => ({
    ...{ action: 'relation.delete', subject: 'relation', subjectId: id, after: null },
    before: { user_id: studentId, related_user_id: parentId, relationship_type: 'parent' },
  }));
  await writeViewersAudits(sql, ctx, lines);
  return removed.map(({ parentId }) => parentId);
}
