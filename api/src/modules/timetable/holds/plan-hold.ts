import type { Sql } from '#base/database/sql.ts';
import { studentClassesBetween } from '#modules/classes/classes/many/classes-between.ts';
import { findManyClasses, type ManyClass, type ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import { meets, type Span } from '#modules/timetable/plans/days.ts';

/** A class that a hold has cancelled. */
export interface HeldClass {
  one: ManyClass;
  former: ManyValues;
  /** The history line of the class's cancellation. */
  doneLine: number;
  studentTeacherId: number | null;
}

/** The changes after which the cancelled classes are exactly those of series within the hold (D98). */
export interface HoldPlan {
  cancel: ManyClass[];
  /** Classes that are no longer part of the hold. */
  back: HeldClass[];
  /** The days of the hold; null: it was removed. */
  span: Span | null;
}

interface Planning {
  studentId: number;
  /** Null for a new hold. */
  holdId: number | null;
  /** Null: the hold was removed. */
  span: Span | null;
  now: Date;
}

interface HeldRow extends Omit<HeldClass, 'one'> {
  classId: number;
}

const heldText = `select class_id::int as "classId", former, done_line::int as "doneLine", student_teacher_id::int as "studentTeacherId"
  from hold_classes where hold_id = $1 and state = 'held'`;

const spanOf = ({ startsAt, endsAt }: ManyValues): Span => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });

async function findBack(sql: Sql, { holdId, span, now }: Planning): Promise<HeldClass[]> {
  if (holdId === null) return [];
  const held = await sql.query<HeldRow>({ text: heldText, values: [holdId] });
  const isOut = (at: Span) => at.startsAt > now && !(span && meets(at, span));
  const out = new Map(held.filter(({ former }) => isOut(spanOf(former))).map((row) => [row.classId, row]));
  const classes = await findManyClasses(sql, [...out.keys()]);
  return classes.flatMap((one) => {
    const row = out.get(one.id);
    return row ? [{ one, former: row.former, doneLine: row.doneLine, studentTeacherId: row.studentTeacherId }] : [];
  });
}

export async function planHold(sql: Sql, planning: Planning): Promise<HoldPlan> {
  const { studentId, span, now } = planning;
  const ids = span ? await studentClassesBetween(sql, studentId, { ...span, now }, 'of-series') : [];
  return { cancel: await findManyClasses(sql, ids), back: await findBack(sql, planning), span };
}

/** The current and former teachers of a plan's classes. */
export const teachersOf = ({ cancel, back }: HoldPlan): number[] => [
  ...new Set([
    ...cancel.map(({ values }) => values.teacherId),
    ...back.flatMap(({ one, former }) => [one.values.teacherId, former.teacherId]),
  ]),
];
