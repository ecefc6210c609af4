import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, wireId } from '#base/http/fields.ts';
import { flag, whole } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { rangeFields } from '../entry.fields.ts';
import { juzParts, pages, surahs } from '../quran/structure.ts';
import { examFields } from './exam.fields.ts';

const MOST_RANGES = 20;
const MOST_PAGES = 20;
const DEFAULT_PAGES = 5;
const MOST_PLACES = 500;
const MOST_COUNTED = 99;
const MAX_AYAH = 286;
const MAX_VERSION = 1_000_000;

export const examParams = idParams;

const juz = whole(1, juzParts.length);
export const newExamBody = v.object({
  juz: v.optional(
    v.union([
      v.pipe(v.array(juz), v.maxLength(juzParts.length)),
      v.pipe(
        juz,
        v.transform((one) => [one]),
      ),
    ]),
    [],
  ),
  ranges: v.optional(v.pipe(v.array(bodyOf(rangeFields)), v.maxLength(MOST_RANGES)), []),
  pages: v.optional(whole(1, MOST_PAGES), DEFAULT_PAGES),
  /** A teacher who holds it; by default the viewer, and it starts at once. */
  examinerId: v.optional(wireId),
});
export type NewExamInput = v.InferOutput<typeof newExamBody>;

const sentMistakes = v.object({
  page: whole(1, pages.length),
  surah: v.nullish(whole(1, surahs.length), null),
  ayah: v.nullish(whole(1, MAX_AYAH), null),
  count: whole(0, MOST_COUNTED),
});
export const examBody = v.object({
  start: v.optional(flag),
  /** Replaces all mistakes. */
  mistakes: v.optional(v.pipe(v.array(sentMistakes), v.maxLength(MOST_PLACES))),
  /** With it the exam is recorded. */
  ...bodyOf(examFields).entries,
  /** That was read: another one is 409 `outdated`. */
  version: v.optional(whole(0, MAX_VERSION)),
});
export type ExamInput = v.InferOutput<typeof examBody>;

const range = responseOf(rangeFields).entries;
const exam = v.object({
  ...responseOf(examFields).entries,
  /** The pages by lot, each with its examined part; empty before the start. */
  drawn: v.array(v.object({ page: v.number(), ...range })),
  /** `hold`: to start, record and correct it. */
  may: v.object({ hold: v.boolean(), delete: v.boolean() }),
});
export type WireExam = v.InferInput<typeof exam>;
export const examResponse = v.object({ data: exam });
export const examsResponse = v.object({ data: v.array(exam), may: v.object({ create: v.boolean() }) });

export const openExamsQuery = v.object(pageQuery);
export type OpenExamsQuery = v.InferOutput<typeof openExamsQuery>;
/** `statistics`: of the exams in the viewer's scope that were held in the last thirty days. */
export const openExamsPage = v.object({
  ...pageOf(exam).entries,
  statistics: v.object({ held: v.number(), passed: v.number() }),
});

/** `isCut`: only those with the latest lessons were looked at. */
export const toExamineResponse = v.object({
  data: v.array(v.object({ student: person, juz: v.array(v.number()) })),
  isCut: v.boolean(),
});
export type WireToExamine = v.InferInput<typeof toExamineResponse>;
