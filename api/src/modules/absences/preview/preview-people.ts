import type { ViewerCtx } from '#base/http/ctx.ts';
import type { ManyClass } from '#modules/classes/many/many-classes.ts';
import { userCards } from '#modules/identity/users-sql.ts';
import { familiesOf } from '#modules/people/scope/families.ts';
import type { WirePreview } from '../absences.schema.ts';

interface Someone {
  id: number;
  name: string;
  timezone: string;
}

/** The students and teachers of classes, by id. */
export async function findPeople({ sql }: ViewerCtx, classes: readonly ManyClass[]): Promise<Map<number, Someone>> {
  const ids = classes.flatMap(({ studentId, values }) => [studentId, values.teacherId]);
  const text = `select id, name, timezone from ${userCards} u where id = any($1::bigint[])`;
  return new Map((await sql.query<Someone>({ text, values: [ids] })).map((one) => [one.id, one]));
}

export const wireSomeone = (people: ReadonlyMap<number, Someone>, id: number) => {
  const one = people.get(id);
  return { id: String(id), name: one?.name ?? '', timezone: one?.timezone ?? 'UTC' };
};

/** The number of families that the classes concern (D97), and their time zones, the most frequent first. */
export async function countFamilies(
  { sql }: ViewerCtx,
  classes: readonly ManyClass[],
  people: ReadonlyMap<number, Someone>,
): Promise<Pick<WirePreview, 'families' | 'clocks'>> {
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
