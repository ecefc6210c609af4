import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { givenInstant, instant, wireId } from '#base/http/fields.ts';
import { day } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { clockPerson, person } from '#modules/classes/classes/class.fields.ts';
import { planRowStates } from '#modules/timetable/plans/plan-states.ts';
import { decisionProblems } from '#modules/timetable/timetable/decision-problems.ts';
import { listedClass, listedFamilies, undoPreview } from '#modules/timetable/timetable/listed-classes.ts';
import { decisionActions, timeOffKinds } from './absences.table.ts';
import { timeOffFields } from './time-off.fields.ts';

/** The greatest number of classes that one action changes. */
export const MOST_CLASSES = 5000;

/** `to` is an instant, or the id of a teacher. */
const decision = v.variant('action', [
  v.object({ classId: wireId, action: v.literal('cancel') }),
  v.object({ classId: wireId, action: v.literal('move'), to: givenInstant }),
  v.object({ classId: wireId, action: v.literal('substitute'), to: wireId }),
]);
export type Decision = v.InferOutput<typeof decision>;

const decisions = v.optional(
  v.pipe(
    v.array(decision),
    v.maxLength(MOST_CLASSES),
    v.check((all) => new Set(all.map(({ classId }) => classId)).size === all.length, 'A class is decided twice'),
  ),
  [],
);

const { from, to, reason, name } = bodyOf(timeOffFields).entries;
const range = { from, to };
export const absenceBody = v.object({
  ...range,
  /** The teacher; it may be left out for the viewer's own absence. */
  teacherId: v.optional(wireId),
  reason,
  decisions,
});
export type AbsenceInput = v.InferOutput<typeof absenceBody>;

/** The leader whose team is closed; without it the whole academy. */
export const closurePreviewBody = v.object({ ...range, leaderId: v.optional(wireId), decisions });
export type ClosurePreviewInput = v.InferOutput<typeof closurePreviewBody>;
export const closureBody = v.object({ ...closurePreviewBody.entries, name });
export type ClosureInput = v.InferOutput<typeof closureBody>;

/** Why a decision cannot be carried out. */
const obstacle = v.object({
  /** `teacher`, `student`: has another class at that time; `absence`, `closure`: the teacher is off at that time;
   * `hold`: the student takes no classes then. */
  who: v.picklist(['teacher', 'student', ...timeOffKinds, 'hold']),
  startsAt: instant,
  endsAt: instant,
});

const previewClass = v.object({
  ...listedClass.entries,
  /** The same as in `before`. */
  startsAt: instant,
  endsAt: instant,
  teacher: clockPerson,
  /** The obstacle to the decision; null without an obstacle or without a decision. */
  obstacle: v.nullable(obstacle),
});

/**
 * A possible substitute: the number of classes for which the teacher is free, and whether they teach a material of
 * these classes or a subject of their teacher.
 */
const substitute = v.object({
  ...person.entries,
  timezone: v.string(),
  free: v.array(v.string()),
  sameMaterial: v.boolean(),
  sameSubject: v.boolean(),
});

export const previewResponse = v.object({
  data: v.object({
    zone: v.string(),
    startsAt: instant,
    endsAt: instant,
    ...listedFamilies,
    classes: v.array(previewClass),
    substitutes: v.array(substitute),
    /** A substitute would be possible, but there are too many classes for proposals. */
    tooManyToSubstitute: v.boolean(),
    may: v.object({ substitute: v.boolean() }),
  }),
});
export type WirePreview = v.InferInput<typeof previewResponse>['data'];

const row = responseOf(timeOffFields);
export type WireTimeOff = v.InferInput<typeof row>;
export const timeOffPage = pageOf(row);

const detail = v.object({
  ...row.entries,
  ...listedFamilies,
  classes: v.array(
    v.object({
      ...listedClass.entries,
      /** Who gives it now. */
      teacher: clockPerson,
      /** The start at the time of the decision. */
      startsAt: instant,
      action: v.picklist(decisionActions),
      movedTo: v.nullable(instant),
      substitute: v.nullable(clockPerson),
      state: v.picklist(planRowStates),
      /** Why the class was not changed, or not restored. */
      problem: v.nullable(v.picklist(decisionProblems)),
      /** In `GET`: the class to come that uses the make-up for this class (D103); it stays when this is taken back. */
      makeUp: v.optional(v.nullable(v.object({ id: v.string(), startsAt: instant }))),
    }),
  ),
});
export type WireTimeOffDetail = v.InferInput<typeof detail>;
export const timeOffResponse = v.object({ data: detail });

/** What taking it back does to its classes. */
export const undoPreviewResponse = v.object({ data: undoPreview });

export const timesOffQuery = v.object({
  ...pageQuery,
  teacher_id: v.optional(wireId),
  /** Days: lists only times off that overlap them. */
  from: v.optional(day),
  to: v.optional(day),
});
export type TimesOffQuery = v.InferOutput<typeof timesOffQuery>;
