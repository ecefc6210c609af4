import * as v from 'valibot';
import { responseOf } from '#base/fields/fields.ts';
import { instant, requiredText, wireId } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { reviewFields } from './reviews.fields.ts';
import { reviewStatuses } from './reviews.table.ts';

const MAX_NOTE = 2000;

export const reviewParams = v.object({ reportId: wireId });
export const returnBody = v.object({ note: requiredText(MAX_NOTE) });

export const reviewsQuery = v.object({
  ...pageQuery,
  /** `waiting`: to be read, or to be released; the nearest to their release first. */
  status: v.optional(v.picklist(reviewStatuses, 'There is no such status')),
});
export type ReviewsQuery = v.InferOutput<typeof reviewsQuery>;

const review = v.object({
  ...responseOf(reviewFields).entries,
  /** When the family reads it without a leader; null once they do. */
  hiddenUntil: v.nullable(instant),
});
export type WireReview = v.InferInput<typeof review>;

/** Of the reports in the viewer's scope that were decided or written in the last thirty days. */
const statistics = v.object({
  read: v.number(),
  returned: v.number(),
  /** Released by nobody, after the hours. */
  byThemselves: v.number(),
  /** The median of the minutes from a report to its reading; null before the first. */
  medianMinutes: v.nullable(v.number()),
});
export const reviewsPage = v.object({ ...pageOf(review).entries, waiting: v.number(), statistics });
export type WireStatistics = v.InferInput<typeof statistics>;
export const reviewResponse = v.object({ data: review });
