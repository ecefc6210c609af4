import * as v from 'valibot';
import { givenInstant, idParams, instant, wireId } from '#base/http/fields.ts';
import { day, whole } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { minuteOf } from '#base/time/wall-time.ts';
import { time } from '#modules/classes/classes/class.fields.ts';
import { teacherWish } from '#modules/people/people/profiles/wished-teachers.ts';
import { endMinuteOf } from './core/free-spans.ts';

const SATURDAY = 6;
const MOST_WINDOWS = 70;
const MOST_DAYS_OFF = 100;
const MOST_PAUSE = 120;
const MOST_MINUTES = 480;

export const teacherParams = idParams;

const windowBody = v.pipe(
  v.object({
    /** 0 is Sunday. */
    weekday: whole(0, SATURDAY),
    from: time,
    /** `00:00` is the end of the day. */
    to: time,
  }),
  v.forward(
    v.check(({ from, to }) => minuteOf(from) < endMinuteOf(to), 'The end is before the beginning'),
    ['to'],
  ),
);

const dayOffBody = v.pipe(
  v.object({
    from: day,
    /** The last day; both ends are included. */
    to: day,
  }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'The last day is before the first'),
    ['to'],
  ),
);

export const availabilityBody = v.object({
  windows: v.pipe(v.array(windowBody), v.maxLength(MOST_WINDOWS)),
  daysOff: v.optional(v.pipe(v.array(dayOffBody), v.maxLength(MOST_DAYS_OFF)), []),
  pauseMinutes: v.optional(whole(0, MOST_PAUSE), 0),
});
export type AvailabilityInput = v.InferOutput<typeof availabilityBody>;

const availability = v.object({
  /** The teacher's zone, for all times here. */
  timezone: v.string(),
  /** Whether the teacher has windows; without any the free times are unknown. */
  known: v.boolean(),
  windows: v.array(v.object({ weekday: v.number(), from: v.string(), to: v.string() })),
  daysOff: v.array(v.object({ from: v.string(), to: v.string() })),
  pauseMinutes: v.number(),
});
export type WireAvailability = v.InferInput<typeof availability>;
export const availabilityResponse = v.object({ data: availability });

const minutes = v.optional(whole(1, MOST_MINUTES), 30);

export const freeTimesQuery = v.object({
  /** Days in the teacher's zone, both included; by default two weeks from today on. */
  from: v.optional(day),
  to: v.optional(day),
  minutes,
  student_id: v.optional(wireId),
  /** A class of both people that is to be moved: its own time counts as free. */
  except_class_id: v.optional(wireId),
});
export type FreeTimesQuery = v.InferOutput<typeof freeTimesQuery>;

export const freeTimesResponse = v.object({
  data: v.array(v.object({ startsAt: instant })),
  /** Whether the teacher has windows; without any the free times are unknown. */
  known: v.boolean(),
  /** The zones of both people. */
  zones: v.object({ teacher: v.string(), student: v.nullable(v.string()) }),
});
export type WireFreeTimes = v.InferInput<typeof freeTimesResponse>;

export const freeTeachersQuery = v.object({ ...pageQuery, ...teacherWish, from: givenInstant, minutes });
export type FreeTeachersQuery = v.InferOutput<typeof freeTeachersQuery>;

export const freeTeachersPage = pageOf(
  v.object({
    id: v.string(),
    name: v.string(),
    timezone: v.string(),
    /** Whether the teacher has windows; without any the teacher has no class then, but may not be free. */
    known: v.boolean(),
  }),
);
export type WireFreeTeachers = v.InferInput<typeof freeTeachersPage>;
