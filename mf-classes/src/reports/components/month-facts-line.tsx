import { localeOf } from '@academy/shared-auth';
import { Box, chakra } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { MonthFacts } from '#/reports/api/monthly-reports.ts';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
    gap: '4',
    '& dt': { color: 'fg.subtle', fontSize: 'xs' },
    '& dd': { fontSize: 'lg', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});

/** The month in numbers; zero counts are left out. */
export function MonthFactsLine({ facts }: { facts: MonthFacts }) {
  const { t, i18n } = useTranslation('classes');
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  const minutes = new Intl.NumberFormat(localeOf(i18n.language), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  const shown = (['absence_student', 'absence_teacher', 'cancelled', 'open'] as const).filter(
    (name) => facts[name] > 0,
  );
  return (
    <List>
      <Box>
        <dt>{t('monthly.facts.held')}</dt>
        <dd>{number.format(facts.held)}</dd>
      </Box>
      {facts.minutes > 0 && (
        <Box>
          <dt>{t('monthly.facts.minutes')}</dt>
          <dd>{minutes.format(facts.minutes)}</dd>
        </Box>
      )}
      {shown.map((name) => (
        <Box key={name}>
          <dt>{t(`monthly.facts.${name}`)}</dt>
          <dd>{number.format(facts[name])}</dd>
        </Box>
      ))}
    </List>
  );
}
