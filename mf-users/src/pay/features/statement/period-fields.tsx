import { Card, Grid, SelectField } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { useTranslation } from 'react-i18next';
import type { Period } from '#/pay/api/statements.ts';
import { type ChosenPeriod, presets } from './use-period.ts';

interface PeriodFieldsProps extends ChosenPeriod {
  /** The days of the statement that is shown. */
  stated: Period | undefined;
}

/** Chooses the days of a statement. */
export function PeriodFields({ days, preset, problem, choose, change, stated = days }: PeriodFieldsProps) {
  const { t } = useTranslation('users');
  const shown = preset === 'other' ? days : { from: stated.from, to: stated.to };
  const day = (field: 'from' | 'to') => (
    <DateField
      label={t(`statement.${field}`)}
      value={shown[field]}
      onChange={({ target }) => change({ ...shown, [field]: target.value })}
      error={problem?.field === field ? t(`statement.${problem.key}`) : undefined}
    />
  );
  return (
    <Card marginBlockEnd="6" _print={{ display: 'none' }}>
      <Grid
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
      >
        <SelectField
          label={t('statement.period.label')}
          options={presets.map((value) => ({ value, label: t(`statement.period.${value}`) }))}
          value={preset}
          onChange={({ target }) => choose(target.value)}
        />
        {day('from')}
        {day('to')}
      </Grid>
    </Card>
  );
}
