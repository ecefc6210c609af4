import type { ReadSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { roleNameOf } from '#modules/people/roles/index.ts';
import { namedPeople } from './concerns.settings.ts';

interface Looker {
  userId: number;
  named: number[];
}

/** Whoever looks at concerns. In a view or a child's session, which others open, there are none (D124, D141, D146). */
export function lookerOf({ viewer, deps }: ViewerCtx): Looker {
  if (viewer.view || viewer.child) return { userId: 0, named: [] };
  return { userId: viewer.userId, named: namedPeople(deps.academySettings) };
}

/** SQL: whether a user wrote the concern `c`. */
export const isWriter = (user: string): string => `c.writer_id = ${user}`;

/** SQL: whether a user reads the concern `c` as one of the named people: never who wrote it, or whom it is about. */
export const isNamedFor = (user: string, named: string): string =>
  `(${user} = any(${named}::bigint[]) and c.writer_id <> ${user} and c.about_id is distinct from ${user})`;

interface Parties {
  writerId: number;
  aboutId: number | null;
}

/** The named people who read a concern; all may sign in. */
export async function namedFor(sql: Sql, ctx: ViewerCtx, { writerId, aboutId }: Parties): Promise<number[]> {
  const rows = await sql.query<{ id: number }>({
    text: `select u.id::int as id from ${activeUsers} u
      where u.id = any($1::bigint[]) and u.id <> $2 and u.id is distinct from $3::bigint order by u.id`,
    values: [namedPeople(ctx.deps.academySettings), writerId, aboutId],
  });
  return rows.map(({ id }) => id);
}

/** The primary roles of the named people, for whoever asks: no names. */
export async function rolesOfNamed(sql: Sql, settings: ReadSettings): Promise<string[]> {
  const rows = await sql.query<{ role: string }>({
    text: `select distinct ${roleNameOf('u')} as role from ${activeUsers} u where u.id = any($1::bigint[]) order by role`,
    values: [namedPeople(settings)],
  });
  return rows.map(({ role }) => role);
}

/** The people of `namedFor`. @throws AppError `nobody_named` if nobody would read it. */
export async function someNamedFor(sql: Sql, ctx: ViewerCtx, parties: Parties): Promise<number[]> {
  const to = await namedFor(sql, ctx, parties);
  if (to.length === 0)
    throw new AppError('nobody_named', 'Nobody is named who could read this: ask the academy whom to write to');
  return to;
}
