import { ApiError, requestKeys, useTranslation } from '@academy/shared-auth';
import { useQuery, useQueryClient } from '@academy/shared-auth/query';
import { useSearchParams } from '@academy/shared-auth/router';
import { Box, LinkTabs, PageBody, PageHeader, TextAreaField, TextField, toast } from '@academy/shared-ui';
import { EntryForm, type EntryFormState, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { classQueries } from '#/api/classes.ts';
import { personQueries } from '#/api/people.ts';
import { createSeries } from '#/api/series.ts';
import { personOption } from '#/components/choices.ts';
import { places } from '#/components/places.ts';
import { weekdayOf } from '#/components/series/weekdays.ts';
import { useViewer } from '#/components/use-viewer.ts';
import { PeopleFields } from './people-fields.tsx';
import { RhythmFields } from './rhythm-fields.tsx';
import {
  emptySeries,
  type SeriesValues,
  seriesFormProblems,
  seriesFormSchema,
  seriesFormTexts,
} from './series-form-schema.ts';
import { Preview } from './series-preview.tsx';

/** Not chosen yet. */
const nobody = { id: '', name: '', timezone: '' };

/** The student whom the address names, and what comes with a student: length, teacher, and where they are. */
function usePeople(entry: EntryFormState<SeriesValues>, hasTeacher: boolean) {
  const [search] = useSearchParams();
  const viewer = useViewer();
  const { setValue, getValues, watch } = entry.form;
  const named = search.get('student_id') ?? '';
  const [student, teacher] = watch(['studentId', 'teacherId']);
  const studentId = student?.value ?? named;
  const { data: person } = useQuery({ ...personQueries.detail(studentId), enabled: studentId !== '' });
  const { data: other } = useQuery({ ...personQueries.detail(teacher?.value ?? ''), enabled: Boolean(teacher) });
  useEffect(() => {
    if (!person) return;
    if (!getValues('studentId')) setValue('studentId', personOption(person));
    const plan = person.student;
    if (!plan) return;
    setValue('minutes', String(plan.agreed_session_duration));
    const { teacher_id: id, teacher_name: name } = plan;
    if (hasTeacher && id && name && !getValues('teacherId'))
      setValue('teacherId', { value: id, label: name, kind: 'person' });
  }, [person, hasTeacher, setValue, getValues]);
  const own = { id: viewer.id, name: viewer.name, timezone: viewer.timezone };
  return { student: person ?? nobody, teacher: hasTeacher ? (other ?? nobody) : own };
}

/** The first day says the first day of the week, until that is chosen. */
function useFirstWeekday({ form }: EntryFormState<SeriesValues>) {
  const [startsOn, slots] = form.watch(['startsOn', 'slots']);
  const { setValue } = form;
  const isOpen = slots.length === 1 && slots[0]?.weekday === '';
  useEffect(() => {
    if (isOpen && /^\d{4}-\d{2}-\d{2}$/.test(startsOn)) setValue('slots.0.weekday', String(weekdayOf(startsOn)));
  }, [isOpen, startsOn, setValue]);
}

function SeriesForm() {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const viewer = useViewer();
  const [keyFor] = useState(requestKeys);
  const hasTeacher = viewer.side !== 'teacher';
  const schema = useMemo(() => seriesFormSchema({ hasTeacher }), [hasTeacher]);
  const [madeId, setMadeId] = useState<string | null>(null);
  const [needsLink, setNeedsLink] = useState(false);
  const entry = useEntryForm({
    namespace: 'classes',
    schema,
    defaults: emptySeries,
    texts: seriesFormTexts,
    whole: seriesFormProblems,
    send: async (fields) => {
      const made = await createSeries(fields, keyFor(fields)).catch((error) => {
        setNeedsLink(error instanceof ApiError && error.code === 'meeting_authorization_required');
        throw error;
      });
      setMadeId(made.data.id);
      await client.invalidateQueries({ queryKey: classQueries.all() });
    },
    onSaved: () => toast.success(t('seriesForm.added')),
  });
  const people = usePeople(entry, hasTeacher);
  useFirstWeekday(entry);
  const checked = v.safeParse(schema, entry.form.watch());
  return (
    <EntryForm
      entry={entry}
      submitLabel={t('seriesForm.add')}
      savedTo={madeId ? places.series(madeId) : places.list}
      cancelTo={places.list}
    >
      <PeopleFields entry={entry} hasTeacher={hasTeacher} />
      <RhythmFields entry={entry} of={people} />
      <FormSection title={t('classForm.section.plan')}>
        <TextAreaField label={t('details.plan')} hint={t('form.optional')} rows={2} {...entry.field('accomplished')} />
        {needsLink && (
          <TextField
            type="url"
            label={t('classForm.link.label')}
            hint={t('form.optional')}
            {...entry.field('zoomLink')}
          />
        )}
      </FormSection>
      <Preview request={checked.success ? checked.output : null} of={people} />
    </EntryForm>
  );
}

export default function SeriesFormPage() {
  const { t } = useTranslation('classes');
  return (
    <PageBody width="reading">
      <PageHeader title={t('classForm.addTitle')} />
      <LinkTabs
        label={t('seriesForm.tabs')}
        links={[
          { to: places.add, label: t('seriesForm.once'), isCurrent: false },
          { to: places.addSeries(), label: t('seriesForm.weekly'), isCurrent: true },
        ]}
      />
      <Box paddingBlockStart="4">
        <SeriesForm />
      </Box>
    </PageBody>
  );
}
