import { writeAudit } from '#base/audit/audit.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { JsonText } from '#base/http/endpoint.ts';
import { checkPeople } from './check-people.ts';
import { readRelation } from './find-relation.ts';
import type { RelationInput } from './relations.schema.ts';

const insertText = `insert into relations (user_id, related_user_id, relationship_type, created_at)
  values ($1, $2, $3, $4) returning id`;

/** D8: creates a relation of a relative to a student. */
export async function createRelation({ ctx, input }: { ctx: ViewerCtx; input: RelationInput }): Promise<JsonText> {
  const { user_id, related_user_id, relationship_type } = input;
  const created = await ctx.sql.transaction(async (sql) => {
    await checkPeople(sql, ctx.viewer, 'relations.relatives.create', input);
    const [relation] = await sql.query<{ id: number }>({
      text: insertText,
      values: [user_id, related_user_id, relationship_type, ctx.now],
    });
    if (!relation) throw new Error('the relation was not stored');
    const line = { action: 'relation.create', subject: 'relation', subjectId: relation.id };
    await writeAudit(sql, ctx, { ...line, after: { user_id, related_user_id, relationship_type } });
    return readRelation(sql, ctx.viewer, relation.id);
  });
  ctx.deps.sessions.dropUser(related_user_id);
  return created;
}
