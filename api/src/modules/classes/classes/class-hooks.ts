import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { WireClassDetail } from './class-detail.schema.ts';
import type { Attendance, CancelReason, ClassStatus } from './class-status.ts';

/** A class as hooks of the modules above get it. */
export interface StoredClass {
  id: number;
  studentId: number;
  teacherId: number;
  leaderId: number | null;
  title: string;
  startsAt: Date;
  endsAt: Date;
  /** The effective status (D20). */
  status: ClassStatus;
  attendance: Attendance;
  /** Only for a cancelled class. */
  cancelReason: CancelReason | null;
}

/** A class that is about to be stored. */
interface NewClass {
  teacherId: number;
  endsAt: Date;
  /** A typed link. */
  link: string | null;
}

/** The change of a class, inside its transaction; `before` is null for a new class, `after` for a deleted one. */
interface ClassChange {
  before: StoredClass | null;
  after: StoredClass | null;
}

/** A student's classes to come that were given to another teacher (D7). */
interface HandOver {
  studentId: number;
  fromId: number;
  toId: number;
}

/** Many classes that one action has changed together; none is new and none deleted. */
interface ManyChanged {
  before: StoredClass;
  after: StoredClass;
}

/** Why a teacher gives no classes at a time, or a student takes none (D93). */
export type TimeOffReason = 'absence' | 'closure' | 'hold';

/** An obstacle to one of some spans, which are numbered from 0. */
interface TimeOff {
  span: number;
  who: TimeOffReason;
  startsAt: Date;
  endsAt: Date;
}

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** A planned time of a class and its two people. */
interface ClassSpan extends Span {
  studentId: number;
  teacherId: number;
}

/** Finds the times off that overlap such spans. */
export type FindTimesOff = (sql: Sql, spans: readonly ClassSpan[]) => Promise<TimeOff[]>;

/** A class to come that uses the make-up for another one. */
interface BookedMakeUp {
  id: number;
  startsAt: Date;
}

/** The time of a class by its series. */
export interface SeriesTime {
  at: Date;
  /** Without a shift. */
  own: Date;
  shift: { id: number; recordedAt: Date } | null;
}

/** The time of a class by its series slot: the slot's own day and time, in the zone of the series. */
export interface SlotTime {
  classId: number;
  slotId: number;
  date: string;
  time: string;
  zone: string;
}

/** The time of an occurrence by its slot, if its class is not made yet. */
export interface SlotToCome extends Omit<SlotTime, 'classId'> {
  minutes: number;
  studentId: number;
  teacherId: number;
}

/** Days, for certain people; for everybody if none are named. */
interface DaysOf extends Span {
  teacherId: number | null;
  leaderId: number | null;
}

/** A class that is to be restored to its state before a time off. */
export interface FormerClass {
  classId: number;
  /** The absent teacher if a substitute gave the class, else its teacher. */
  ofTeacherId: number;
  isException: boolean;
  /** Since when its series may have ended. */
  since: Date;
}

/** The dependencies of hooks that run outside of a request. */
export type PlanningDeps = Pick<Deps, 'academySettings' | 'meetings' | 'jobs' | 'now'>;

/** The hooks of the modules above classes, collected in the composition root (ADR 27). */
export interface ClassHooks {
  /**
   * SQL: whether the salary month of a class is closed.
   * @param teacher the teacher's id, and @param start the class's start, as SQL.
   */
  monthClosed(teacher: string, start: string): string;
  /**
   * SQL: the open request of a family about a class (D100), as a JSON object `id, kind`; null if there is none.
   * @param classId the class's id, as SQL.
   */
  openRequest(classId: string): string;
  /** The submitted report of a class, if the viewer can read it; its draft, if the viewer can write it. */
  reportOf(
    ctx: ViewerCtx,
    classId: number,
    can: { canRead: boolean; canWrite: boolean },
  ): Promise<Pick<WireClassDetail, 'report' | 'draft'>>;
  /** Runs before a class is stored, in its transaction. @throws AppError if it must not be stored. */
  checkNew(sql: Sql, ctx: ViewerCtx, added: NewClass): Promise<void>;
  /** Uses a make-up for a new class (D103), in its transaction. @throws AppError if it cannot be used. */
  useMakeUp(sql: Sql, ctx: ViewerCtx, used: { makeUpId: number; stored: StoredClass }): Promise<void>;
  /** A student's make-ups that can be used now, the first to expire first (D103). */
  makeUpsOf(sql: Sql, studentId: number, now: Date): Promise<WireClassDetail['makeups'] & object>;
  /** The state of a class's meeting; null if it has none and gets none. */
  meetingOf(ctx: ViewerCtx, classId: number): Promise<WireClassDetail['meeting']>;
  /** Run after each change, in its transaction: salaries of closed months, reminders. */
  changed: readonly ((sql: Sql, ctx: ViewerCtx, change: ClassChange) => Promise<void>)[];
  /** Run instead of `changed` after one action has changed many classes to come, in its transaction. */
  changedMany: readonly ((sql: Sql, deps: PlanningDeps, changes: readonly ManyChanged[]) => Promise<void>)[];
  /** D93: obstacles to making or moving a class, in addition to other classes. */
  timesOff: readonly FindTimesOff[];
  /** The times by their slots of classes of series, including exceptions (D99). */
  slotTimes(sql: Sql, classIds: readonly number[]): Promise<SlotTime[]>;
  /** The times by their slots of occurrences that are not made yet (D99). */
  slotsToCome(sql: Sql, days: DaysOf): Promise<SlotToCome[]>;
  /** The times of classes of series by their slots and current shifts, by class (D99). */
  seriesTimes(sql: Sql, classIds: readonly number[], now: Date): Promise<Map<number, SeriesTime>>;
  /** The ids of classes that their series no longer has, or had only until an instant. */
  outdated(sql: Sql, former: readonly FormerClass[]): Promise<number[]>;
  /** The classes to come that use make-ups for these classes, by class (D103). */
  bookedMakeUps(sql: Sql, classIds: readonly number[], now: Date): Promise<Map<number, BookedMakeUp>>;
  /** Runs after a time off has ended or was taken back: series make the classes that it had prevented. */
  freed(sql: Sql, deps: PlanningDeps, span: Span): Promise<void>;
  /** Runs after classes were made ahead, in their transaction; `changed` does not run for them. */
  planned(sql: Sql, deps: PlanningDeps, ids: readonly number[]): Promise<void>;
  /** Runs after a student's classes were given to another teacher, in the same transaction. */
  handedOver(sql: Sql, ctx: ViewerCtx, handOver: HandOver): Promise<void>;
}

/** The hooks that the row of a class needs. */
export type RowHooks = Pick<ClassHooks, 'monthClosed' | 'openRequest'>;
