import { Box, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { type ClassDetail, cancelReasons, type HistoryEntry } from '#/class/api/class-schema.ts';

/** The reason of an action: a code in words, or typed text; and a note. */
export function useReasons() {
  const { t } = useTranslation('classes');
  return ({ reason, note }: Pick<HistoryEntry, 'reason' | 'note'>): string[] => {
    const code = cancelReasons.find((known) => known === reason);
    return [code ? t(`cancelReason.${code}`) : reason, note].filter((words): words is string => Boolean(words));
  };
}

/** Replaces the countdown: why the class does not take place. */
export function CancelLine({ detail }: { detail: Pick<ClassDetail, 'history'> }) {
  const reasonsOf = useReasons();
  const entry = detail.history.findLast(({ action }) => action === 'cancel');
  if (!entry) return null;
  const [reason, ...notes] = reasonsOf(entry);
  return (
    <Box maxWidth={{ md: '20rem' }} textAlign={{ base: 'start', md: 'end' }}>
      <Text fontWeight="medium" color="fg.muted">
        <bdi>{reason}</bdi>
      </Text>
      {notes.map((note) => (
        <Text key={note} fontSize="sm" color="fg.subtle" overflowWrap="anywhere">
          <bdi>{note}</bdi>
        </Text>
      ))}
    </Box>
  );
}
