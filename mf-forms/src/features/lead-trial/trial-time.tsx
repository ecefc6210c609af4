import { SelectField } from '@academy/shared-ui';
import { TimeField } from '@academy/shared-ui/combobox';
import { DateField } from '@academy/shared-ui/date-field';
import { type EntryFormState, FormSection } from '@academy/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { freeTimesOf } from '#/api/trial-choices.ts';
import { useLeadWords } from '#/components/use-lead-words.ts';
import { OWN, type TrialValues } from './trial-schema.ts';

interface TrialTimeProps {
  entry: EntryFormState<TrialValues>;
  /** The family's zone. */
  zone: string;
}

/** One of the teacher's free times, on both clocks, or another time on the viewer's clock. */
export function TrialTime({ entry, zone }: TrialTimeProps) {
  const { t } = useTranslation('forms');
  const words = useLeadWords();
  const [teacher, minutes, startsAt] = entry.form.watch(['teacherId', 'minutes', 'startsAt']);
  const { data } = useQuery(freeTimesOf(teacher?.value ?? '', minutes));
  const free = teacher ? (data?.data ?? []) : [];
  const help = data && !data.known ? t('leads.trial.unknown') : undefined;
  return (
    <>
      <SelectField
        label={t('leads.trial.time')}
        help={help}
        placeholder={t('leads.trial.chooseTime')}
        options={[
          ...free.map(({ startsAt: value }) => ({ value, label: words.both(value, zone) })),
          { value: OWN, label: t('leads.trial.other') },
        ]}
        {...entry.field('startsAt')}
      />
      {startsAt === OWN && (
        <FormSection columns={2}>
          <DateField label={t('leads.trial.date')} {...entry.field('date')} />
          <TimeField label={t('leads.trial.clock', { city: words.city(words.zone) })} {...entry.field('time')} />
        </FormSection>
      )}
    </>
  );
}
