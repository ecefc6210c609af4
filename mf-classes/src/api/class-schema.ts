import * as v from 'valibot';
import { classTexts } from './class-fields.ts';
import { draftEntries } from './report-fields.ts';
import { allowed, nullableText, oneOf, pageOf, personSchema } from './wire.ts';

/** The tabs of a list of classes in their order; `ended` are those that were held, trials among them (D20). */
export const classStatuses = ['scheduled', 'needs_report_to_end', 'ended', 'cancelled', 'trial'] as const;
export type ClassStatus = (typeof classStatuses)[number];

export const attendances = ['presence', 'trial', 'absence_student', 'absence_teacher'] as const;
export type Attendance = (typeof attendances)[number];

/** Why somebody cancels a class. */
export const typedCancelReasons = [
  'student_request',
  'teacher_unavailable',
  'technical',
  'holiday',
  'mistake',
  'other',
] as const;
/** `hold`: the student's classes pause (D98). */
export const cancelReasons = [...typedCancelReasons, 'hold'] as const;
export type CancelReason = (typeof typedCancelReasons)[number];

const maySchema = v.object({
  edit: allowed,
  /** Date, time, student and material too. */
  editTime: allowed,
  /** To another teacher. */
  move: allowed,
  cancel: allowed,
  report: allowed,
  reopen: allowed,
  delete: allowed,
  join: allowed,
  viewReport: allowed,
  viewAttendance: allowed,
  /** Ask to be excused, or to move it (D100). */
  request: allowed,
});

const { title, accomplished, notes } = classTexts.read;
const rowEntries = {
  id: v.string(),
  class_number: v.number(),
  starts_at: v.string(),
  ends_at: v.string(),
  /** Minutes. */
  duration: v.number(),
  status: oneOf(classStatuses),
  /** What is expected of a class that is to come, and what was of one that is over. */
  attendance: oneOf(attendances),
  title,
  accomplished,
  notes,
  student: v.object({ ...personSchema.entries, code: nullableText, timezone: v.string() }),
  teacher: v.object({ ...personSchema.entries, timezone: v.string() }),
  leader: v.nullable(personSchema),
  material: v.nullable(personSchema),
  /** The series that made it (D90). */
  series_id: v.optional(nullableText, null),
  /** Null where there is none that the viewer can read. */
  report_id: nullableText,
  /** A trial that is to come. */
  is_trial: v.boolean(),
  /** What the family asks for, as long as nobody has answered. */
  request: v.optional(v.nullable(v.object({ id: v.string(), kind: oneOf(['excuse', 'move']) })), null),
  /** When students and teachers can join (D23); staff always can. */
  join: v.object({ opens_at: v.string(), closes_at: v.string() }),
  may: maySchema,
};

export const classRowSchema = v.object(rowEntries);
export type ClassRow = v.InferOutput<typeof classRowSchema>;
export const classPageSchema = pageOf(classRowSchema);

export const logEntrySchema = v.object({
  user: personSchema,
  joined_at: v.string(),
  left_at: nullableText,
  /** Seconds; null while the person is still there. */
  duration: v.nullable(v.number()),
  /** Whether nothing but the name that somebody gave in the meeting says who it was. */
  by_name: v.optional(v.boolean()),
});
export type LogEntry = v.InferOutput<typeof logEntrySchema>;

const outcomeSchema = v.object({
  allowed: v.boolean(),
  /** From when on the teacher may choose it (D25). */
  from: nullableText,
  remaining_after: v.number(),
  teacher_paid: v.boolean(),
});
export type Outcome = v.InferOutput<typeof outcomeSchema>;

const draftSchema = v.object({
  attendance: v.nullable(oneOf(attendances)),
  ...draftEntries,
  /** Drafts of an API before parts have none. */
  parts: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  updated_at: v.string(),
});

const classActions = ['create', 'edit', 'cancel', 'report', 'reopen', 'delete', 'over'] as const;
const historyEntrySchema = v.object({
  action: oneOf(classActions),
  from: v.nullable(oneOf(classStatuses)),
  to: v.nullable(oneOf(classStatuses)),
  /** Null: the clock. */
  by: v.nullable(personSchema),
  reason: nullableText,
  note: nullableText,
  at: v.string(),
});
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

/** A right to one more class until a day, `2026-06-30`. */
export const makeUpSchema = v.object({ id: v.string(), until: v.string() });

export const classDetailSchema = v.object({
  ...rowEntries,
  ...classTexts.read,
  zoom_link: nullableText,
  /** The state of the meeting at the provider; null where there is none, or its link was typed. */
  meeting: v.optional(v.nullable(v.object({ state: oneOf(['pending', 'ready', 'unauthorized', 'failed']) })), null),
  subscription: v.number(),
  /** As typed, in `zone`. */
  date: v.string(),
  time: v.string(),
  zone: v.string(),
  /** Null where the viewer does not see it (D9). */
  remaining_classes: v.nullable(v.number()),
  /** What can still be made up (D103). */
  makeups: v.optional(v.nullable(v.array(makeUpSchema)), null),
  history: v.array(historyEntrySchema),
  report: v.nullable(
    v.object({
      id: v.string(),
      text: v.string(),
      author: personSchema,
      created_at: v.string(),
      edited_at: nullableText,
    }),
  ),
  log: v.array(logEntrySchema),
  /** By attendance, for who may report. */
  outcomes: v.nullable(v.record(v.string(), outcomeSchema)),
  draft: v.nullable(draftSchema),
});
export type ClassDetail = v.InferOutput<typeof classDetailSchema>;

export const isHeld = ({ status }: Pick<ClassRow, 'status'>) => status === 'ended' || status === 'trial';

/** Whether the class took place: what is written of it is then what was accomplished, else what was planned. */
export const wasTaught = (row: Pick<ClassRow, 'status' | 'attendance'>) =>
  isHeld(row) && (row.attendance === 'presence' || row.attendance === 'trial');
