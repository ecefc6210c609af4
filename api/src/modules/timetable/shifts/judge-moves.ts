import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { TimeOffReason } from '#modules/classes/classes/class-facts.ts';
import { timeOffFinders } from '#modules/classes/classes/class-questions.ts';
import type { ManyClass } from '#modules/classes/classes/many/many-classes.ts';
import { findTakenTimes, type WantedTime } from '#modules/classes/classes/many/taken-times.ts';
import type { ShiftedClass } from './place-classes.ts';

/** A class and its new time. */
export interface Move {
  one: ManyClass;
  to: Date;
}

/** The obstacle to a move. */
export interface Obstacle {
  who: 'past' | 'teacher' | 'student' | 'window' | TimeOffReason;
  startsAt: Date;
  endsAt: Date;
}

const wantedOf = ({ one, to }: Move): WantedTime => ({
  classId: one.id,
  studentId: one.studentId,
  teacherId: one.values.teacherId,
  isMoved: true,
  startsAt: to,
  endsAt: new Date(to.getTime() + Date.parse(one.values.endsAt) - Date.parse(one.values.startsAt)),
});

/**
 * The obstacle to each move, by class: its time is past, or in an absence, a closure or a hold, or taken by a class
 * that stays. A class that cannot move stays, and may block another one.
 */
export async function judgeMoves(sql: Sql, moves: readonly Move[], now: Date): Promise<Map<number, Obstacle>> {
  const found = new Map<number, Obstacle>();
  const wanted = moves.map(wantedOf);
  for (const { classId, startsAt, endsAt } of wanted)
    if (startsAt <= now) found.set(classId, { who: 'past', startsAt, endsAt });
  for (const find of timeOffFinders.items())
    for (const { span, who, startsAt, endsAt } of await find(sql, wanted)) {
      const one = wanted[span];
      if (one && !found.has(one.classId)) found.set(one.classId, { who, startsAt, endsAt });
    }
  const open = wanted.filter(({ classId }) => !found.has(classId));
  for (const [classId, taken] of await findTakenTimes(sql, open, [])) found.set(classId, taken);
  return found;
}

/** The obstacles to a requested shift, by class. */
export async function judgeShift(
  { sql, now }: Pick<ViewerCtx, 'sql' | 'now'>,
  classes: readonly ShiftedClass[],
): Promise<Map<number, Obstacle>> {
  const moves = classes.filter(({ action, outside }) => action !== 'stay' && !outside);
  const found = await judgeMoves(sql, moves, now);
  for (const { one, outside } of classes) if (outside) found.set(one.id, { who: 'window', ...outside });
  return found;
}
