import { writeEdit } from '#base/audit/audit.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { JsonText } from '#base/http/endpoint.ts';
import { checkNotOneself, checkPeople } from './check-people.ts';
import { lockRelation, readRelation } from './find-relation.ts';
import type { RelationInput } from './relations.schema.ts';

const PERMISSION = 'relations.relatives.update';
const updateText = 'update relations set user_id = $2, related_user_id = $3, relationship_type = $4 where id = $1';

interface Edit {
  ctx: ViewerCtx;
  id: number;
  input: RelationInput;
}

export async function editRelation({ ctx, id, input }: Edit): Promise<JsonText> {
  const { user_id, related_user_id, relationship_type } = input;
  const edited = await ctx.sql.transaction(async (sql) => {
    const before = await lockRelation(sql, ctx.viewer, PERMISSION, id);
    checkNotOneself(ctx.viewer, before);
    await checkPeople(sql, ctx.viewer, PERMISSION, input);
    await sql.query({ text: updateText, values: [id, user_id, related_user_id, relationship_type] });
    const line = { action: 'relation.update', subject: 'relation', subjectId: id };
    const after = { user_id, related_user_id, relationship_type };
    await writeEdit(sql, ctx, { ...line, before, after }, { before, after });
    return { before, json: await readRelation(sql, ctx.viewer, id) };
  });
  for (const relative of [edited.before.related_user_id, related_user_id]) ctx.deps.sessions.dropUser(relative);
  return edited.json;
}
