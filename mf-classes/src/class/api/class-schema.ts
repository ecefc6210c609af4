import * as v from 'valibot';
import { allowed, nullableText, oneOf, pageOf, personSchema, taughtMaterialSchema } from '#/base/api/wire.ts';
import { classTexts } from './class-fields.ts';
import { draftEntries } from './report-fields.ts';

/** The tabs of a list of classes in order; `ended` are held classes, including trials (D20). */
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
  /** Also date, time, student and material. */
  editTime: allowed,
  /** Moving to another teacher. */
  move: allowed,
  cancel: allowed,
  report: allowed,
  reopen: allowed,
  delete: allowed,
  join: allowed,
  viewReport: allowed,
  viewAttendance: allowed,
  /** Asking to be excused (D100). */
  request: allowed,
  /** Asking to move the class; an older API says it with `request`. */
  requestMove: v.optional(v.boolean()),
});

/** Whether the viewer may ask to move a class. */
export const mayAskToMove = ({ may }: Pick<ClassRow, 'may'>): boolean => may.requestMove ?? may.request;

const { title, accomplished, notes } = classTexts.read;
const rowEntries = {
  id: v.string(),
  class_number: v.number(),
  starts_at: v.string(),
  ends_at: v.string(),
  /** Duration in minutes. */
  duration: v.number(),
  status: oneOf(classStatuses),
  /** The expected attendance of a future class, or the recorded one of a past class. */
  attendance: oneOf(attendances),
  title,
  accomplished,
  notes,
  student: v.object({ ...personSchema.entries, code: nullableText, timezone: v.string() }),
  teacher: v.object({ ...personSchema.entries, timezone: v.string() }),
  leader: v.nullable(personSchema),
  material: v.nullable(taughtMaterialSchema),
  /** What it is a class of (D125); of an API before it null. */
  enrolment_id: v.optional(nullableText, null),
  /** The subject, where the student learns several. */
  subject: v.optional(nullableText, null),
  /** The series that made it (D90). */
  series_id: v.optional(nullableText, null),
  /** Null without a report that the viewer can read. */
  report_id: nullableText,
  /** When a report that the viewer cannot read yet is there at the latest (D154). */
  report_expected_at: v.optional(nullableText, null),
  /** A trial in the future. */
  is_trial: v.boolean(),
  /** The family's request while nobody has responded to it. */
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
  /** Whether only the name given in the meeting identifies the person. */
  by_name: v.optional(v.boolean()),
});
export type LogEntry = v.InferOutput<typeof logEntrySchema>;

const outcomeSchema = v.object({
  allowed: v.boolean(),
  /** The time from which the teacher may choose this attendance (D25). */
  from: nullableText,
  remaining_after: v.number(),
  teacher_paid: v.boolean(),
});
export type Outcome = v.InferOutput<typeof outcomeSchema>;

const draftSchema = v.object({
  attendance: v.nullable(oneOf(attendances)),
  ...draftEntries,
  /** The draft from an API without parts lacks this field. */
  parts: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  updated_at: v.string(),
});

const classActions = ['create', 'edit', 'cancel', 'report', 'reopen', 'delete', 'over'] as const;
const historyEntrySchema = v.object({
  action: oneOf(classActions),
  from: v.nullable(oneOf(classStatuses)),
  to: v.nullable(oneOf(classStatuses)),
  /** Null: entered by the system's clock. */
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
  /** The state of the meeting at the provider; null without a meeting, or with a typed link. */
  meeting: v.optional(v.nullable(v.object({ state: oneOf(['pending', 'ready', 'unauthorized', 'failed']) })), null),
  subscription: v.number(),
  /** The date as typed, in `zone`. */
  date: v.string(),
  time: v.string(),
  zone: v.string(),
  /** Null if the viewer may not see it (D9). */
  remaining_classes: v.nullable(v.number()),
  /** The student's make-ups (D103). */
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
  /** Since when the teacher waits for the student (D144), for staff; an older API does not say it. */
  student_missing_from: v.optional(nullableText, null),
  /** By attendance, for viewers who may report. */
  outcomes: v.nullable(v.record(v.string(), outcomeSchema)),
  draft: v.nullable(draftSchema),
});
export type ClassDetail = v.InferOutput<typeof classDetailSchema>;

export const isHeld = ({ status }: Pick<ClassRow, 'status'>) => status === 'ended' || status === 'trial';

/** Whether the class took place: then its text is what was accomplished, otherwise what was planned. */
export const wasTaught = (row: Pick<ClassRow, 'status' | 'attendance'>) =>
  isHeld(row) && (row.attendance === 'presence' || row.attendance === 'trial');
