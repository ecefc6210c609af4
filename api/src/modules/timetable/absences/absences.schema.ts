import * as v from 'valibot';
import { givenInstant, instant, requiredLine, wireId } from '#base/http/fields.ts';
import { day, optionalText } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { planRowStates, planStates } from '#modules/timetable/plans/plan-states.ts';
import { decisionProblems } from '#modules/timetable/timetable/decision-problems.ts';
import { listedClass, listedFamilies, undoPreview } from '#modules/timetable/timetable/listed-classes.ts';
import { decisionActions, timeOffKinds } from './absences.table.ts';

const MAX_REASON = 500;
const MAX_NAME = 100;
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

/** Days; both ends are included. */
const range = { from: day, to: day };
export const absenceBody = v.object({
  ...range,
  /** The teacher; it may be left out for the viewer's own absence. */
  teacherId: v.optional(wireId),
  reason: optionalText(MAX_REASON),
  decisions,
});
export type AbsenceInput = v.InferOutput<typeof absenceBody>;

const name = v.object({ en: requiredLine(MAX_NAME), ar: requiredLine(MAX_NAME) });
/** The leader whose team is closed; without it the whole academy. */
export const closurePreviewBody = v.object({ ...range, leaderId: v.optional(wireId), decisions });
export type ClosurePreviewInput = v.InferOutput<typeof closurePreviewBody>;
export const closureBody = v.object({ ...closurePreviewBody.entries, name });
export type ClosureInput = v.InferOutput<typeof closureBody>;

const someone = v.object({ ...person.entries, timezone: v.string() });

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
  teacher: someone,
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

const row = v.object({
  id: v.string(),
  kind: v.picklist(timeOffKinds),
  /** For an absence. */
  teacher: v.nullable(someone),
  /** The leader of the closed team. */
  leader: v.nullable(person),
  name: v.nullable(v.object({ en: v.string(), ar: v.string() })),
  reason: v.nullable(v.string()),
  /** Days; both ends are included. */
  from: v.string(),
  to: v.string(),
  zone: v.string(),
  startsAt: instant,
  endsAt: instant,
  /** Of a closure only for admins. */
  createdBy: v.nullable(person),
  createdAt: instant,
  state: v.picklist(planStates),
  /** The progress of the job that changes or restores the classes. */
  job: v.object({ state: v.picklist(['running', 'finished']), total: v.number(), done: v.number() }),
  families: v.number(),
  may: v.object({ undo: v.boolean() }),
});
export type WireTimeOff = v.InferInput<typeof row>;
export const timeOffPage = pageOf(row);

const detail = v.object({
  ...row.entries,
  ...listedFamilies,
  classes: v.array(
    v.object({
      ...listedClass.entries,
      /** Who gives it now. */
      teacher: someone,
      /** The start at the time of the decision. */
      startsAt: instant,
      action: v.picklist(decisionActions),
      movedTo: v.nullable(instant),
      substitute: v.nullable(someone),
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
