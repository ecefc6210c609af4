import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, instant, requiredText, wireId } from '#base/http/fields.ts';
import { day, whole } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { classFields, person, time } from '#modules/classes/classes/class.fields.ts';
import { scheduleWarnings } from '#modules/classes/classes/class-row.schema.ts';
import { classStatuses } from '#modules/classes/classes/class-status.ts';
import { materialRefSchema } from '#modules/library/materials/materials-sql.ts';
import { subjects } from '#modules/people/people/index.ts';
import { slotsOverlap } from './core/occurrences.ts';
import { contentFields, ruleFields } from './series.fields.ts';
import { endReasons, obstacleReasons, obstacleStates, zoneSides } from './series.table.ts';

const MOST_SLOTS = 7;
const MAX_REASON = 500;
const SUNDAY_TO_SATURDAY = 6;

const minutes = classFields.duration.body;
/** 0 is Sunday. */
const weekday = whole(0, SUNDAY_TO_SATURDAY);
const slot = v.object({ weekday, time, minutes: v.optional(minutes, 30) });

export const createBody = v.pipe(
  v.object({
    studentId: wireId,
    /** The calling teacher by default; other callers must send it. */
    teacherId: v.optional(wireId),
    /** What its classes are of (D125): by default the teacher's subject, or the only one. */
    enrolmentId: v.optional(wireId),
    materialId: wireId,
    /** The person in whose zone the times are, whatever the other side's zone (D90). */
    zone: v.optional(v.picklist(zoneSides), 'student'),
    slots: v.pipe(
      v.array(slot),
      v.minLength(1, 'A time is required'),
      v.maxLength(MOST_SLOTS, `At most ${MOST_SLOTS} times a week`),
      v.check((slots) => !slotsOverlap(slots), 'Two of the times overlap'),
    ),
    ...bodyOf(ruleFields).entries,
    ...bodyOf(contentFields).entries,
    /** Whether classes to come at its times that belong to no series join it. */
    joinClasses: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.check(({ endsOn, count }) => !endsOn || !count, 'A series ends by a day or by a number of classes'),
    ['count'],
  ),
  v.forward(
    v.check(({ startsOn, endsOn }) => !endsOn || endsOn >= startsOn, 'The last day is before the first'),
    ['endsOn'],
  ),
);
export type CreateSeriesInput = v.InferOutput<typeof createBody>;

const changes = v.object({
  time: v.optional(time),
  weekday: v.optional(weekday),
  minutes: v.optional(minutes),
  teacherId: v.optional(wireId),
  materialId: v.optional(wireId),
  cancel: v.optional(v.boolean()),
  /** For one class only. */
  date: v.optional(day),
});

const changeFields = {
  /** `this` and `following` start with a class; `all` are those to come. */
  scope: v.picklist(['this', 'following', 'all']),
  classId: v.optional(wireId),
  /** The slot whose time changes, if no class names it. */
  slotId: v.optional(wireId),
  changes: v.pipe(
    changes,
    v.check((sent) => Object.values(sent).some((each) => each !== undefined), 'Nothing is to be changed'),
  ),
  /** Whether exceptions are changed too (D92). */
  alsoChanged: v.optional(v.boolean(), false),
};
export const changeBody = v.pipe(
  v.object(changeFields),
  v.forward(
    v.check(({ scope, classId }) => scope === 'all' || classId !== undefined, 'Class is required'),
    ['classId'],
  ),
);
export type ChangeSeriesInput = v.InferOutput<typeof changeBody>;

/** Without a day from now on. */
export const endBody = v.optional(v.object({ from: v.optional(day), alsoChanged: v.optional(v.boolean(), false) }), {});
export type EndSeriesInput = v.InferOutput<typeof endBody>;

export const obstacleParams = v.object({ ...idParams.entries, obstacleId: idParams.entries.id });
export const obstacleBody = v.variant('action', [
  v.object({ action: v.literal('skip') }),
  v.object({ action: v.literal('wait') }),
  /** In the zone of the series. */
  v.object({ action: v.literal('move'), date: day, time }),
  v.object({ action: v.literal('allow'), reason: requiredText(MAX_REASON) }),
]);
export type ObstacleInput = v.InferOutput<typeof obstacleBody>;

const statuses = ['active', 'ended'] as const;
export const seriesQuery = v.object({
  ...pageQuery,
  student_id: v.optional(wireId),
  teacher_id: v.optional(wireId),
  status: v.optional(v.picklist(statuses)),
});
export type SeriesQuery = v.InferOutput<typeof seriesQuery>;

const party = v.object({ ...person.entries, timezone: v.string() });
const row = v.object({
  id: v.string(),
  student: party,
  teacher: party,
  enrolmentId: v.nullable(v.string()),
  /** The subject, where the student learns several (D125). */
  subject: v.nullable(v.picklist(subjects)),
  material: v.nullable(materialRefSchema),
  /** The IANA zone, and whose it was when the series was created. */
  zone: v.string(),
  zoneOf: v.picklist(zoneSides),
  slots: v.array(v.object({ id: v.string(), weekday: v.number(), time: v.string(), minutes: v.number() })),
  ...responseOf(ruleFields).entries,
  status: v.picklist(statuses),
  /** Why it makes no more classes; null also if it reached its own end. */
  endReason: v.nullable(v.picklist(endReasons)),
  /** The start of the next class. */
  nextAt: v.nullable(instant),
  /** The number of classes to come that wait for a decision (D93). */
  waiting: v.number(),
  may: v.object({ edit: v.boolean(), allow: v.boolean() }),
});
export type WireSeries = v.InferInput<typeof row>;
export const seriesPage = pageOf(row);

const conflict = v.object({
  who: v.picklist(obstacleReasons),
  /** Without id and title if the viewer cannot see that class. */
  id: v.nullable(v.string()),
  title: v.nullable(v.string()),
  starts_at: instant,
  ends_at: instant,
});
export type WireObstacle = v.InferInput<typeof conflict>;
const planned = { date: v.string(), startsAt: instant, endsAt: instant };

export const previewResponse = v.object({
  data: v.object({
    zone: v.string(),
    /** `isJoined`: it exists already, and joins the series. */
    classes: v.array(v.object({ ...planned, conflict: v.nullable(conflict), isJoined: v.boolean() })),
    warnings: v.array(v.picklist(scheduleWarnings)),
  }),
});

export const suggestionsQuery = v.object({ student_id: wireId });
const suggestion = v.object({
  teacher: party,
  material: v.nullable(materialRefSchema),
  /** The student's zone. */
  zone: v.string(),
  slots: v.array(v.object({ weekday: v.number(), time: v.string(), minutes: v.number() })),
  /** The day of the next class. */
  startsOn: v.string(),
  /** The number of matching classes in the last five weeks, and to come. */
  held: v.number(),
  toCome: v.number(),
});
export const suggestionsResponse = v.object({ data: v.array(suggestion) });

const detail = v.object({
  ...row.entries,
  ...responseOf(contentFields).entries,
  /** The series that this one continues, and the one that continues it (D92). */
  pastId: v.nullable(v.string()),
  followingId: v.nullable(v.string()),
  /** Classes to come and the last past ones, by start. */
  classes: v.array(
    v.object({
      ...planned,
      id: v.string(),
      slotId: v.string(),
      status: v.picklist(classStatuses),
      /** Whether it is an exception of the series. */
      isException: v.boolean(),
      teacher: person,
    }),
  ),
  /** Occurrences that could not be made, with the reason (D93). */
  notMade: v.array(
    v.object({ ...planned, id: v.string(), reason: v.picklist(obstacleReasons), state: v.picklist(obstacleStates) }),
  ),
});
export type WireSeriesDetail = v.InferInput<typeof detail>;
export const seriesResponse = v.object({ data: detail });
export const createdResponse = v.object({
  data: detail,
  warnings: v.array(v.picklist(scheduleWarnings)),
});

/** The effect of a change. */
const effect = v.object({
  made: v.array(v.object(planned)),
  changed: v.array(v.object({ ...planned, id: v.string(), from: instant })),
  cancelled: v.array(v.object({ id: v.string(), startsAt: instant })),
  /** Exceptions to come, which stay unchanged. */
  kept: v.number(),
  notMade: v.array(v.object({ ...planned, conflict })),
});
export type WireEffect = v.InferInput<typeof effect>;
const previewedEffect = v.object({ ...effect.entries, warnings: v.array(v.picklist(scheduleWarnings)) });
export type PreviewedEffect = v.InferInput<typeof previewedEffect>;
export const effectResponse = v.object({ data: previewedEffect });
export const changedResponse = v.object({ data: detail, effect: v.nullable(effect) });
