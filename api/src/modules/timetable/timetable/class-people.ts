import type { Sql } from '#base/database/sql.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import type { ManyClass } from '#modules/classes/classes/many/many-classes.ts';
import { familiesOf } from '#modules/people/people/scope/families.ts';

interface Someone {
  id: number;
  name: string;
  timezone: string;
}
export type People = ReadonlyMap<number, Someone>;

/** People by id, each with the zone of their own clock. */
export async function findPeople(sql: Sql, ids: readonly number[]): Promise<People> {
  const text = `select id::int, name, timezone from ${userCards} u where id = any($1::bigint[])`;
  const rows = await sql.query<Someone>({ name: 'class-people', text, values: [[...new Set(ids)]] });
  return new Map(rows.map((one) => [one.id, one]));
}

export const wireSomeone = (people: People, id: number) => {
  const one = people.get(id);
  return { id: String(id), name: one?.name ?? '', timezone: one?.timezone ?? 'UTC' };
};

interface Counted {
  families: number;
  clocks: { timezone: string; families: number }[];
}

/** The number of families that the classes concern (D97), and their time zones, the most frequent first. */
export async function countFamilies(
  sql: Sql,
  classes: readonly Pick<ManyClass, 'studentId'>[],
  people: People,
): Promise<Counted> {
  const students = [...new Set(classes.map(({ studentId }) => studentId))];
  const families = await familiesOf(sql, students);
  const counted = new Map<string, Set<number>>();
  for (const id of students) {
    const zone = people.get(id)?.timezone ?? 'UTC';
    counted.set(zone, (counted.get(zone) ?? new Set()).add(families.get(id) ?? id));
  }
  const clocks = [...counted].map(([timezone, { size }]) => ({ timezone, families: size }));
  return {
    families: new Set(families.values()).size,
    clocks: clocks.sort((a, b) => b.families - a.families || a.timezone.localeCompare(b.timezone)),
  };
}
