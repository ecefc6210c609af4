import { useSession } from '@academy/shared-auth';
import { Box, HStack, Stack, TextLink } from '@academy/shared-ui';
import { MonthSwitch } from '@academy/shared-ui/date-field';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { monthHere } from '#/base/components/day-here.ts';
import { places } from '#/base/components/people/places.ts';
import { sizes } from '#/home/components/sizes.ts';
import { statisticsQueries } from '#/pay/api/statistics.ts';
import { MonthFigures } from '#/pay/components/month-figures.tsx';

const EARLIEST = '2000-01';

/** D51: a teacher's own month (D52), with links to its parts. */
export default function HomeTeacherMonth() {
  const id = useSession(({ user }) => user?.id);
  return id ? <Month teacherId={id} /> : null;
}

function Month({ teacherId }: { teacherId: string }) {
  const { t } = useTranslation('users');
  const [chosen, choose] = useState<string | null>(null);
  const found = useQuery({ ...statisticsQueries.month(teacherId, chosen), placeholderData: keepPreviousData });
  const { data, isPlaceholderData: isStale } = found;
  const latest = monthHere();
  const month = chosen ?? data?.month ?? latest;
  const action = (
    <Box marginInlineEnd="-2.5">
      <MonthSwitch label={t('statistics.month.label')} value={month} min={EARLIEST} max={latest} onChange={choose} />
    </Box>
  );
  return (
    <PartCard
      height="full"
      title={t('home.month.title')}
      action={action}
      query={found}
      room={!data && sizes.teacherMonth}
    >
      {found.error && !data ? (
        <PartError query={found} />
      ) : (
        <Stack gap="4">
          <MonthFigures statistics={data} hasSalary isStale={isStale} />
          <HStack columnGap="5" rowGap={{ base: '6', md: '2' }} flexWrap="wrap" fontSize="sm">
            <TextLink alone to={places.salaryMonth(teacherId, month)}>
              {t('salary.month.how')}
            </TextLink>
            <TextLink alone to={places.statistics(teacherId)}>
              {t('home.month.all')}
            </TextLink>
          </HStack>
        </Stack>
      )}
    </PartCard>
  );
}
