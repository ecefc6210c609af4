import { localeOf } from '@academy/shared-auth';
import { Box, Flex, Text } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import type { ClassPerson } from '#/class/api/classes-of-person.ts';
import type { Week } from '#/classes/components/person-classes/weeks.ts';
import { WeekChart } from './week-chart.tsx';

interface AttendanceProps {
  weeks: readonly Week[];
  side: ClassPerson['side'];
}

const outcomes = ['attended', 'absence_student', 'absence_teacher'] as const;

/** The number of classes in the weeks, the absences of each person, and the numbers by week. */
export function Attendance({ weeks, side }: AttendanceProps) {
  const { t, i18n } = useTranslation('classes');
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  const counts = outcomes.map((outcome) => ({
    label: t(`personClasses.count.${outcome === 'attended' ? side : outcome}`),
    count: weeks.reduce((sum, week) => sum + week[outcome], 0),
  }));
  const isEmpty = counts.every(({ count }) => count === 0);
  return (
    <PartCard title={t('personClasses.weeks')}>
      {isEmpty ? (
        <Text color="fg.muted">{t('personClasses.noneLately')}</Text>
      ) : (
        <>
          <Flex as="dl" columnGap={{ base: '5', md: '8' }} rowGap="3" flexWrap="wrap" marginBlockEnd="4">
            {counts.map(({ label, count }) => (
              <Flex key={label} flexDirection="column-reverse">
                <Text as="dt" fontSize="sm" color="fg.muted">
                  {label}
                </Text>
                <Box as="dd" fontSize="xl" fontWeight="semibold" lineHeight="heading" fontVariantNumeric="tabular-nums">
                  {number.format(count)}
                </Box>
              </Flex>
            ))}
          </Flex>
          <WeekChart weeks={weeks} label={t(`personClasses.chart.${side}`)} />
        </>
      )}
    </PartCard>
  );
}
