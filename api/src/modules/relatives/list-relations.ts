import type { ReaderCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { peopleScopes } from '#modules/people/scope/people-scope.ts';
import type { RelationsQuery } from './relations.schema.ts';
import { relationPermissions, relationsPageStatement } from './relations.statement.ts';

export async function listRelations({ ctx, query }: { ctx: ReaderCtx; query: RelationsQuery }): Promise<JsonText> {
  const { reader, sql } = ctx;
  const scopes = await peopleScopes(sql, reader, relationPermissions);
  const [row] = await sql.query<{ json: string }>(relationsPageStatement(query, { reader, scopes }));
  return new JsonText(row?.json ?? '');
}
