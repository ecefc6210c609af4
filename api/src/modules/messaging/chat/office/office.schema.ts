import * as v from 'valibot';
import { instant, pageLimit } from '#base/http/fields.ts';
import { latestFields, messageId, personSchema } from '../chat.schema.ts';
import { officeStatuses } from './office.table.ts';

const CHATS = 50;

export const officeQuery = v.object({
  status: v.optional(v.picklist(officeStatuses)),
  /** Only those of the viewer. */
  assigned: v.optional(v.literal('me')),
  before: v.optional(messageId),
  limit: pageLimit(CHATS),
});

export type OfficeQuery = v.InferOutput<typeof officeQuery>;

const counts = v.object({
  open: v.number(),
  waiting: v.number(),
  done: v.number(),
  /** Those of the viewer that are not done. */
  mine: v.number(),
  /** Conversations that nobody of the office has opened since the last message. */
  unread: v.number(),
  /** Open conversations that should have had an answer by now (D165). */
  late: v.number(),
});

export const officeResponse = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      person: personSchema,
      status: v.picklist(officeStatuses),
      assigned: v.nullable(v.object({ id: v.string(), name: v.string() })),
      unread: v.number(),
      waiting_since: v.nullable(instant),
      ...latestFields,
      latest_message_mine: v.boolean(),
    }),
  ),
  counts,
  /** The `before` of the next page. */
  next: v.nullable(v.string()),
});

export const officeChangeBody = v.object({
  status: v.optional(v.picklist(officeStatuses)),
  /** Who has it; null: nobody. */
  assignedTo: v.optional(v.nullable(messageId)),
});
export type OfficeChange = v.InferOutput<typeof officeChangeBody>;

const statistics = v.object({
  /** Conversations in which somebody waits for an answer now, and since when the first of them. */
  waiting: v.number(),
  waitingSince: v.nullable(instant),
  /** Answers of the last 30 days, and after how many minutes half and nine tenths of them came. */
  answered: v.number(),
  medianMinutes: v.nullable(v.number()),
  p90Minutes: v.nullable(v.number()),
});
export type OfficeStatistics = v.InferOutput<typeof statistics>;
export const officeStatisticsResponse = v.object({ data: statistics });

const member = v.object({ id: v.string(), name: v.string() });
export const officePeopleResponse = v.object({ data: v.array(member) });
