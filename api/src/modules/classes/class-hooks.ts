import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { WireClassDetail } from './class-detail.schema.ts';
import type { Attendance, CancelReason, ClassStatus } from './class-status.ts';

/** A class as the modules above are notified of it. */
export interface StoredClass {
  id: number;
  studentId: number;
  teacherId: number;
  leaderId: number | null;
  title: string;
  startsAt: Date;
  endsAt: Date;
  /** Effective (D20). */
  status: ClassStatus;
  attendance: Attendance;
  /** Of a cancelled class. */
  cancelReason: CancelReason | null;
}

/** A class that is about to be stored. */
interface NewClass {
  teacherId: number;
  endsAt: Date;
  /** Typed by hand. */
  link: string | null;
}

/** What changed in a class, inside the transaction of the change; `before` is null for a new class, `after` for a deleted one. */
interface ClassChange {
  before: StoredClass | null;
  after: StoredClass | null;
}

/** A student's classes to come that another teacher gives from now on (D7). */
interface HandOver {
  studentId: number;
  fromId: number;
  toId: number;
}

/** Many classes that one act has changed together; none is new and none deleted. */
interface ManyChanged {
  before: StoredClass;
  after: StoredClass;
}

/** Why a teacher gives, or a student takes, no classes at a time (D93). */
export type TimeOffReason = 'absence' | 'closure' | 'hold';

/** What is in the way of one of some spans, which count from 0. */
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

/** A time at which two people are to have a class. */
interface ClassSpan extends Span {
  studentId: number;
  teacherId: number;
}

/** The times off that such spans meet. */
export type FindTimesOff = (sql: Sql, spans: readonly ClassSpan[]) => Promise<TimeOff[]>;

/** When a class of a series is by its slot: the slot's own day and time, on the clocks of the zone. */
export interface SlotTime {
  classId: number;
  slotId: number;
  date: string;
  time: string;
  zone: string;
}

/** When a class is to be that a series has by its slot, and that is not made yet. */
export interface SlotToCome extends Omit<SlotTime, 'classId'> {
  minutes: number;
  studentId: number;
  teacherId: number;
}

/** The days, and whose; with neither, everybody's. */
interface DaysOf extends Span {
  teacherId: number | null;
  leaderId: number | null;
}

/** A class that would be as it was before a time off. */
export interface FormerClass {
  classId: number;
  /** In whose place somebody gave it, else who gave it. */
  ofTeacherId: number;
  isException: boolean;
}

/** What the modules above are given where no request is under way. */
export type PlanningDeps = Pick<Deps, 'academySettings' | 'meetings' | 'jobs' | 'now'>;

/** What classes ask of the modules above them, collected in the composition root (ADR 27). */
export interface ClassHooks {
  /**
   * SQL: whether the salary month of a class is closed.
   * @param teacher the teacher's id, and @param start the class's start, as SQL.
   */
  monthClosed(teacher: string, start: string): string;
  /**
   * SQL: the open request of a family about a class (D100), as a JSON object `id, kind`; null where there is none.
   * @param classId the class's id, as SQL.
   */
  openRequest(classId: string): string;
  /** The submitted report of a class, where the viewer can read it; what is typed of one, where the viewer can write it. */
  reportOf(
    ctx: ViewerCtx,
    classId: number,
    can: { canRead: boolean; canWrite: boolean },
  ): Promise<Pick<WireClassDetail, 'report' | 'draft'>>;
  /** Runs before a class is stored, in its transaction. @throws AppError where it cannot be stored so. */
  checkNew(sql: Sql, ctx: ViewerCtx, added: NewClass): Promise<void>;
  /** Makes a new class the one that makes up for another (D103), in its transaction. @throws AppError where it cannot be. */
  useMakeUp(sql: Sql, ctx: ViewerCtx, used: { makeUpId: number; stored: StoredClass }): Promise<void>;
  /** A student's make-ups that can be used now, the one that ends first before the others (D103). */
  makeUpsOf(sql: Sql, studentId: number, now: Date): Promise<WireClassDetail['makeups'] & object>;
  /** Where the meeting of a class stands; null where it has none and gets none. */
  meetingOf(ctx: ViewerCtx, classId: number): Promise<WireClassDetail['meeting']>;
  /** Runs after each change, in its transaction: salaries of closed months, reminders. */
  changed: readonly ((sql: Sql, ctx: ViewerCtx, change: ClassChange) => Promise<void>)[];
  /** Runs in its place after one act has changed many classes to come, in the transaction of it. */
  changedMany: readonly ((sql: Sql, deps: PlanningDeps, changes: readonly ManyChanged[]) => Promise<void>)[];
  /** D93: what keeps a class from being made or moved, beside other classes. */
  timesOff: readonly FindTimesOff[];
  /** Of classes of series, also of those that were changed apart, when they are by their slot (D99). */
  slotTimes(sql: Sql, classIds: readonly number[]): Promise<SlotTime[]>;
  /** Of series, when the classes are by their slots that are not made yet (D99). */
  slotsToCome(sql: Sql, days: DaysOf): Promise<SlotToCome[]>;
  /** When classes of series are by their slot and the shifts that there are, by class (D99). */
  seriesTimes(sql: Sql, classIds: readonly number[], now: Date): Promise<Map<number, Date>>;
  /** Those that their series does not have any more, or has only had until an instant; by id. */
  outdated(sql: Sql, former: readonly FormerClass[], since: Date): Promise<number[]>;
  /** Runs after a time off has ended or was taken back: series make what it was in the way of. */
  freed(sql: Sql, deps: PlanningDeps, span: Span): Promise<void>;
  /** Runs after classes were made ahead, in their transaction; `changed` is not called for them. */
  planned(sql: Sql, deps: PlanningDeps, ids: readonly number[]): Promise<void>;
  /** Runs after a student's classes were given to another teacher, in the transaction of it. */
  handedOver(sql: Sql, ctx: ViewerCtx, handOver: HandOver): Promise<void>;
}

/** What the row of a class is made with. */
export type RowHooks = Pick<ClassHooks, 'monthClosed' | 'openRequest'>;
