import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { fetchLog, fetchThread, type LogPage, type Message, type ThreadPage } from './messages.ts';
import { compareIds, firstThread, mergeMessages, type Thread, withPage } from './thread.ts';

/** A conversation that is more than this many pages behind is loaded again from its end. */
const MOST_CATCHING_UP = 10;
/** The maximum number of pages in which the first unread message is searched. */
const MOST_UNREAD_PAGES = 10;
/** Milliseconds after which a conversation is loaded again with fresh file tokens, which last at least a day. */
const FRESH_MS = 12 * 60 * 60_000;

const keyOf = (userId: string) => ['thread', userId] as const;

type Change = (thread: Thread) => Thread;

/** Conversations being fetched again, with messages published meanwhile: the response may lack them. */
const readings = new Set<{ client: QueryClient; userId: string; changes: Change[] }>();

async function withChanges(client: QueryClient, userId: string, read: () => Promise<Thread>): Promise<Thread> {
  const reading = { client, userId, changes: [] as Change[] };
  readings.add(reading);
  try {
    const thread = await read();
    return reading.changes.reduce((changed, change) => change(changed), thread);
  } finally {
    readings.delete(reading);
  }
}

async function readNew(userId: string, signal: AbortSignal): Promise<Thread> {
  let thread = firstThread(await fetchThread(userId, 'newest', signal));
  for (let page = 1; page < MOST_UNREAD_PAGES && thread.hasOlder; page += 1) {
    const oldest = thread.messages[0];
    if (!oldest || compareIds(oldest.id, thread.lastReadId) <= 0 || thread.lastReadId === '0') break;
    thread = withPage(thread, await fetchThread(userId, { before: oldest.id }, signal), true);
  }
  return thread;
}

/** Fetches the messages after one. @returns null if there are too many. */
async function catchUp(userId: string, after: string, signal: AbortSignal): Promise<ThreadPage[] | null> {
  const pages: ThreadPage[] = [];
  for (let last = after; pages.length < MOST_CATCHING_UP; ) {
    const page = await fetchThread(userId, { after: last }, signal);
    pages.push(page);
    if (!page.hasMore) return pages;
    last = page.data.at(-1)?.id ?? last;
  }
  return null;
}

export const threadQueries = {
  with: (userId: string) =>
    queryOptions({
      queryKey: keyOf(userId),
      queryFn: async ({ client, signal }): Promise<Thread> => {
        // Messages published during this request are in the cache and must not be lost: the cache is read again at
        // the end.
        const known = () => client.getQueryData<Thread>(keyOf(userId));
        const isFresh = Date.now() - (known()?.readAt ?? 0) < FRESH_MS;
        const last = isFresh ? known()?.completeUpTo : undefined;
        const pages = last ? await catchUp(userId, last, signal) : null;
        const before = known();
        if (pages && before) return pages.reduce((thread, page) => withPage(thread, page), before);
        return withChanges(client, userId, () => readNew(userId, signal));
      },
      // A returning viewer fetches new messages; known ones stay.
      staleTime: 0,
      gcTime: 15 * 60_000,
    }),
  log: (chatId: string) =>
    infiniteQueryOptions({
      queryKey: ['log', chatId],
      queryFn: ({ pageParam, signal }) => fetchLog(chatId, pageParam, signal),
      initialPageParam: null as string | null,
      getNextPageParam: ({ data, hasMore }: LogPage) => (hasMore ? data[0]?.id : undefined),
      refetchOnWindowFocus: false,
    }),
};

/** All messages of the loaded pages, with their authors. */
export function loggedThread({ pages }: InfiniteData<LogPage>): {
  messages: Message[];
  users: LogPage['users'] | null;
} {
  const messages = pages.flatMap(({ data }) => data);
  return { messages: mergeMessages([], messages), users: pages[0]?.users ?? null };
}

/** Adds the page before the oldest known message. */
export async function readOlder(client: QueryClient, userId: string): Promise<void> {
  const oldest = client.getQueryData<Thread>(keyOf(userId))?.messages[0];
  if (!oldest) return;
  const page = await fetchThread(userId, { before: oldest.id });
  changeThread(client, userId, (thread) => withPage(thread, page, true));
}

/** Changes a conversation that is loaded or being loaded; others are loaded when they are opened. */
export function changeThread(client: QueryClient, userId: string, change: Change): void {
  for (const reading of readings)
    if (reading.client === client && reading.userId === userId) reading.changes.push(change);
  client.setQueryData<Thread>(keyOf(userId), (thread) => thread && change(thread));
}

/** The same, by the conversation's own id. */
export function changeThreadOf(client: QueryClient, chatId: string, change: Change): void {
  const ifMeant: Change = (thread) => (thread.chatId === chatId ? change(thread) : thread);
  for (const reading of readings) if (reading.client === client) reading.changes.push(ifMeant);
  client.setQueriesData<Thread>({ queryKey: ['thread'] }, (thread) => thread && ifMeant(thread));
}
