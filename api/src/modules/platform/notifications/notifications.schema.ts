import * as v from 'valibot';
import { givenInstant, instant, matching, pageLimit, pageNumber } from '#base/http/fields.ts';

const PAGE_SIZE = 10;
const MAX_IDS = 100;

const notificationSchema = v.object({
  id: v.string(),
  /** In plain English, for clients that do not know the key. */
  message: v.string(),
  key: v.string(),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
  scope: v.picklist(['class', 'product', 'course', 'comment', 'post']),
  relatedId: v.string(),
  createdAt: instant,
  read: v.boolean(),
});

export const notificationsQuery = v.object({ page: pageNumber, limit: pageLimit(PAGE_SIZE) });
export type NotificationsQuery = v.InferOutput<typeof notificationsQuery>;

export const notificationsPage = v.object({
  data: v.array(notificationSchema),
  page: v.number(),
  limit: v.number(),
  total: v.number(),
  totalPages: v.number(),
  /** At most 100, which means "more than 99". */
  unread: v.number(),
});

const id = v.pipe(matching(/^[1-9]\d{0,14}$/, 'An id is expected'), v.transform(Number));
export const readBody = v.optional(
  v.object({
    ids: v.optional(v.pipe(v.array(id), v.maxLength(MAX_IDS))),
    /** The `at` of an earlier response: notifications marked then become unread again. */
    undo: v.optional(givenInstant),
  }),
  {},
);
export const readResponse = v.object({ message: v.string(), data: v.object({ unread: v.number(), at: instant }) });
