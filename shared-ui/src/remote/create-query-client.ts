import { ApiError, onReachable, sessionStore } from '@academy/shared-auth';
import { QueryClient } from '@tanstack/react-query';

const isRejection = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * A remote's one query client: responses stay fresh for 30 s, an error (4xx) is never retried, other failures once.
 * Without a connection a call fails at once, so that the page says so instead of waiting, and is repeated with the next
 * connection. Data from the device is fetched again when the API can be reached. It drops everything when another user,
 * or nobody, holds the session. What the API says in the reader's language is fetched again
 * when that is switched.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: true,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => !isRejection(error) && failures < 1 && navigator.onLine !== false,
      },
      mutations: { networkMode: 'always' },
    },
  });
  sessionStore.subscribe((session, before) => {
    if (session.user?.id !== before.user?.id && before.user) client.clear();
  });
  onReachable(() => void client.invalidateQueries());
  const page = document.documentElement;
  const language = new MutationObserver((changes) => {
    if (changes.some(({ oldValue }) => oldValue && oldValue !== page.lang)) void client.invalidateQueries();
  });
  language.observe(page, { attributeFilter: ['lang'], attributeOldValue: true });
  return client;
}
