import { Box, Text } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import type { SeriesSuggestion } from '#/timetable/api/series.ts';
import { OwnClock, useWeeklyTimes } from './weekly-times.tsx';

/** Weekly times of classes without a series, and the actions on them. */
export function SuggestedTimes({ suggestion, children }: { suggestion: SeriesSuggestion; children: ReactNode }) {
  const { t } = useTranslation('classes');
  const times = useWeeklyTimes()(suggestion);
  return (
    <Box minWidth="0">
      <Text fontSize="sm">
        {t('series.suggestion.text', { teacher: isolated(suggestion.teacher.name), times: isolated(times) })}
      </Text>
      <OwnClock of={suggestion} />
      <Box marginBlockStart="1">{children}</Box>
    </Box>
  );
}
