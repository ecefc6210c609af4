import type { InferInput } from 'valibot';
import { notFound } from '#base/errors/app-error.ts';
import type { ReaderCtx } from '#base/http/ctx.ts';
import { inPeopleScope, peopleScope } from '#modules/people/scope/people-scope.ts';
import { seesContacts } from './list-users.ts';
import { userJson, userRows } from './user-row.ts';
import { presentUser, type UserRow } from './users.presenter.ts';
import type { userAnswer } from './users.schema.ts';

const permissionsOf = `array(select p.permission from role_permissions p where p.role_id = u.role_id
  or p.role_id in (select role_id from user_roles where user_id = u.id) group by p.permission order by p.permission)`;

interface Found {
  row: UserRow;
  permissions: string[];
}

/** One person of the reader's scope, or the reader. */
export async function findUser({ ctx, id }: { ctx: ReaderCtx; id: number }): Promise<InferInput<typeof userAnswer>> {
  const { reader } = ctx;
  const scope = await peopleScope(ctx.sql, reader, 'users.read');
  const [found] = await ctx.sql.query<Found>({
    text: `select ${userJson} as row, ${permissionsOf} as permissions from ${userRows('users')}
      where u.id = $1 and u.deleted_at is null and (u.id = $2::bigint or ${inPeopleScope(scope, 'u.id', '$2::bigint')})`,
    values: [id, reader.userId],
  });
  if (!found) throw notFound('User');
  const { row, permissions } = found;
  return { data: { data: [{ ...presentUser(row, reader, seesContacts(scope)), permissions }] } };
}
