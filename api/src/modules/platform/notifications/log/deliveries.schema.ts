import * as v from 'valibot';
import { instant } from '#base/http/fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { deliveryStatuses } from '../deliveries/deliveries.table.ts';
import { channels } from '../notification-groups.ts';

export const logQuery = v.object(pageQuery);
export type LogQuery = v.InferOutput<typeof logQuery>;

const delivery = v.object({
  id: v.string(),
  /** The kind, as `class.moved`, with the parameters for its text in the bell. */
  kind: v.string(),
  params: v.record(v.string(), v.string()),
  channel: v.picklist(channels),
  /** `m…@academy.test`, or the name of a device. */
  target: v.string(),
  status: v.picklist(deliveryStatuses),
  reason: v.nullable(v.string()),
  tries: v.number(),
  createdAt: instant,
  sentAt: v.nullable(instant),
  /** When it is tried or processed next; null: finished. */
  nextAt: v.nullable(instant),
  may: v.object({ retry: v.boolean() }),
});

export const deliveriesPage = pageOf(delivery);
export const deliveryResponse = v.object({ data: delivery });
