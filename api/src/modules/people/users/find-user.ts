import type { InferInput } from 'valibot';
import { notFound } from '#base/errors/app-error.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { accounts } from '#modules/identity/users-sql.ts';
import { inPeopleScope, peopleScope } from '#modules/people/scope/people-scope.ts';
import { heldPermissions } from '#modules/roles/held-roles.ts';
import { seesContacts } from './list-users.ts';
import { userJson, userRows } from './user-row.ts';
import { presentUser, type UserRow } from './users.presenter.ts';
import type { userAnswer } from './users.schema.ts';

interface Found {
  row: UserRow;
  permissions: string[];
}

/** One person of the reader's scope, or the reader. */
export async function findUser({ ctx, id }: { ctx: ReaderCtx; id: number }): Promise<InferInput<typeof userAnswer>> {
  const { reader } = ctx;
  const scope = await peopleScope(ctx.sql, reader, 'users.read');
  const [found] = await ctx.sql.query<Found>({
    text: `select ${userJson} as row, ${heldPermissions('u')} as permissions from ${userRows(accounts)}
      where u.id = $1 and u.deleted_at is null and (u.id = $2::bigint or ${inPeopleScope(scope, 'u.id', '$2::bigint')})`,
    values: [id, reader.userId],
  });
  if (!found) throw notFound('User');
  const { row, permissions } = found;
  return { data: { data: [{ ...presentUser(row, reader, seesContacts(scope)), permissions }] } };
}
