import { toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshChats } from '#/api/chat-cache.ts';
import { closeChat, reopenChat } from '#/api/chats.ts';

/** Hides a conversation from the viewer's list, until a new message comes or the viewer undoes it (D48). */
export function useCloseChat(): (chatId: string) => void {
  const { t } = useTranslation('messaging');
  const client = useQueryClient();
  const reopening = useMutation({
    mutationFn: reopenChat,
    onSuccess: () => refreshChats(client),
    onError: () => void toast.error(t('chat.close.undoFailed')),
  });
  const { mutate } = useMutation({
    mutationFn: closeChat,
    onSuccess: async (_, chatId) => {
      await refreshChats(client);
      const undo = { label: t('chat.close.undo'), onSelect: () => reopening.mutate(chatId) };
      toast.success(t('chat.close.done'), { action: undo });
    },
    onError: () => void toast.error(t('chat.close.failed')),
  });
  return mutate;
}
