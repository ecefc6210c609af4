import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import type { Attendance, CancelReason, ClassStatus } from './class-status.ts';

/** A class as modules above get it. */
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
export interface NewClass {
  teacherId: number;
  endsAt: Date;
  /** A typed link. */
  link: string | null;
}

/** The change of a class, inside its transaction; `before` is null for a new class, `after` for a deleted one. */
export interface ClassChange {
  before: StoredClass | null;
  after: StoredClass | null;
}

/** A student's classes to come that were given to another teacher (D7). */
export interface HandOver {
  studentId: number;
  fromId: number;
  toId: number;
}

/** Many classes that one action has changed together; none is new and none deleted. */
export interface ManyChanged {
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

export interface Span {
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
export interface BookedMakeUp {
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
export interface DaysOf extends Span {
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

/** The dependencies of what also runs outside of a request. */
export type PlanningDeps = Pick<Deps, 'academySettings' | 'meetings' | 'jobs' | 'now'>;
