import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { givenInstant, instant, wireId } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { clockPerson } from '#modules/classes/classes/class.fields.ts';
import { planRowStates } from '#modules/timetable/plans/plan-states.ts';
import { listedClass, listedFamilies, undoPreview } from '#modules/timetable/timetable/listed-classes.ts';
import { shiftFields } from './shift.fields.ts';
import { shiftActions, shiftProblems } from './shifts.table.ts';

/** The most classes that one action moves. */
export const MOST_CLASSES = 5000;

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

const { from, to, minutes, window } = bodyOf(shiftFields).entries;

const shiftInput = v.object({
  /** Days; both ends are included. */
  from,
  to,
  /** Minutes, or a window of the day. */
  minutes,
  window,
  /** Whose classes; everybody's if none is named. */
  teacherId: v.optional(wireId),
  leaderId: v.optional(wireId),
  /** The classes that stay, or get a time of their own. */
  decisions,
});
export const shiftBody = v.pipe(
  shiftInput,
  v.forward(
    v.check(({ minutes, window }) => (minutes === undefined) !== (window === undefined), 'Either minutes or a window'),
    ['minutes'],
  ),
);
export type ShiftInput = v.InferOutput<typeof shiftBody>;

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
  teacher: clockPerson,
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

const row = responseOf(shiftFields);
export const shiftPage = pageOf(row);

const detail = v.object({
  ...row.entries,
  ...listedFamilies,
  classes: v.array(
    v.object({
      ...listedClass.entries,
      /** Who gives it now, and when. */
      teacher: clockPerson,
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
