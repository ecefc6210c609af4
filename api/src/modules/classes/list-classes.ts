import { AppError } from '#base/errors/app-error.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { JsonText } from '#base/http/endpoint.ts';
import { peopleScope } from '#modules/people/scope/people-scope.ts';
import type { ClassesQuery } from './classes.schema.ts';
import { classesPageStatement } from './classes-page.statement.ts';

/** The classes of the reader's scope (D9); a relative sees the child's without a permission (D8). */
export async function listClasses({ ctx, query }: { ctx: ReaderCtx; query: ClassesQuery }): Promise<JsonText> {
  const { reader, sql, now } = ctx;
  const scope = await peopleScope(sql, reader, 'classes.my_classes.read');
  const statement = classesPageStatement({ query, scope, readerId: reader.userId, now });
  const [row] = await sql.query<{ json: string; isRelative: boolean }>(statement);
  if (scope === 'nobody' && !row?.isRelative)
    throw new AppError('forbidden', 'You do not have the permission for this');
  return new JsonText(row?.json ?? '');
}
