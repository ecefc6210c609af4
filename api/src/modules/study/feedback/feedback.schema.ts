import * as v from 'valibot';
import { idParams, instant, wireId } from '#base/http/fields.ts';
import { optionalText } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { occasions } from './feedback.table.ts';

const MAX_WORDS = 500;
const score = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

export const feedbackParams = idParams;

const question = v.object({
  occasion: v.picklist(occasions),
  student: person,
  teacher: person,
  /** The report that was the occasion; null after the third class. */
  monthlyReportId: v.nullable(v.string()),
  /** The time of the third class, or the time at which the report arrived. */
  at: instant,
});
export type WireQuestion = v.InferInput<typeof question>;
export const questionsResponse = v.object({ data: v.array(question) });

const answer = { score, words: optionalText(MAX_WORDS) };
export const feedbackBody = v.variant('occasion', [
  v.object({ occasion: v.literal('third_class'), studentId: wireId, ...answer }),
  v.object({ occasion: v.literal('monthly_report'), monthlyReportId: wireId, ...answer }),
]);
export type FeedbackInput = v.InferOutput<typeof feedbackBody>;

const answered = v.object({
  id: v.string(),
  occasion: v.picklist(occasions),
  student: person,
  monthlyReportId: v.nullable(v.string()),
  score: v.number(),
  words: v.nullable(v.string()),
  createdAt: instant,
});
export const feedbackResponse = v.object({ data: answered });
export type WireFeedback = v.InferInput<typeof answered>;

const listed = v.object({
  ...answered.entries,
  teacher: person,
  answeredBy: person,
  handledAt: v.nullable(instant),
  handledBy: v.nullable(person),
});
export type WireListedFeedback = v.InferInput<typeof listed>;
export const feedbackQuery = v.object({
  ...pageQuery,
  /** `low`: scores 1 and 2 without a follow-up. */
  state: v.optional(v.picklist(['low'], 'There is no such state')),
});
export type FeedbackQuery = v.InferOutput<typeof feedbackQuery>;
export const feedbackPage = pageOf(listed);
export const handledResponse = v.object({ data: listed });
