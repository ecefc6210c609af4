import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { Collected, Question } from '#base/modules/registry.ts';
import type { WireClassDetail } from './class-detail.schema.ts';
import type {
  BookedMakeUp,
  DaysOf,
  FindTimesOff,
  FormerClass,
  NewClass,
  SeriesTime,
  SlotTime,
  SlotToCome,
  StoredClass,
} from './class-facts.ts';

type ReportOf = (
  ctx: ViewerCtx,
  classId: number,
  can: { canRead: boolean; canWrite: boolean },
) => Promise<Pick<WireClassDetail, 'report' | 'draft'>>;

/** What classes ask modules above; each question has one answer. */
export const classQuestions = {
  /**
   * SQL: whether the salary month of a class is closed.
   * Asked with the teacher's id and the class's start, as SQL.
   */
  monthClosed: new Question<(teacher: string, start: string) => string>('monthClosed'),
  /** SQL: the open request of a family about a class (D100), as a JSON object `id, kind`; null if there is none. */
  openRequest: new Question<(classId: string) => string>('openRequest'),
  /** The submitted report of a class, if the viewer can read it; its draft, if the viewer can write it. */
  reportOf: new Question<ReportOf>('reportOf'),
  /** Asked before a class is stored, in its transaction; throws an AppError if it must not be stored. */
  checkNew: new Question<(sql: Sql, ctx: ViewerCtx, added: NewClass) => Promise<void>>('checkNew'),
  /** Uses a make-up for a new class (D103), in its transaction; throws an AppError if it cannot be used. */
  useMakeUp: new Question<(sql: Sql, ctx: ViewerCtx, used: { makeUpId: number; stored: StoredClass }) => Promise<void>>(
    'useMakeUp',
  ),
  /** The enrolment of the class that a student's make-up is for (D125); null without one. */
  enrolmentOfMakeUp: new Question<(sql: Sql, makeUpId: number, studentId: number) => Promise<number | null>>(
    'enrolmentOfMakeUp',
  ),
  /** A student's make-ups that can be used now, the first to expire first (D103). */
  makeUpsOf: new Question<(sql: Sql, studentId: number, now: Date) => Promise<WireClassDetail['makeups'] & object>>(
    'makeUpsOf',
  ),
  /** The classes to come that use the make-ups for these classes, by class (D103). */
  bookedMakeUps: new Question<(sql: Sql, classIds: readonly number[], now: Date) => Promise<Map<number, BookedMakeUp>>>(
    'bookedMakeUps',
  ),
  /** The state of a class's meeting; null if it has none and gets none. */
  meetingOf: new Question<(ctx: ViewerCtx, classId: number) => Promise<WireClassDetail['meeting']>>('meetingOf'),
  /** The times by their slots of classes of series, including exceptions (D99). */
  slotTimes: new Question<(sql: Sql, classIds: readonly number[]) => Promise<SlotTime[]>>('slotTimes'),
  /** The times by their slots of occurrences that are not made yet (D99). */
  slotsToCome: new Question<(sql: Sql, days: DaysOf) => Promise<SlotToCome[]>>('slotsToCome'),
  /** The times of classes of series by their slots and current shifts, by class (D99). */
  seriesTimes: new Question<(sql: Sql, classIds: readonly number[], now: Date) => Promise<Map<number, SeriesTime>>>(
    'seriesTimes',
  ),
  /** The ids of classes that their series no longer has, or had only until an instant. */
  outdated: new Question<(sql: Sql, former: readonly FormerClass[]) => Promise<number[]>>('outdated'),
};

/** D93: obstacles to making or moving a class, in addition to other classes. */
export const timeOffFinders = new Collected<FindTimesOff>('timeOffFinders');
