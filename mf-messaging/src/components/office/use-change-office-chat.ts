import { toast } from '@academy/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOfficeChat, type OfficeChange, refreshOffice } from '#/api/office.ts';

/** Changes a conversation of the office and shows it; a failure is said. */
export function useChangeOfficeChat(): (chatId: string, change: OfficeChange) => Promise<void> {
  const { t } = useTranslation('messaging');
  const client = useQueryClient();
  return useCallback(
    async (chatId, change) => {
      try {
        await changeOfficeChat(chatId, change);
      } catch {
        toast.error(t('office.change.failed'));
      }
      await refreshOffice(client, chatId);
    },
    [client, t],
  );
}
