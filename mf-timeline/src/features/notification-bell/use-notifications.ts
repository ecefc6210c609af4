import { useTranslation } from '@academy/shared-auth';
import { useInfiniteQuery, useMutation, useQueryClient } from '@academy/shared-auth/query';
import { toast } from '@academy/shared-ui';
import { markRead, notificationQueries, notificationsOf, showRead } from '#/api/notifications.ts';

export function useNotifications() {
  return useInfiniteQuery({ ...notificationQueries.list(), select: notificationsOf });
}

/** Marks these, or all, as read: shown at once; what holds is asked for where it was refused. */
export function useMarkRead(): (ids?: string[]) => void {
  const { t } = useTranslation('timeline');
  const client = useQueryClient();
  const { queryKey } = notificationQueries.list();
  const { mutate } = useMutation({
    mutationFn: (ids: string[] | undefined) => markRead(ids),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey });
      showRead(client, ids);
    },
    onError: () => void toast.error(t('notifications.read.failed')),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return mutate;
}
