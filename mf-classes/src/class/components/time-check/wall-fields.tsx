import { Grid } from '@academy/shared-ui';
import { TimeField } from '@academy/shared-ui/combobox';
import { DateField } from '@academy/shared-ui/date-field';
import { useTranslation } from 'react-i18next';

interface WallFieldsProps {
  wall: { date: string; time: string };
  errorAt: (name: 'date' | 'time') => string | undefined;
  onChange: (part: { date: string } | { time: string }) => void;
}

/** Date and time on one clock. */
export function WallFields({ wall, errorAt, onChange }: WallFieldsProps) {
  const { t } = useTranslation('classes');
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
      <DateField
        label={t('classForm.date.label')}
        value={wall.date}
        error={errorAt('date')}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <TimeField
        label={t('classForm.time.label')}
        value={wall.time}
        error={errorAt('time')}
        onChange={({ target }) => onChange({ time: target.value })}
      />
    </Grid>
  );
}
