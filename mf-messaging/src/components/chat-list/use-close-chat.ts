import { useTranslation } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import { toast } from '@academy/shared-ui';
import { refreshChats } from '#/api/chat-cache.ts';
import { closeChat } from '#/api/chats.ts';

/** Hides a conversation from the viewer's list, until something new comes (D48). */
export function useCloseChat(): (chatId: string) => void {
  const { t } = useTranslation('messaging');
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: closeChat,
    onSuccess: async () => {
      await refreshChats(client);
      toast.success(t('chat.close.done'));
    },
    onError: () => void toast.error(t('chat.close.failed')),
  });
  return mutate;
}
