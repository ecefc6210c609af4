import * as v from 'valibot';
import type { Sql } from '#base/database/sql.ts';
import { instant } from '#base/http/fields.ts';
import { clockPerson } from '#modules/classes/classes/class.fields.ts';
import type { ManyClass, ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import { findPeople, type People, wireSomeone } from './class-people.ts';
import { decisionProblems } from './decision-problems.ts';

const place = v.object({ startsAt: instant, endsAt: instant, teacher: clockPerson });

/**
 * A class in the lists of absences, closures, holds and shifts: before they are saved, afterwards, and before they are
 * taken back.
 */
export const listedClass = v.object({
  id: v.string(),
  title: v.string(),
  student: clockPerson,
  seriesId: v.nullable(v.string()),
  /** Where it is without the action. */
  before: place,
  /** Where it is with it; null: it does not take place, or nothing is decided yet. */
  after: v.nullable(place),
});
export type WireListedClass = v.InferInput<typeof listedClass>;

const keptClass = v.object({ ...listedClass.entries, problem: v.picklist(decisionProblems) });

/** What taking an action back does to its classes. */
export const undoPreview = v.object({
  /** Those that become what they were, or what other actions give them. */
  back: v.array(listedClass),
  /** Those that stay as they are, or get cancelled by another action, with the reason. */
  kept: v.array(keptClass),
});
export type WireUndoPreview = v.InferInput<typeof undoPreview>;

/** The numbers above such a list. */
export const listedFamilies = {
  families: v.number(),
  /** The time zones of the families. */
  clocks: v.array(v.object({ timezone: v.string(), families: v.number() })),
};

/** A class, with its values without an action and with it. */
export interface ListedClass {
  one: ManyClass;
  before: ManyValues;
  after: ManyValues | null;
}

const placeOf = (people: People, { startsAt, endsAt, teacherId }: ManyValues) => ({
  startsAt,
  endsAt,
  teacher: wireSomeone(people, teacherId),
});

const byStart = (a: ListedClass, b: ListedClass): number =>
  Date.parse(a.before.startsAt) - Date.parse(b.before.startsAt) || a.one.id - b.one.id;

/** Classes by start, as responses. */
export async function presentClasses<Row extends ListedClass>(sql: Sql, rows: readonly Row[]) {
  const ids = rows.flatMap(({ one, before, after }) => [
    ...[one.studentId, one.values.teacherId, before.teacherId],
    ...(after ? [after.teacherId] : []),
  ]);
  const people = await findPeople(sql, ids);
  const present = ({ one, before, after }: Row): WireListedClass => ({
    id: String(one.id),
    title: one.title,
    student: wireSomeone(people, one.studentId),
    seriesId: one.seriesId === null ? null : String(one.seriesId),
    before: placeOf(people, before),
    after: after && after.status !== 'cancelled' ? placeOf(people, after) : null,
  });
  return { people, rows: rows.toSorted(byStart).map((row) => ({ row, wire: present(row) })) };
}
