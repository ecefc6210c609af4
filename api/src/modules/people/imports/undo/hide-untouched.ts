import { writeViewersAudits } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { accounts } from '#modules/accounts/identity/users-sql.ts';
import { hidePeople } from '#modules/people/people/many/hide-people.ts';

interface Person {
  id: number;
  name: string;
  email: string;
  phone: string | null;
}

/** Deletes people as in D5, each with a line in the audit log. */
export async function hideUntouched(sql: Sql, ctx: ViewerCtx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const text = `select id, name, email, phone from ${accounts} u where id = any($1::bigint[])`;
  const people = await sql.query<Person>({ text, values: [ids] });
  await hidePeople(sql, ids, ctx.now);
  const lines = people.map(({ id, ...before }) => ({
    ...{ action: 'user.delete', subject: 'user', subjectId: id, before, after: null },
  }));
  await writeViewersAudits(sql, ctx, lines);
}
