import { http } from '@academy/shared-auth';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';

const PAGE_SIZE = 10;

const notificationSchema = v.object({
  id: v.string(),
  /** Plain English, for a key that this remote does not know. */
  message: v.string(),
  key: v.string(),
  params: v.record(v.string(), v.unknown()),
  scope: v.string(),
  /** The object of the notification: a post, a comment, …. */
  relatedId: v.string(),
  createdAt: v.string(),
  read: v.boolean(),
});

export const notificationPageSchema = v.object({
  data: v.array(notificationSchema),
  page: v.number(),
  totalPages: v.number(),
  unread: v.number(),
});

export type Notification = v.InferOutput<typeof notificationSchema>;
type NotificationPage = v.InferOutput<typeof notificationPageSchema>;
type CachedNotifications = InfiniteData<NotificationPage>;

export const notificationQueries = {
  list: () =>
    infiniteQueryOptions({
      queryKey: ['notifications'],
      queryFn: ({ pageParam, signal }) =>
        http
          .get('notifications', { searchParams: { page: pageParam, limit: PAGE_SIZE }, signal })
          .json(notificationPageSchema),
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPages }: NotificationPage) => (page < totalPages ? page + 1 : undefined),
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),
};

/** All notifications of the loaded pages, each once, and the number of unread ones (at most 100). */
export function notificationsOf({ pages }: CachedNotifications): { list: Notification[]; unread: number } {
  const all = pages.flatMap((page) => page.data);
  return { list: [...new Map(all.map((each) => [each.id, each])).values()], unread: pages[0]?.unread ?? 0 };
}

const readSchema = v.object({ data: v.object({ at: v.optional(v.string()) }) });

/** Marks these as read, or all. @returns the value for `undoRead`; an older API returns none. */
export async function markRead(ids?: string[]): Promise<string | undefined> {
  const { data } = await http.patch('notifications/read', { json: ids ? { ids } : {} }).json(readSchema);
  return data.at;
}

/** Undoes a marking: these notifications are unread again. */
export async function undoRead(at: string): Promise<void> {
  await http.patch('notifications/read', { json: { undo: at } }).json(readSchema);
}

/** Shows these, or all, as read before the server has confirmed it. */
export function showRead(client: QueryClient, ids?: string[]): void {
  client.setQueryData<CachedNotifications>(notificationQueries.list().queryKey, (cached) => {
    if (!cached) return cached;
    const isMeant = ({ id, read }: Notification) => !read && (!ids || ids.includes(id));
    const known = cached.pages.flatMap(({ data }) => data).filter(isMeant).length;
    return {
      ...cached,
      pages: cached.pages.map((page) => ({
        ...page,
        unread: ids ? Math.max(0, page.unread - known) : 0,
        data: page.data.map((each) => (isMeant(each) ? { ...each, read: true } : each)),
      })),
    };
  });
}

/** Drops all pages except the first: only one page is refreshed periodically. */
export function keepFirstPage(client: QueryClient): void {
  client.setQueryData<CachedNotifications>(
    notificationQueries.list().queryKey,
    (cached) => cached && { pages: cached.pages.slice(0, 1), pageParams: cached.pageParams.slice(0, 1) },
  );
}
