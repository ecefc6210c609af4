import type { ReaderCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { peopleScope } from '#modules/people/scope/people-scope.ts';
import type { RelationsQuery } from './relations.schema.ts';
import { relationsPageStatement } from './relations.statement.ts';

export async function listRelations({ ctx, query }: { ctx: ReaderCtx; query: RelationsQuery }): Promise<JsonText> {
  const { reader, sql } = ctx;
  const scope = await peopleScope(sql, reader, 'relations.relatives.read');
  const [row] = await sql.query<{ json: string }>(relationsPageStatement(query, scope, reader.userId));
  return new JsonText(row?.json ?? '');
}
