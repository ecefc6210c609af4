import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, line, wireId } from '#base/http/fields.ts';
import { day, whole } from '#base/http/form-fields.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { mediaSchema, receivedMedia } from '#modules/platform/files/index.ts';
import { rangeFields } from '../entry.fields.ts';
import { pages } from '../quran/structure.ts';

const MOST_PAGES = 60;
const MOST_TRAVEL = 20;
const SATURDAY = 6;
const MOST_QUALITY = 3;

const LIST = new RegExp(`^\\d{1,3}(,\\d{1,3}){0,${MOST_PAGES - 1}}$`);
/** As `584,585`, for queries and forms. */
const pageList = v.pipe(line, v.regex(LIST, 'Pages are expected, as 584,585'));

const markedPages = v.pipe(v.array(whole(1, pages.length)), v.minLength(1, 'Choose a page'), v.maxLength(MOST_PAGES));

export const homeHearingBody = v.object({
  pages: v.union([
    markedPages,
    v.pipe(
      pageList,
      v.transform((list): (string | number)[] => list.split(',')),
      markedPages,
    ),
  ]),
  /** By default today, in the student's zone. */
  on: v.optional(day),
  /** 1: not yet, 2: with help, 3: well. */
  quality: whole(1, MOST_QUALITY, 'Quality is a whole number from 1 to 3'),
  /** A recording of what was recited. */
  file: v.optional(receivedMedia),
});
export type HomeHearingInput = v.InferOutput<typeof homeHearingBody>;

/** Pages that were marked, as `584,585`, and their day, by default today. */
export const takenBackQuery = v.object({
  pages: v.pipe(
    pageList,
    v.transform((list) => list.split(',').map(Number)),
  ),
  on: v.optional(day),
});
export type TakenBack = v.InferOutput<typeof takenBackQuery>;

/** All that was heard at home on the day. */
export const homeHearingResponse = v.object({
  data: v.object({
    on: v.string(),
    pages: v.array(v.object({ page: v.number(), quality: v.number(), by: person })),
  }),
});
export type WireHomeHearing = v.InferInput<typeof homeHearingResponse>['data'];

/** What the family recorded at home, the latest day first. */
export const homeRecordingsResponse = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      on: v.string(),
      pages: v.array(v.number()),
      seconds: v.number(),
      by: person,
      file: mediaSchema,
      may: v.object({ remove: v.boolean() }),
    }),
  ),
});
export type WireHomeRecordings = v.InferInput<typeof homeRecordingsResponse>;
export const homeRecordingParams = v.object({ ...idParams.entries, recordingId: wireId });

const travel = v.object({ from: day, to: day });
export const studyPlanBody = v.object({
  /** 0 is Sunday. A field that is missing stays as it is; null is the default of the level. */
  daysOfWeek: v.nullish(v.pipe(v.array(whole(0, SATURDAY)), v.minLength(1, 'Choose a day'))),
  pagesADay: v.nullish(whole(1, MOST_PAGES)),
  travel: v.optional(v.pipe(v.array(travel), v.maxLength(MOST_TRAVEL))),
});
export type StudyPlanInput = v.InferOutput<typeof studyPlanBody>;

export const studyPlanResponse = v.object({
  data: v.object({
    daysOfWeek: v.array(v.number()),
    pagesADay: v.number(),
    /** Days without study; both ends are included. */
    travel: v.array(v.object({ from: v.string(), to: v.string() })),
    /** Whether nobody has set days and pages: then they follow the level. */
    isDefault: v.boolean(),
    capacity: v.object({ keeps: v.number(), known: v.number() }),
    may: v.object({ update: v.boolean() }),
  }),
});
export type WireStudyPlan = v.InferInput<typeof studyPlanResponse>['data'];

const range = responseOf(rangeFields);
export const goalBody = v.object({ range: bodyOf(rangeFields), by: day });
export type GoalInput = v.InferOutput<typeof goalBody>;

/** A pace is in pages a week. */
const goal = v.object({
  id: v.string(),
  range,
  by: v.string(),
  setBy: person,
  pages: v.object({ total: v.number(), done: v.number() }),
  /** Null if nothing is left, or no day of study. */
  paceNeeded: v.nullable(v.number()),
  /** Of the last eight weeks. */
  pace: v.number(),
  /** Null if nothing is left, or nothing new was memorised in these weeks. */
  forecast: v.nullable(v.object({ from: v.string(), to: v.string() })),
});
export type WireGoal = v.InferInput<typeof goal>;
export const goalResponse = v.object({ data: goal });
export const goalsResponse = v.object({ data: v.array(goal), may: v.object({ update: v.boolean() }) });
export const goalParams = v.object({ ...idParams.entries, goalId: wireId });
