import { CheckboxField, SelectField, Stack, Text, TextField } from '@academy/shared-ui';
import { ComboboxField, TimeField } from '@academy/shared-ui/combobox';
import { useTranslation } from 'react-i18next';
import { personChoice } from '#/base/components/choices.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { materialChoice } from '#/library/components/material-choice.ts';
import type { SeriesDetail } from '#/timetable/api/series.ts';
import { useSlotWords } from '#/timetable/components/series/slot-words.ts';
import { weekdayOptions } from '#/timetable/components/series/weekdays.ts';
import { type ChangeValues, slotValues } from './change-series.ts';

interface ChangeFieldsProps {
  series: SeriesDetail;
  values: ChangeValues;
  /** The error at a field. */
  errorAt: (name: 'weekday' | 'time' | 'minutes' | 'teacherId' | 'materialId') => string | undefined;
  isSlotFixed: boolean;
  onChange: (values: Partial<ChangeValues>) => void;
}

const queries = { teacher: personChoice('teacher'), material: materialChoice };

/** The fields of a series that can change. */
export function ChangeFields({ series, values, errorAt, isSlotFixed, onChange }: ChangeFieldsProps) {
  const { t, i18n } = useTranslation('classes');
  const times = useTimes();
  const choices = useViewer().side === 'teacher' ? (['material'] as const) : (['teacher', 'material'] as const);
  const hasException = series.classes.some(({ isException, status }) => isException && status === 'scheduled');
  return (
    <Stack gap="4">
      <Text fontSize="sm" color="fg.muted">
        {t('classForm.section.timeIn', { city: times.city(series.zone) })}
      </Text>
      {series.slots.length > 1 && !isSlotFixed && (
        <SlotField slots={series.slots} value={values.slotId} onChange={onChange} />
      )}
      <SelectField
        label={t('seriesForm.weekday.label')}
        options={weekdayOptions(i18n.language)}
        value={values.weekday}
        error={errorAt('weekday')}
        onChange={({ target }) => onChange({ weekday: target.value })}
      />
      <TimeField
        label={t('classForm.time.label')}
        value={values.time}
        error={errorAt('time')}
        onChange={({ target }) => onChange({ time: target.value })}
      />
      <TextField
        label={t('classForm.duration.label')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        value={values.minutes}
        error={errorAt('minutes')}
        onChange={({ target }) => onChange({ minutes: target.value })}
      />
      {choices.map((name) => (
        <ComboboxField
          key={name}
          label={t(`column.${name}`)}
          value={values[`${name}Id`]}
          error={errorAt(`${name}Id`)}
          onChange={(option) => onChange({ [`${name}Id`]: option })}
          query={queries[name]}
        />
      ))}
      {hasException && (
        <CheckboxField
          label={t('series.change.alsoChanged')}
          checked={values.alsoChanged}
          onChange={({ target }) => onChange({ alsoChanged: target.checked })}
        />
      )}
    </Stack>
  );
}

interface SlotFieldProps {
  slots: SeriesDetail['slots'];
  value: string;
  onChange: (values: Partial<ChangeValues>) => void;
}

/** Which weekly time of the series changes. */
function SlotField({ slots, value, onChange }: SlotFieldProps) {
  const { t } = useTranslation('classes');
  const slotWords = useSlotWords();
  return (
    <SelectField
      label={t('series.change.slot')}
      options={slots.map((slot) => ({ value: slot.id, label: slotWords([slot]) }))}
      value={value}
      onChange={({ target }) => onChange(slotValues(slots.find(({ id }) => id === target.value)))}
    />
  );
}
