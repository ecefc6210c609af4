import { writeAudit } from '#base/audit/audit.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockRelation } from './find-relation.ts';

/** D8: deleting the relation ends the relative's access at once. */
export async function deleteRelation({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<void> {
  const { related_user_id } = await ctx.sql.transaction(async (sql) => {
    const before = await lockRelation(sql, ctx.viewer, 'relations.relatives.delete', id);
    await sql.query({ text: 'delete from relations where id = $1', values: [id] });
    await writeAudit(sql, ctx, { action: 'relation.delete', subject: 'relation', subjectId: id, before });
    return before;
  });
  ctx.deps.sessions.dropUser(related_user_id);
}
