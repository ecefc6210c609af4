import { Box, Flex, Text } from '@academy/shared-ui';
import { PauseIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { type Hold, holdQueries } from '#/timetable/api/holds.ts';
import { useHoldWords } from './use-hold-words.ts';

/** The running hold, otherwise the next one, which is the last future one of the list. */
const presentHold = (holds: readonly Hold[]): Hold | undefined =>
  holds.find(({ state }) => state === 'running') ?? holds.findLast(({ state }) => state === 'planned');

/** A student's present or next hold, if there is one and the viewer may see it. */
export function usePresentHold(studentId: string | null): Hold | undefined {
  const query = holdQueries.ofStudent(studentId ?? '');
  const { data } = useQuery({ ...query, retry: false, enabled: studentId !== null });
  return data && presentHold(data.data);
}

/** Says that a student's classes pause or will pause; otherwise, or if the viewer may not see it, renders nothing. */
export function HoldNote({ studentId }: { studentId: string }) {
  const { t } = useTranslation('classes');
  const { dayOf } = useHoldWords();
  const hold = usePresentHold(studentId);
  if (!hold) return null;
  const { from, to, state, unpaid } = hold;
  const name = `${state === 'running' ? 'running' : 'planned'}${to === null ? 'Open' : ''}` as const;
  return (
    <Flex gap="2.5" padding="3" marginBlockEnd="4" bg="bg.subtle" borderRadius="control" fontSize="sm">
      <Box flexShrink="0" marginBlockStart="0.5" color="fg.muted" aria-hidden>
        <PauseIcon size={18} />
      </Box>
      <Box>
        <Text>
          {t(`holds.note.${name}`, { from: isolated(dayOf(from)), to: isolated(to === null ? '' : dayOf(to)) })}
        </Text>
        {unpaid && <Text>{t('holds.note.unpaid')}</Text>}
      </Box>
    </Flex>
  );
}
