import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { givenTime, idParams, instant, wireId } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { requestFields } from './request.fields.ts';
import { requestStatuses } from './requests.table.ts';

const MOST_TIMES = 3;

const { reason, note } = bodyOf(requestFields).entries;

export const requestParams = idParams;

const words = `One to ${MOST_TIMES} times are required`;

export const askBody = v.variant('kind', [
  v.object({ kind: v.literal('excuse'), reason }),
  v.object({
    kind: v.literal('move'),
    reason,
    /** Other possible starts of the class. */
    times: v.pipe(
      v.array(givenTime),
      v.minLength(1, words),
      v.maxLength(MOST_TIMES, words),
      v.check((times) => new Set(times.map(Number)).size === times.length, 'The times are the same'),
    ),
  }),
]);
export type AskInput = v.InferOutput<typeof askBody>;

export const acceptBody = v.optional(
  v.object({
    /** For a move: one of the requested times; the only one by default. */
    time: v.optional(givenTime),
    note,
  }),
  {},
);
export type AcceptInput = v.InferOutput<typeof acceptBody>;

export const rejectBody = v.optional(v.object({ note }), {});
export type RejectInput = v.InferOutput<typeof rejectBody>;

export const requestsQuery = v.object({
  ...pageQuery,
  status: v.optional(v.picklist(requestStatuses, 'There is no such status')),
  student_id: v.optional(wireId),
});
export type RequestsQuery = v.InferOutput<typeof requestsQuery>;

/** D102: the excuses of a month, as `2026-11` in the student's zone. */
const excuses = v.object({ used: v.number(), limit: v.number(), month: v.string() });

const request = v.object({
  ...responseOf(requestFields).entries,
  /** Only for an excuse. */
  excuses: v.nullable(excuses),
  may: v.object({ accept: v.boolean(), reject: v.boolean(), withdraw: v.boolean() }),
});
export type WireRequest = v.InferInput<typeof request>;
export const requestsPage = pageOf(request);
export const requestResponse = v.object({ data: request });

export const requestsOfClass = v.object({
  data: v.object({
    /** Newest first. */
    requests: v.array(request),
    /** The requests that the family can make; null for all others. */
    ask: v.nullable(
      v.object({
        /** Whether a request can be made now. */
        isOpen: v.boolean(),
        /** The last time for a request. */
        until: instant,
        excuses,
      }),
    ),
  }),
});
export type WireRequestsOfClass = v.InferInput<typeof requestsOfClass>['data'];
