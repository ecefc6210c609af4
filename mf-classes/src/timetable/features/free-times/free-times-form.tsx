import { Grid, SelectField, Text, toast } from '@academy/shared-ui';
import { EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Caution } from '#/base/components/caution.tsx';
import { dateIn } from '#/base/components/time/time-text.ts';
import { freeTimeQueries, saveWeek, type TeacherWeek } from '#/timetable/api/free-times.ts';
import { DaysOffFields } from './days-off-fields.tsx';
import { pauses, weekSchema, weekValues } from './free-times-schema.ts';
import { WindowFields } from './window-fields.tsx';

/** The windows of a week, days off and the pause between classes. */
export function FreeTimesForm({ teacherId, week }: { teacherId: string; week: TeacherWeek }) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const valuesOf = (saved: TeacherWeek) => weekValues(saved, dateIn(Date.now(), saved.timezone));
  const entry = useEntryForm({
    namespace: 'classes',
    schema: weekSchema,
    defaults: valuesOf(week),
    send: async (fields) => {
      const saved = await saveWeek(teacherId, fields);
      client.setQueryData(freeTimeQueries.week(teacherId).queryKey, saved);
      await client.invalidateQueries({ queryKey: freeTimeQueries.all() });
    },
    onSaved: () => {
      const saved = client.getQueryData(freeTimeQueries.week(teacherId).queryKey);
      if (saved) entry.form.reset(valuesOf(saved));
      toast.success(t('freeTimes.saved'));
    },
  });
  const isEmpty = entry.form.watch('windows').length === 0;
  const options = [...new Set([...pauses, week.pauseMinutes])].toSorted((one, other) => one - other);
  return (
    <EntryForm entry={entry} submitLabel={t('freeTimes.save')}>
      {isEmpty && (
        <Caution>
          <Text>{t('freeTimes.unknown')}</Text>
        </Caution>
      )}
      <FormSection title={t('freeTimes.windows.title')} text={t('freeTimes.windows.text')}>
        <WindowFields entry={entry} />
      </FormSection>
      <FormSection title={t('freeTimes.daysOff.title')} text={t('freeTimes.daysOff.text')}>
        <DaysOffFields entry={entry} />
      </FormSection>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '18rem' }}>
        <SelectField
          label={t('freeTimes.pause.label')}
          help={t('freeTimes.pause.help')}
          options={options.map((count) => ({
            value: String(count),
            label: count === 0 ? t('freeTimes.pause.none') : t('freeTimes.pause.minutes', { count }),
          }))}
          {...entry.field('pauseMinutes')}
        />
      </Grid>
    </EntryForm>
  );
}
