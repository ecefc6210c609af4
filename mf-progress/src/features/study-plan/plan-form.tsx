import { localeOf } from '@academy/shared-auth';
import { CheckboxField, Grid, TextField, toast } from '@academy/shared-ui';
import { EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { ErrorGroup } from '@academy/shared-ui/rows';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { progressQueries } from '#/api/progress.ts';
import { type StudyPlan, saveStudyPlan } from '#/api/study.ts';
import { places } from '#/components/places.ts';
import { changedPlan, planSchema, planValues } from './plan-schema.ts';
import { TravelFields } from './travel-fields.tsx';

/** Starts with Saturday (D57); 0 is Sunday. */
const WEEK = [6, 0, 1, 2, 3, 4, 5] as const;
const DAY_MS = 86_400_000;
/** A Sunday. */
const SUNDAY = Date.parse('2026-03-01T00:00Z');

function useDayNames() {
  const { i18n } = useTranslation('progress');
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { weekday: 'long', timeZone: 'UTC' });
  return WEEK.map((weekday) => ({ value: String(weekday), label: format.format(SUNDAY + weekday * DAY_MS) }));
}

export function PlanForm({ studentId, plan }: { studentId: string; plan: StudyPlan }) {
  const { t } = useTranslation('progress');
  const client = useQueryClient();
  const days = useDayNames();
  const entry = useEntryForm({
    namespace: 'progress',
    schema: planSchema,
    defaults: planValues(plan),
    send: async (fields) => {
      await saveStudyPlan(studentId, changedPlan(plan, fields));
      await client.invalidateQueries({ queryKey: progressQueries.all() });
    },
    onSaved: () => toast.success(t('plan.saved')),
  });
  const back = places.student(studentId);
  return (
    <EntryForm entry={entry} submitLabel={t('plan.save')} savedTo={back} cancelTo={back}>
      <FormSection title={t('plan.days.title')}>
        <ErrorGroup label={t('plan.days.title')} error={entry.errorAt('daysOfWeek')}>
          <Grid gap="2" gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' }}>
            {days.map(({ value, label }) => (
              <CheckboxField key={value} label={label} value={value} {...entry.form.register('daysOfWeek')} />
            ))}
          </Grid>
        </ErrorGroup>
      </FormSection>
      <TextField
        label={t('plan.pages.label')}
        help={t('plan.pages.help', { ...plan.capacity })}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        {...entry.field('pagesADay')}
      />
      <FormSection title={t('plan.travel.title')} text={t('plan.travel.text')}>
        <TravelFields entry={entry} />
      </FormSection>
    </EntryForm>
  );
}
