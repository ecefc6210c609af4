import { useTranslation } from '@academy/shared-auth';
import { Card, Grid, SelectField } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { presets, type usePeriod } from './use-period.ts';

/** Which days a statement is of. */
export function PeriodFields({ period, preset, problem, choose, setDay }: ReturnType<typeof usePeriod>) {
  const { t } = useTranslation('users');
  const day = (field: 'from' | 'to') => (
    <DateField
      label={t(`statement.${field}`)}
      value={period[field]}
      onChange={({ target }) => setDay(field, target.value)}
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
