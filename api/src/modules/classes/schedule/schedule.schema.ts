import { latinDigits } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import { instant, line, requiredText, trimmed, wireId } from '#base/http/fields.ts';
import { day, optionalLine, optionalText, whole } from '#base/http/form-fields.ts';
import { attendances, cancelReasons } from '../class-status.ts';

const MAX_TITLE = 200;
const MAX_TEXT = 2000;
const MAX_DESCRIPTION = 5000;
const MAX_MINUTES = 480;
const MAX_A_WEEK = 14;
const MAX_REASON = 500;

/** `17:00`; also with Arabic digits. */
const time = v.pipe(
  line,
  v.nonEmpty(),
  v.transform(latinDigits),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'The time is not valid'),
);

const isHttps = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:';
const zoomLink = v.nullish(
  v.pipe(
    trimmed,
    v.maxLength(MAX_REASON),
    v.check((value) => value === '' || isHttps(value), 'The link must begin with https://'),
    v.transform((value) => (value === '' ? null : value)),
  ),
);

/** Which of two, where the clock goes through a time twice (D56). */
const occurrence = v.optional(v.picklist(['first', 'second']));
const attendance = v.picklist(attendances, 'Attendance is Required');

/** Fields that a class always has. */
const required = {
  student_id: wireId,
  material_id: wireId,
  date: day,
  time,
  attendance,
  accomplished: requiredText(MAX_TEXT),
};

const fields = {
  /** The teacher who asks, where nothing is said; anybody else has to say it. */
  teacher_id: v.optional(wireId),
  /** Whether date and time are read in the student's zone instead of the author's (D55). */
  in_student_time: v.optional(v.boolean()),
  occurrence,
  notes: optionalText(MAX_TEXT),
  /** `{material} – {student}` where nothing is said. */
  title: optionalLine(MAX_TITLE),
  description: optionalText(MAX_DESCRIPTION),
  zoom_link: zoomLink,
  /** Admins alone: stores the class although it overlaps with another, with who did it and why. */
  allow_overlap: v.optional(v.boolean()),
  overlap_reason: optionalText(MAX_REASON),
};

const subscription = whole(1, MAX_A_WEEK);
const duration = whole(1, MAX_MINUTES);

export const createBody = v.object({
  ...required,
  ...fields,
  subscription: v.optional(subscription, 3),
  duration: v.optional(duration, 30),
});
export type CreateClassInput = v.InferOutput<typeof createBody>;

/** The same, as far as it changes; date and time together. */
export const editBody = v.pipe(
  v.object({
    ...v.partial(v.object(required)).entries,
    ...fields,
    subscription: v.optional(subscription),
    duration: v.optional(duration),
  }),
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
  v.object({ reason: v.optional(v.picklist(cancelReasons), 'other'), note: optionalText(MAX_REASON) }),
  {},
);
export type CancelInput = v.InferOutput<typeof cancelBody>;

export const reopenBody = v.object({ reason: requiredText(MAX_REASON) });
export type ReopenInput = v.InferOutput<typeof reopenBody>;

export const moveBody = v.object({
  student_id: wireId,
  from_teacher_id: wireId,
  to_teacher_id: wireId,
  /** Moves those that can be moved; without it nothing is moved where one conflicts. */
  skip_conflicts: v.optional(v.boolean(), false),
});
export type MoveInput = v.InferOutput<typeof moveBody>;

const flag = v.optional(
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((value) => value === 'true'),
  ),
  'false',
);
export const timeCheckQuery = v.object({
  student_id: v.optional(wireId),
  teacher_id: v.optional(wireId),
  date: day,
  time,
  in_student_time: flag,
  occurrence,
  duration: v.optional(duration, '30'),
  /** The class that is being moved: no conflict with itself. */
  except_id: v.optional(wireId),
});
export type TimeCheckQuery = v.InferOutput<typeof timeCheckQuery>;

/** Whose time is taken, and by which class: without id and title where the viewer cannot see that class. */
const who = v.picklist(['teacher', 'student']);
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
    /** The classes that cannot be moved, each with what it conflicts with. */
    conflicts: v.array(v.object({ id: v.string(), title: v.string(), starts_at: instant, who, conflict })),
  }),
});

const clock = v.object({ date: v.string(), time: v.string(), zone: v.string() });
export const timeCheckResponse = v.object({
  data: v.object({
    /** Of a doubled time, `ok` once `occurrence` is said. */
    state: v.picklist(['ok', 'does_not_exist', 'doubled']),
    starts_at: v.nullable(instant),
    /** The clocks at the start; null where there is no start, or nobody is named. */
    author: v.nullable(clock),
    student: v.nullable(clock),
    teacher: v.nullable(clock),
    /** Of a time that does not exist: the last minute before the gap and the first after it, `2026-03-29 00:59`. */
    nearest: v.nullable(v.object({ before: v.string(), after: v.string() })),
    /** Of a doubled time: both instants. */
    doubled: v.nullable(v.object({ first: instant, second: instant })),
    conflicts: v.array(conflict),
    remaining_classes: v.nullable(v.number()),
  }),
});
export type WireTimeCheck = v.InferInput<typeof timeCheckResponse>['data'];
