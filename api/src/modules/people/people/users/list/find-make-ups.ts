import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { UserMay } from '../users.policy.ts';
import type { OpenMakeUps, WireUser } from '../users.schema.ts';

/** The make-ups that students can use now, by student; the module of make-ups is above (ADR 27). */
export type FindMakeUps = (
  sql: Sql,
  studentIds: readonly number[],
  now: Date,
) => Promise<ReadonlyMap<number, OpenMakeUps>>;

/** People with their make-ups (D103); null if the viewer may not read their ledger (D9). */
export async function withMakeUps<Person extends WireUser & { may: UserMay }>(
  ctx: ViewerCtx,
  people: readonly Person[],
  findMakeUps: FindMakeUps,
): Promise<(Person & { makeUps: OpenMakeUps | null })[]> {
  const students = people.filter(({ student, may }) => student && may.viewLedger).map(({ id }) => Number(id));
  const makeUps = students.length > 0 ? await findMakeUps(ctx.sql, students, ctx.now) : new Map<number, OpenMakeUps>();
  return people.map((person) => ({ ...person, makeUps: makeUps.get(Number(person.id)) ?? null }));
}
