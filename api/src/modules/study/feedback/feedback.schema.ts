import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, instant, wireId } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { answerFields, feedbackFields } from './feedback.fields.ts';
import { occasions } from './feedback.table.ts';

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

const answer = bodyOf(answerFields).entries;
export const feedbackBody = v.variant('occasion', [
  v.object({ occasion: v.literal('third_class'), studentId: wireId, ...answer }),
  v.object({ occasion: v.literal('monthly_report'), monthlyReportId: wireId, ...answer }),
]);
export type FeedbackInput = v.InferOutput<typeof feedbackBody>;

const answered = responseOf(answerFields);
export const feedbackResponse = v.object({ data: answered });
export type WireFeedback = v.InferInput<typeof answered>;

const listed = responseOf(feedbackFields);
export type WireListedFeedback = v.InferInput<typeof listed>;
export const feedbackQuery = v.object({
  ...pageQuery,
  /** `low`: scores 1 and 2 without a follow-up. */
  state: v.optional(v.picklist(['low'], 'There is no such state')),
});
export type FeedbackQuery = v.InferOutput<typeof feedbackQuery>;
export const feedbackPage = pageOf(listed);
export const handledResponse = v.object({ data: listed });
