import { onRealtime, onRealtimeGap, useRealtimeStatus } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { markRead, notificationQueries, notificationsOf, showRead, undoRead } from '#/api/notifications.ts';

export function useNotifications() {
  return useInfiniteQuery({ ...notificationQueries.list(), select: notificationsOf });
}

const MINUTE_MS = 60_000;

/**
 * Keeps the list up to date: by events if they come, otherwise by polling each minute while the page is visible. With
 * events it still polls rarely, in case an event was lost.
 */
export function useFreshNotifications() {
  const client = useQueryClient();
  const status = useRealtimeStatus();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries({ queryKey: notificationQueries.list().queryKey });
    const stopHearing = onRealtime(({ name }) => {
      if (name === 'notification') refresh();
    });
    const stopWatching = onRealtimeGap(refresh);
    return () => {
      stopHearing();
      stopWatching();
    };
  }, [client]);
  const refetchInterval = status === 'live' ? 5 * MINUTE_MS : MINUTE_MS;
  return useInfiniteQuery({ ...notificationQueries.list(), select: notificationsOf, refetchInterval });
}

/**
 * Marks these, or all, as read: shown at once; after a rejection the list is fetched again. Marking all can be undone.
 */
export function useMarkRead(): (ids?: string[]) => void {
  const { t } = useTranslation('timeline');
  const client = useQueryClient();
  const { queryKey } = notificationQueries.list();
  const undoing = useMutation({
    mutationFn: undoRead,
    onError: () => void toast.error(t('notifications.read.undoFailed')),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const { mutate } = useMutation({
    mutationFn: (ids: string[] | undefined) => markRead(ids),
    onSuccess: (at, ids) => {
      if (ids || !at) return;
      const undo = { label: t('notifications.read.undo'), onSelect: () => undoing.mutate(at) };
      toast.success(t('notifications.read.done'), { action: undo });
    },
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey });
      showRead(client, ids);
    },
    onError: () => void toast.error(t('notifications.read.failed')),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return mutate;
}
