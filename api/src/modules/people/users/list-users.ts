import type { InferInput } from 'valibot';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { type PeopleScope, peopleScope } from '#modules/people/scope/people-scope.ts';
import { presentUser, type UserRow } from './users.presenter.ts';
import type { UsersQuery, usersPage } from './users.schema.ts';
import { usersPageStatement } from './users-page.statement.ts';

/** D9: a teacher does not see the contacts of students. */
export const seesContacts = (scope: PeopleScope): boolean => scope === 'all' || scope === 'team';

interface List {
  ctx: ReaderCtx;
  query: UsersQuery;
}

/** The people of the reader's scope (D9). */
export async function listUsers({ ctx, query }: List): Promise<InferInput<typeof usersPage>> {
  const { page, per_page, ...filter } = query;
  const { reader } = ctx;
  const scope = await peopleScope(ctx.sql, reader, 'users.read');
  const window = { limit: per_page, offset: (page - 1) * per_page };
  const statement = usersPageStatement({ reader, scope, filter, window });
  const [found] = await ctx.sql.query<{ rows: UserRow[]; total: number }>(statement);
  const { rows, total } = found ?? { rows: [], total: 0 };
  return {
    data: rows.map((row) => presentUser(row, reader, seesContacts(scope))),
    pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) },
  };
}
