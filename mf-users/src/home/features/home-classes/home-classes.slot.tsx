import { Box, Skeleton, Stack, Text } from '@academy/shared-ui';
import { MonthSwitch } from '@academy/shared-ui/date-field';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgreedText } from '#/base/components/agreed-text.ts';
import { monthHere } from '#/base/components/day-here.ts';
import { homeQueries, outcomes, type Week } from '#/home/api/home.ts';
import { Figures } from '#/home/components/figures.tsx';
import { sizes } from '#/home/components/sizes.ts';
import { TeacherTable } from './teacher-table.tsx';
import { WeeksChart } from './weeks-chart.tsx';

const EARLIEST = '2000-01';

/** D51: the outcomes of a month's classes by week, and each teacher's numbers. */
export default function HomeClasses() {
  const { t } = useTranslation('users');
  const [chosen, choose] = useState<string | null>(null);
  const found = useQuery({ ...homeQueries.weeks(chosen), placeholderData: keepPreviousData });
  const { data, isPlaceholderData: isStale } = found;
  const latest = monthHere();
  const month = chosen ?? data?.month ?? latest;
  const action = (
    <Box marginInlineEnd="-2.5">
      <MonthSwitch label={t('home.classes.choice')} value={month} min={EARLIEST} max={latest} onChange={choose} />
    </Box>
  );
  return (
    <PartCard height="full" title={t('home.classes.title')} action={action} query={found} room={!data && sizes.classes}>
      {found.error && !data ? (
        <PartError query={found} />
      ) : (
        <Stack gap="5" opacity={isStale ? 0.55 : 1} transition="opacity {durations.base}" aria-busy={isStale || !data}>
          <Figures
            figures={outcomes.map((outcome) => ({
              label: t(`home.classes.outcome.${outcome}`),
              value: data?.weeks.reduce((sum, week) => sum + week[outcome], 0),
            }))}
          />
          {data && <AgreedLine weeks={data.weeks} />}
          {data ? <WeeksChart weeks={data.weeks} /> : <Skeleton height="256px" width="full" data-bones />}
        </Stack>
      )}
      <TeacherTable key={chosen} month={chosen} />
    </PartCard>
  );
}

/** D104: changes agreed with families are shown separately. */
function AgreedLine({ weeks }: { weeks: readonly Week[] }) {
  const textOf = useAgreedText();
  const sum = (name: 'excused' | 'moved' | 'made_up') => weeks.reduce((total, week) => total + week[name], 0);
  const text = textOf({ excused: sum('excused'), moved: sum('moved'), made_up: sum('made_up') });
  return text && <Text color="fg.muted">{text}</Text>;
}
