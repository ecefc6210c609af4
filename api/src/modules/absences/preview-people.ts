import type { ViewerCtx } from '#base/http/ctx.ts';
import type { ManyClass } from '#modules/classes/many/many-classes.ts';
import { userCards } from '#modules/identity/users-sql.ts';
import type { WirePreview } from './absences.schema.ts';

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

/** On which clocks the families of classes live, the most frequent first. */
export function clocksOf(classes: readonly ManyClass[], people: ReadonlyMap<number, Someone>): WirePreview['clocks'] {
  const zones = [...new Set(classes.map(({ studentId }) => studentId))].map((id) => people.get(id)?.timezone ?? 'UTC');
  const counted = new Map<string, number>();
  for (const zone of zones) counted.set(zone, (counted.get(zone) ?? 0) + 1);
  return [...counted]
    .map(([timezone, families]) => ({ timezone, families }))
    .sort((a, b) => b.families - a.families || a.timezone.localeCompare(b.timezone));
}
