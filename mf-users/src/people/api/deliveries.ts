import { http } from '@academy/shared-auth';
import { infiniteQueryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const statuses = ['queued', 'held', 'sent', 'failed', 'dropped'] as const;
/** A newer API may send a status that is not listed here. */
const deliverySchema = v.object({
  id: v.string(),
  /** As `class.moved`, with the parameters for its text in the bell. */
  kind: v.string(),
  params: v.record(v.string(), v.string()),
  channel: v.string(),
  /** `m…@academy.test`, or the name of a device. */
  target: v.string(),
  status: v.union([v.picklist(statuses), v.string()]),
  reason: v.nullable(v.string()),
  createdAt: v.string(),
  sentAt: v.nullable(v.string()),
  /** The time of the next attempt or check; null: finished. */
  nextAt: v.nullable(v.string()),
  may: v.object({ retry: v.boolean() }),
});
export type Delivery = v.InferOutput<typeof deliverySchema>;
export const deliveryPageSchema = v.object({
  data: v.array(deliverySchema),
  pagination: v.object({ page: v.number(), totalPages: v.number() }),
});

const PAGE_SIZE = 20;

export const deliveryQueries = {
  /** Deliveries to a user, sent or waiting, newest first. */
  of: (userId: string) =>
    infiniteQueryOptions({
      queryKey: ['deliveries', userId],
      queryFn: ({ pageParam, signal }) => {
        const searchParams = { page: String(pageParam), per_page: String(PAGE_SIZE) };
        return http
          .get(`users/${encodeURIComponent(userId)}/deliveries`, { searchParams, signal })
          .json(deliveryPageSchema);
      },
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
    }),
};

/** @throws ApiError 409 for a delivery that did not fail. */
export async function retryDelivery(id: string): Promise<void> {
  await http.post(`deliveries/${encodeURIComponent(id)}/retry`);
}
