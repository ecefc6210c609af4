import type { Sql } from '#base/database/sql.ts';
import type { TimeOffReason } from '#modules/classes/classes/class-facts.ts';
import { timeOffFinders } from '#modules/classes/classes/class-questions.ts';
import type { ManyClass } from '#modules/classes/classes/many/many-classes.ts';
import { findTakenTimes, type Taken, type WantedTime } from '#modules/classes/classes/many/taken-times.ts';
import { ledTeachers } from '#modules/people/people/index.ts';
import { meets, type Span } from '#modules/timetable/plans/days.ts';
import type { TimeOffKind } from '../absences.table.ts';
import { type Chosen, valuesAfter } from './change-of-class.ts';

/** A class with its decision. */
export interface Decided {
  one: ManyClass;
  chosen: Chosen;
}

/** The obstacle to a decision. */
export interface Obstacle extends Span {
  who: Taken['who'] | TimeOffReason;
}

interface Judging extends Span {
  kind: TimeOffKind;
  teacherId: number | null;
  leaderId: number | null;
}

const spanOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): Span => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

/** The new times of classes that take place. */
const wantedTimes = (kind: TimeOffKind, decided: readonly Decided[]): WantedTime[] =>
  decided.flatMap(({ one, chosen }) => {
    if (chosen.action === 'cancel') return [];
    const after = valuesAfter(kind, one, chosen);
    const isMoved = chosen.action === 'move';
    return [{ classId: one.id, studentId: one.studentId, teacherId: after.teacherId, isMoved, ...spanOf(after) }];
  });

async function teamOf(sql: Sql, { kind, leaderId }: Judging, teacherIds: readonly number[]): Promise<Set<number>> {
  if (kind === 'absence' || leaderId === null) return new Set(teacherIds);
  const found = await sql.query<{ id: number }>({
    text: `select t.teacher_id as id from ${ledTeachers} t where t.leader_id = $1 and t.teacher_id = any($2::bigint[])`,
    values: [leaderId, teacherIds],
  });
  return new Set(found.map(({ id }) => id));
}

/** The new times that fall into this time off itself, which is not stored yet. */
async function ownObstacles(sql: Sql, judging: Judging, wanted: readonly WantedTime[]): Promise<WantedTime[]> {
  const { teacherId } = judging;
  const inside = wanted.filter((one) => meets(one, judging) && (teacherId === null || one.teacherId === teacherId));
  const ids = inside.map((one) => one.teacherId);
  const team = await teamOf(sql, judging, ids);
  return inside.filter((one) => team.has(one.teacherId));
}

/** D98: a hold has no classes of series; a class that takes place in it stays. */
const isOpenTo = ({ one, chosen }: Decided, who: TimeOffReason): boolean =>
  who === 'hold' && (one.seriesId === null || chosen.action !== 'move');

/** The times off of teachers and the holds of students in which classes would be. */
async function pauseObstacles(sql: Sql, decided: readonly Decided[], wanted: readonly WantedTime[]) {
  const byClass = new Map(decided.map((each) => [each.one.id, each]));
  const found: { classId: number; obstacle: Obstacle }[] = [];
  for (const find of timeOffFinders.items())
    for (const { span, who, startsAt, endsAt } of await find(sql, wanted)) {
      const classId = wanted[span]?.classId;
      const each = classId === undefined ? undefined : byClass.get(classId);
      if (each && !isOpenTo(each, who)) found.push({ classId: each.one.id, obstacle: { who, startsAt, endsAt } });
    }
  return found;
}

/**
 * The obstacle to each decision, by class: another class of the teacher or student, a time off of the teacher, or a
 * hold of the student.
 */
export async function judgeDecisions(
  sql: Sql,
  judging: Judging,
  decided: readonly Decided[],
): Promise<Map<number, Obstacle>> {
  const found = new Map<number, Obstacle>();
  const wanted = wantedTimes(judging.kind, decided);
  if (wanted.length === 0) return found;
  for (const { classId } of await ownObstacles(sql, judging, wanted))
    found.set(classId, { who: judging.kind, startsAt: judging.startsAt, endsAt: judging.endsAt });
  for (const { classId, obstacle } of await pauseObstacles(sql, decided, wanted))
    if (!found.has(classId)) found.set(classId, obstacle);
  const open = wanted.filter(({ classId }) => !found.has(classId));
  const cancelled = decided.filter(({ chosen }) => chosen.action === 'cancel').map(({ one }) => one.id);
  for (const [classId, taken] of await findTakenTimes(sql, open, cancelled)) found.set(classId, taken);
  return found;
}
