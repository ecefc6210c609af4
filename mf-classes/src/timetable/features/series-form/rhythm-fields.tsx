import { SelectField, TextField } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { type EntryFormState, FormSection } from '@academy/shared-ui/forms';
import { useTranslation } from 'react-i18next';
import type { Parties } from '#/base/components/time/use-other-parties.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { FreeSlotOffers } from './free-slot-offers.tsx';
import { MOST_WEEKS, type SeriesValues } from './series-form-schema.ts';
import { SlotFields } from './slot-fields.tsx';

interface RhythmFieldsProps {
  entry: EntryFormState<SeriesValues>;
  /** Student and teacher, once chosen. */
  of: Parties;
}

/** The weekly times, how often, and until when. */
export function RhythmFields({ entry, of }: RhythmFieldsProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const ends = entry.form.watch('ends');
  const weeks = Array.from({ length: MOST_WEEKS }, (_, index) => index + 1);
  const clockOf = (side: 'student' | 'teacher') => {
    const { timezone: zone } = of[side];
    return zone ? t(`seriesForm.zone.${side}In`, { city: times.city(zone) }) : t(`seriesForm.zone.${side}`);
  };
  return (
    <FormSection title={t('classForm.section.time')}>
      <DateField label={t('seriesForm.startsOn.label')} {...entry.field('startsOn')} />
      <SlotFields entry={entry} />
      <FreeSlotOffers entry={entry} of={of} />
      <FormSection columns={2}>
        <SelectField
          label={t('seriesForm.zone.label')}
          help={t('seriesForm.zone.help')}
          options={(['student', 'teacher'] as const).map((value) => ({ value, label: clockOf(value) }))}
          {...entry.field('zone')}
        />
        <TextField
          label={t('classForm.duration.label')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          {...entry.field('minutes')}
        />
        <SelectField
          label={t('seriesForm.everyWeeks.label')}
          options={weeks.map((count) => ({
            value: String(count),
            label: t('seriesForm.everyWeeks.option', { count }),
          }))}
          {...entry.field('everyWeeks')}
        />
        <SelectField
          label={t('seriesForm.ends.label')}
          options={(['never', 'day', 'count'] as const).map((value) => ({
            value,
            label: t(`seriesForm.ends.${value}`),
          }))}
          {...entry.field('ends')}
        />
        {ends === 'day' && <DateField label={t('seriesForm.endsOn.label')} {...entry.field('endsOn')} />}
        {ends === 'count' && (
          <TextField
            label={t('seriesForm.count.label')}
            help={t('seriesForm.count.help')}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            {...entry.field('count')}
          />
        )}
      </FormSection>
    </FormSection>
  );
}
