import { http } from '@academy/shared-auth';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { latestEntries } from './latest.ts';
import { oneOf, personSchema } from './messages.ts';
import { officeKey } from './office-key.ts';

/** The states of a conversation with the office: it has to answer, it has answered, nothing is left to do. */
export const officeStatuses = ['open', 'waiting', 'done'] as const;
export type OfficeStatus = (typeof officeStatuses)[number];

const nameSchema = v.object({ id: v.string(), name: v.string() });

const officeChatSchema = v.object({
  id: v.string(),
  person: personSchema,
  status: oneOf(officeStatuses, 'open'),
  assigned: v.nullable(nameSchema),
  unread: v.number(),
  waiting_since: v.nullable(v.string()),
  ...latestEntries,
  latest_message_mine: v.boolean(),
});
export type OfficeChat = v.InferOutput<typeof officeChatSchema>;

const countsSchema = v.object({
  open: v.number(),
  waiting: v.number(),
  done: v.number(),
  mine: v.number(),
  unread: v.number(),
  /** Those that wait longer than was promised (D165); 0 from an older API. */
  late: v.optional(v.number(), 0),
});
export type OfficeCounts = v.InferOutput<typeof countsSchema>;

export const officePageSchema = v.object({
  data: v.array(officeChatSchema),
  counts: countsSchema,
  next: v.nullable(v.string()),
});
type OfficePage = v.InferOutput<typeof officePageSchema>;

const statisticsSchema = v.object({
  waiting: v.number(),
  waitingSince: v.nullable(v.string()),
  answered: v.number(),
  medianMinutes: v.nullable(v.number()),
  p90Minutes: v.nullable(v.number()),
});
const statisticsResponse = v.object({ data: statisticsSchema });

const peopleResponse = v.object({ data: v.array(nameSchema) });

const all = ['office'] as const;

export const officeQueries = {
  all: () => all,
  list: (status: OfficeStatus) =>
    infiniteQueryOptions({
      queryKey: [...all, 'list', status],
      queryFn: ({ pageParam, signal }) =>
        http
          .get('office', { searchParams: { status, ...(pageParam ? { before: pageParam } : {}) }, signal })
          .json(officePageSchema),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }: OfficePage) => next ?? undefined,
    }),
  counts: () =>
    queryOptions({
      queryKey: [...all, 'counts'],
      queryFn: async ({ signal }) =>
        (await http.get('office', { searchParams: { limit: 1 }, signal }).json(officePageSchema)).counts,
    }),
  statistics: () =>
    queryOptions({
      queryKey: [...all, 'statistics'],
      queryFn: async ({ signal }) => (await http.get('office/statistics', { signal }).json(statisticsResponse)).data,
    }),
  people: () =>
    queryOptions({
      queryKey: ['office-people'],
      queryFn: async ({ signal }) => (await http.get('office/people', { signal }).json(peopleResponse)).data,
    }),
};

export const officeChatsOf = ({ pages }: InfiniteData<OfficePage>): OfficeChat[] => {
  const byId = new Map(pages.flatMap(({ data }) => data).map((chat) => [chat.id, chat]));
  return [...byId.values()];
};

export interface OfficeChange {
  status?: OfficeStatus;
  assignedTo?: string | null;
}

/** Says whether a conversation is open, waits or is done, and who has it. */
export async function changeOfficeChat(chatId: string, change: OfficeChange): Promise<void> {
  await http.put(`office/${encodeURIComponent(chatId)}`, { json: change });
}

/** Fetches the lists of the office again, and the conversation if it is shown. */
export async function refreshOffice(client: QueryClient, chatId?: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: all }),
    ...(chatId ? [client.invalidateQueries({ queryKey: ['thread', officeKey(chatId)] })] : []),
  ]);
}
