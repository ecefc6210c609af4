import { ApiError } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sendAgain, webhookQueries } from '#/people/api/webhooks.ts';

/** Sends a message once more. */
export function useSendAgain(onSent: () => void) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => sendAgain(id),
    onSuccess: () => {
      onSent();
      toast.success(t('webhooks.test.done'));
    },
    onError: (error) =>
      void toast.error(
        t(error instanceof ApiError && error.status === 409 ? 'webhooks.test.notOn' : 'webhooks.failed'),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: webhookQueries.all() }),
  });
}
