import * as v from 'valibot';
import { bodyOf } from '#base/fields/fields.ts';
import { instant, requiredText, wireId } from '#base/http/fields.ts';
import { day, flagWord, optionalText } from '#base/http/form-fields.ts';
import { classFields, time } from '../class.fields.ts';
import { makeUp } from '../class-row.schema.ts';
import { typedCancelReasons } from '../class-status.ts';

const MAX_REASON = 500;

/** Which of the two instants is meant if the clock shows a time twice (D56). */
const occurrence = v.optional(v.picklist(['first', 'second']));

const typed = bodyOf(classFields);
const { duration, subscription } = typed.entries;

/** Options of scheduling that are not fields of the class. */
const scheduling = {
  /** Whether date and time are read in the student's zone instead of the author's (D55). */
  in_student_time: v.optional(v.boolean()),
  occurrence,
  /** Only for admins: stores the class although it overlaps with another, with the admin and the reason. */
  allow_overlap: v.optional(v.boolean()),
  overlap_reason: optionalText(MAX_REASON),
};

export const createBody = v.object({
  ...typed.entries,
  ...scheduling,
  subscription: v.optional(subscription, 3),
  duration: v.optional(duration, 30),
  /** The make-up that the class uses (D103). */
  makeupId: v.optional(wireId),
});
export type CreateClassInput = v.InferOutput<typeof createBody>;

/** The same fields, all optional; date and time only together. */
export const editBody = v.pipe(
  v.object({ ...v.partial(typed).entries, ...scheduling }),
  v.forward(
    v.check((input) => input.date === undefined || input.time !== undefined, 'Time is required'),
    ['time'],
  ),
  v.forward(
    v.check((input) => input.time === undefined || input.date !== undefined, 'Date is required'),
    ['date'],
  ),
);
export type EditClassInput = v.InferOutput<typeof editBody>;

export const cancelBody = v.optional(
  v.object({ reason: v.optional(v.picklist(typedCancelReasons), 'other'), note: optionalText(MAX_REASON) }),
  {},
);
export type CancelInput = v.InferOutput<typeof cancelBody>;

export const reopenBody = v.object({ reason: requiredText(MAX_REASON) });
export type ReopenInput = v.InferOutput<typeof reopenBody>;

export const moveBody = v.object({
  student_id: wireId,
  from_teacher_id: wireId,
  to_teacher_id: wireId,
  /** Moves the classes that can be moved; without it one conflict stops all moves. */
  skip_conflicts: v.optional(v.boolean(), false),
});
export type MoveInput = v.InferOutput<typeof moveBody>;

const flag = v.optional(flagWord, 'false');
export const timeCheckQuery = v.object({
  student_id: v.optional(wireId),
  teacher_id: v.optional(wireId),
  date: day,
  time,
  in_student_time: flag,
  occurrence,
  duration: v.optional(duration, '30'),
  /** The class that is being moved: it does not conflict with itself. */
  except_id: v.optional(wireId),
});
export type TimeCheckQuery = v.InferOutput<typeof timeCheckQuery>;

/**
 * The person whose time is taken, and the class: without id and title if the viewer cannot see it. `kept`: the
 * teacher's time is reserved for a student on hold (D98).
 */
const who = v.picklist(['teacher', 'student', 'kept']);
const conflict = v.object({
  who,
  id: v.nullable(v.string()),
  title: v.nullable(v.string()),
  starts_at: instant,
  ends_at: instant,
});
export type WireConflict = v.InferInput<typeof conflict>;

export const moveResponse = v.object({
  data: v.object({
    moved: v.number(),
    /** The classes that cannot be moved, each with its conflict. */
    conflicts: v.array(v.object({ id: v.string(), title: v.string(), starts_at: instant, who, conflict })),
  }),
});

const clock = v.object({ date: v.string(), time: v.string(), zone: v.string() });
export const timeCheckResponse = v.object({
  data: v.object({
    /** A doubled time is `ok` if `occurrence` is given. */
    state: v.picklist(['ok', 'does_not_exist', 'doubled']),
    starts_at: v.nullable(instant),
    /** The start on both clocks; null without a start, or without the person. */
    author: v.nullable(clock),
    student: v.nullable(clock),
    teacher: v.nullable(clock),
    /** For a time that does not exist: the last minute before the gap and the first after it, `2026-03-29 00:59`. */
    nearest: v.nullable(v.object({ before: v.string(), after: v.string() })),
    /** Both instants of a doubled time. */
    doubled: v.nullable(v.object({ first: instant, second: instant })),
    conflicts: v.array(conflict),
    remaining_classes: v.nullable(v.number()),
    /** Whether the teacher lacks a document that must be valid to teach this child (D145). */
    documents_missing: v.boolean(),
    /** The student's make-ups (D103); null without a student. */
    makeups: v.nullable(v.array(makeUp)),
  }),
});
export type WireTimeCheck = v.InferInput<typeof timeCheckResponse>['data'];
