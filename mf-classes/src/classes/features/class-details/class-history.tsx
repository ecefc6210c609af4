import { Box, Stack, Text } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { ClassDetail, HistoryEntry } from '#/class/api/class-schema.ts';
import { useReasons } from './cancel-line.tsx';

/** The changes of a class's status: who, when, why; the latest first. */
export function ClassHistory({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes');
  if (detail.history.length === 0) return null;
  return (
    <PartCard title={t('history.title')}>
      <Stack as="ol" listStyle="none" gap="4">
        {detail.history.toReversed().map((entry) => (
          <Entry key={`${entry.at} ${entry.action}`} entry={entry} />
        ))}
      </Stack>
    </PartCard>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const reasons = useReasons()(entry);
  const who = entry.by ? 'by' : 'alone';
  return (
    <Box as="li" borderInlineStartWidth="2px" borderColor="border.medium" paddingInlineStart="3">
      <Text fontWeight="medium">
        {t(`history.${who}.${entry.action}`, { name: entry.by ? isolated(entry.by.name) : '' })}
      </Text>
      {reasons.length > 0 && (
        <Text color="fg.muted" fontSize="sm">
          {reasons.map((words) => (
            <bdi key={words} style={{ display: 'block' }}>
              {words}
            </bdi>
          ))}
        </Text>
      )}
      <Text fontSize="sm" color="fg.subtle" asChild>
        <time dateTime={entry.at}>{times.near(entry.at)}</time>
      </Text>
    </Box>
  );
}
