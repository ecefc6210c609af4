import * as v from 'valibot';
import { givenInstant, instant, wireId } from '#base/http/fields.ts';
import { day } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { person, time } from '#modules/classes/classes/class.fields.ts';
import { planRowStates, planStates } from '#modules/timetable/plans/plan-states.ts';
import { listedClass, listedFamilies, undoPreview } from '#modules/timetable/timetable/listed-classes.ts';
import { shiftActions, shiftProblems } from './shifts.table.ts';

/** The most classes that one action moves. */
export const MOST_CLASSES = 5000;
/** Half a day. */
const MOST_MINUTES = 720;

/** `move`: to a time of its own, as an exception of its series. */
const decision = v.variant('action', [
  v.object({ classId: wireId, action: v.literal('stay') }),
  v.object({ classId: wireId, action: v.literal('move'), to: givenInstant }),
]);
const decisions = v.optional(
  v.pipe(
    v.array(decision),
    v.maxLength(MOST_CLASSES),
    v.check((all) => new Set(all.map(({ classId }) => classId)).size === all.length, 'A class is decided twice'),
  ),
  [],
);

/** A window of the day, in the zone of each teacher; if the end is not after the start, it is on the next day. */
const timeWindow = v.object({ from: time, to: time });

const shiftFields = v.object({
  /** Days; both ends are included. */
  from: day,
  to: day,
  /** Minutes of wall time; negative: earlier. */
  minutes: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(-MOST_MINUTES),
      v.maxValue(MOST_MINUTES),
      v.check((minutes) => minutes !== 0, 'This moves nothing'),
    ),
  ),
  /** Instead of minutes: into a window of the day. */
  window: v.optional(timeWindow),
  /** Whose classes; everybody's if none is named. */
  teacherId: v.optional(wireId),
  leaderId: v.optional(wireId),
  /** The classes that stay, or get a time of their own. */
  decisions,
});
export const shiftBody = v.pipe(
  shiftFields,
  v.forward(
    v.check(({ minutes, window }) => (minutes === undefined) !== (window === undefined), 'Either minutes or a window'),
    ['minutes'],
  ),
);
export type ShiftInput = v.InferOutput<typeof shiftBody>;

const someone = v.object({ ...person.entries, timezone: v.string() });

const obstacle = v.object({
  /** `past`: the new time is past; `teacher`, `student`: has a class then; `window`: the window has no room left. */
  who: v.picklist(['past', 'teacher', 'student', 'absence', 'closure', 'hold', 'window']),
  startsAt: instant,
  endsAt: instant,
});

const previewClass = v.object({
  ...listedClass.entries,
  /** The same as in `before`. */
  startsAt: instant,
  endsAt: instant,
  teacher: someone,
  /** The new start; the current one if it stays. */
  to: instant,
  /** Whether it stays because somebody has moved it by hand. */
  isMovedByHand: v.boolean(),
  /** The obstacle; null without one, or if the class stays. */
  obstacle: v.nullable(obstacle),
});

export const previewResponse = v.object({
  data: v.object({
    zone: v.string(),
    startsAt: instant,
    endsAt: instant,
    /** Of moving classes. */
    ...listedFamilies,
    classes: v.array(previewClass),
  }),
});
export type WirePreview = v.InferInput<typeof previewResponse>['data'];

const row = v.object({
  id: v.string(),
  teacher: v.nullable(someone),
  leader: v.nullable(person),
  /** 0 for a shift to a window. */
  minutes: v.number(),
  window: v.nullable(v.object({ from: v.string(), to: v.string() })),
  from: v.string(),
  to: v.string(),
  zone: v.string(),
  startsAt: instant,
  endsAt: instant,
  createdBy: person,
  createdAt: instant,
  state: v.picklist(planStates),
  /** The progress of the job that moves the classes, or restores them. */
  job: v.object({ state: v.picklist(['running', 'finished']), total: v.number(), done: v.number() }),
  families: v.number(),
  may: v.object({ undo: v.boolean() }),
});
export const shiftPage = pageOf(row);

const detail = v.object({
  ...row.entries,
  ...listedFamilies,
  classes: v.array(
    v.object({
      ...listedClass.entries,
      /** Who gives it now, and when. */
      teacher: someone,
      startsAt: instant,
      action: v.picklist(shiftActions),
      state: v.picklist(planRowStates),
      /** Why it was not moved, or not restored. */
      problem: v.nullable(v.picklist(shiftProblems)),
    }),
  ),
});
export type WireShiftDetail = v.InferInput<typeof detail>;
export const shiftResponse = v.object({ data: detail });

/** What taking it back does to its classes. */
export const undoPreviewResponse = v.object({ data: undoPreview });

export const shiftsQuery = v.object({ ...pageQuery });
export type ShiftsQuery = v.InferOutput<typeof shiftsQuery>;
