import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, instant, requiredLine, wireId } from '#base/http/fields.ts';
import { flag, optionalText, whole } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { visitFields, visitStatuses } from './visits.fields.ts';

const MAX_TITLE = 120;
const MAX_NOTE = 1000;
const MOST_LINES = 20;
const MAX_SCORE = 4;
const MAX_VERSION = 999_999_999;

export const visitParams = idParams;

export const visitsQuery = v.object({
  ...pageQuery,
  status: v.optional(v.picklist(visitStatuses, 'There is no such status')),
  teacher_id: v.optional(wireId),
});
export type VisitsQuery = v.InferOutput<typeof visitsQuery>;

const sentScore = v.object({
  lineId: wireId,
  score: v.nullish(whole(1, MAX_SCORE, 'A score from 1 to 4 is expected')),
  note: optionalText(MAX_NOTE),
});

const parts = {
  /** Replaces all scores; a line that is left out was not observed. */
  scores: v.optional(v.pipe(v.array(sentScore), v.maxLength(MOST_LINES))),
  /** Whether the teacher reads it. By default it does with the first scores. */
  release: v.optional(flag),
};
const { advice } = bodyOf(visitFields).entries;

/** Without scores the visit is planned. */
export const newVisitBody = v.object({ classId: wireId, ...parts, advice });
export const visitBody = v.object({ classId: v.optional(wireId), ...parts, ...bodyOf(visitFields).entries });
export type VisitInput = v.InferOutput<typeof visitBody>;
export type SentScores = v.InferOutput<typeof sentScore>[];

const may = v.object({
  /** To score it, to write the advice, to release it; once it is recorded, only for its visitor. */
  record: v.boolean(),
  /** To choose another class. */
  move: v.boolean(),
  delete: v.boolean(),
  answer: v.boolean(),
});
const visit = v.object({ ...responseOf(visitFields).entries, may });
export type WireVisit = v.InferInput<typeof visit>;
export const visitResponse = v.object({ data: visit });
export const visitsPage = pageOf(visit);

const title = v.object({ en: requiredLine(MAX_TITLE), ar: requiredLine(MAX_TITLE) });
export const rubricBody = v.object({
  /** The version that was read: 409 if somebody has saved since. */
  version: v.optional(whole(0, MAX_VERSION)),
  /** All lines, in their order; one without an id is new, one that is left out is deleted. */
  lines: v.pipe(
    v.array(v.object({ id: v.optional(wireId), title })),
    v.minLength(1, 'At least one line is needed'),
    v.maxLength(MOST_LINES),
  ),
});
export type RubricInput = v.InferOutput<typeof rubricBody>;
export const rubricResponse = v.object({
  data: v.object({
    version: v.number(),
    lines: v.array(v.object({ id: v.string(), title: v.object({ en: v.string(), ar: v.string() }) })),
  }),
});
export type WireRubric = v.InferInput<typeof rubricResponse>['data'];

export const roundQuery = v.object(pageQuery);
export type RoundQuery = v.InferOutput<typeof roundQuery>;
const toVisit = v.object({
  teacher: person,
  /** The start of the last class that was visited. */
  lastVisitAt: v.nullable(instant),
  /** By the academy's rhythm, counted from the last visit, or else from the first class; null without a rhythm. */
  dueAt: v.nullable(instant),
  /** Due, and no visit is planned from now on. */
  isOverdue: v.boolean(),
  planned: v.nullable(v.object({ id: v.string(), startsAt: instant })),
});
export type WireToVisit = v.InferInput<typeof toVisit>;
export const roundPage = v.object({
  ...pageOf(toVisit).entries,
  overdue: v.number(),
  /** Visits that were planned or begun by the viewer's team, and are not released. */
  open: v.number(),
  /** The rhythm in weeks; 0: there is none. */
  weeks: v.number(),
});
