import { useLanguage } from '@academy/shared-auth';
import { Box, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { Structure } from '#/api/structure.ts';
import type { Goal } from '#/api/study.ts';
import { rangeText } from '#/components/range/range.ts';
import { useDayText } from '#/components/use-day-text.ts';

/** D153: a goal in words: how far it has come, its pace, and when it is likely reached. */
export function GoalText({ goal, structure }: { goal: Goal; structure: Structure }) {
  const { t } = useTranslation('progress');
  const dayText = useDayText();
  const { range, by, pages, paceNeeded, pace, forecast } = goal;
  const name = rangeText(structure, range, useLanguage());
  const isReached = pages.done >= pages.total;
  const facts = [
    t('goal.pages', { ...pages }),
    t('goal.pace', { pace }),
    paceNeeded !== null && t('goal.needed', { pace: paceNeeded }),
  ].filter((fact) => fact !== false);
  return (
    <Box minWidth="0">
      <Text fontWeight="medium">{t('goal.line', { name, day: dayText(by) })}</Text>
      {isReached ? (
        <Text fontSize="sm">{t('goal.reached')}</Text>
      ) : (
        <>
          <Text fontSize="sm" color="fg.muted">
            {facts.join(' · ')}
          </Text>
          <Text fontSize="sm">
            {forecast
              ? t('goal.forecast', { from: dayText(forecast.from), to: dayText(forecast.to) })
              : t('goal.noForecast')}
          </Text>
        </>
      )}
    </Box>
  );
}
