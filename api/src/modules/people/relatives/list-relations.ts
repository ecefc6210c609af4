import type { ViewerCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { peopleScopes } from '#modules/people/people/scope/people-scope.ts';
import type { RelationsQuery } from './relations.schema.ts';
import { relationPermissions, relationsPageStatement } from './relations.statement.ts';

export async function listRelations({ ctx, query }: { ctx: ViewerCtx; query: RelationsQuery }): Promise<JsonText> {
  const { viewer, sql } = ctx;
  const scopes = await peopleScopes(sql, viewer, relationPermissions);
  const [row] = await sql.query<{ json: string }>(relationsPageStatement(query, { viewer, scopes }));
  return new JsonText(row?.json ?? '');
}
