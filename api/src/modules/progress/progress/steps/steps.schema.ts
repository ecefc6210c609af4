import * as v from 'valibot';
import { bodyOf } from '#base/fields/fields.ts';
import { idParams, requiredLine, wireId } from '#base/http/fields.ts';
import { flag, optionalLine, whole } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { stepFields } from './step.fields.ts';
import { stepStates, subjects } from './steps.table.ts';

const MAX_TITLE = 120;
const MAX_LEVEL = 80;
const MOST_STEPS = 400;
const MOST_RECORDED = 20;

export const curriculumParams = idParams;

const inBoth = v.object({ en: requiredLine(MAX_TITLE), ar: requiredLine(MAX_TITLE) });
const titles = v.object({ en: v.string(), ar: v.string() });

export const curriculumBody = v.object({
  title: inBoth,
  subject: v.picklist(subjects),
  retired: v.optional(flag, false),
});
export type CurriculumInput = v.InferOutput<typeof curriculumBody>;

const sentStep = v.object({
  /** Without one it is a new step. */
  id: v.optional(wireId),
  title: inBoth,
  level: requiredLine(MAX_LEVEL),
  levelAr: optionalLine(MAX_LEVEL),
  retired: v.optional(flag, false),
  /** The step of the same request that takes over its history, and replaces it. */
  mergeInto: v.optional(wireId),
});
export const stepsBody = v.object({
  /** All steps, in their order. One that is left out is deleted, or retired if a report names it. */
  steps: v.pipe(v.array(sentStep), v.maxLength(MOST_STEPS)),
  /** The version that was read: 409 if somebody has saved since. */
  version: v.optional(whole(1, 999_999_999)),
});
export type StepsInput = v.InferOutput<typeof stepsBody>;

const step = v.object({
  id: v.string(),
  title: titles,
  level: v.string(),
  levelAr: v.nullable(v.string()),
  retired: v.boolean(),
  /** How many reports record it. */
  recorded: v.number(),
});
const curriculum = v.object({
  id: v.string(),
  title: titles,
  subject: v.picklist(subjects),
  retired: v.boolean(),
  version: v.number(),
  steps: v.array(step),
});
export type WireCurriculum = v.InferInput<typeof curriculum>;
export const curriculumResponse = v.object({ data: curriculum });
export const curriculaQuery = v.object(pageQuery);
export type CurriculaQuery = v.InferOutput<typeof curriculaQuery>;
/** `levels` and `count`, of steps: those in use. */
export const curriculaResponse = pageOf(
  v.object({ ...v.omit(curriculum, ['steps']).entries, levels: v.number(), count: v.number() }),
);
export type WireCurricula = v.InferInput<typeof curriculaResponse>;

export const subjectsResponse = v.object({
  data: v.array(
    v.object({
      key: v.picklist(subjects),
      name: titles,
      /** The first one in use. */ curriculumId: v.nullable(v.string()),
    }),
  ),
});
export type WireSubjects = v.InferInput<typeof subjectsResponse>['data'];

const recorded = v.pipe(v.array(bodyOf(stepFields)), v.maxLength(MOST_RECORDED));
/** The part `steps` of a report; also in the form in which a report is read, `{ steps }`. */
export const stepsOfReport = v.union([
  recorded,
  v.pipe(
    v.object({ steps: recorded }),
    v.transform(({ steps }) => steps),
  ),
]);
export type RecordedSteps = v.InferOutput<typeof stepsOfReport>;

export const studentStepsResponse = v.object({
  /** The levels of all curricula in use, and those that the student has begun. */
  data: v.array(
    v.object({
      curriculumId: v.string(),
      title: titles,
      subject: v.picklist(subjects),
      level: v.string(),
      levelAr: v.nullable(v.string()),
      steps: v.array(
        v.object({
          id: v.string(),
          title: titles,
          retired: v.boolean(),
          /** By the last class that recorded it; null: none has. */
          state: v.nullable(v.picklist(stepStates)),
          quality: v.nullable(v.number()),
          /** The day of that class, in the student's zone. */
          at: v.nullable(v.string()),
          reportId: v.nullable(v.string()),
        }),
      ),
      /** Of the steps that are in use. */
      passed: v.number(),
      of: v.number(),
    }),
  ),
});
export type WireLevel = v.InferInput<typeof studentStepsResponse>['data'][number];

export const levelQuery = v.object({
  curriculum: wireId,
  level: requiredLine(MAX_LEVEL),
  /** By default the viewer's language. */
  language: v.optional(v.picklist(['en', 'ar'])),
});
