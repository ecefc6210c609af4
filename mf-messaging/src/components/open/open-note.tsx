import { localeOf, useSession } from '@academy/shared-auth';
import { Box, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Participant } from '#/api/messages.ts';
import type { Thread } from '#/api/thread.ts';
import { OlderChoice } from './older-choice.tsx';

/** Who is in the conversation, each with their part; the viewer last. */
function useNames(participants: readonly Participant[]): string {
  const { t, i18n } = useTranslation('messaging');
  const me = useSession(({ user }) => user?.id);
  const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' });
  const others = participants.filter(({ id }) => id !== me).map(({ name, as }) => t(`open.part.${as}`, { name }));
  return list.format(others.length < participants.length ? [...others, t('open.you')] : others);
}

/** The line on top of a conversation of a child with a teacher: who reads and writes it (D143). */
export function OpenNote({ thread }: { thread: Thread }) {
  const { t } = useTranslation('messaging');
  const names = useNames(thread.participants);
  if (thread.participants.length === 0) return null;
  return (
    <Box role="note" paddingInline="4" paddingBlock="1.5" bg="brand.subtle" color="fg" textAlign="center">
      <Text fontSize="xs" textWrap="balance">
        {t('open.note', { names })}
      </Text>
      {thread.opening?.older && thread.chatId && (
        <OlderChoice chatId={thread.chatId} older={thread.opening.older} name={thread.other.name} />
      )}
    </Box>
  );
}
