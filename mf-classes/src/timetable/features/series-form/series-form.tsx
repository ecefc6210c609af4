import { requestKeys } from '@academy/shared-auth';
import { TextAreaField, TextField, toast } from '@academy/shared-ui';
import { EntryForm, type EntryFormState, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { personQueries } from '#/base/api/people.ts';
import { personOption } from '#/base/components/choices.ts';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { classQueries } from '#/class/api/classes.ts';
import { AuthorizationNeeded, AuthorizationOffer } from '#/class/components/fields/authorization-needed.tsx';
import { ClassPeopleFields } from '#/class/components/fields/class-people-fields.tsx';
import { EnrolmentField } from '#/class/components/fields/enrolment-field.tsx';
import { useEnrolmentChoice } from '#/class/components/fields/use-enrolment-choice.ts';
import { useNeededAuthorization } from '#/class/components/fields/use-needed-authorization.ts';
import { useStudentPlan } from '#/class/components/fields/use-student-plan.ts';
import { createSeries } from '#/timetable/api/series.ts';
import { weekdayOf } from '#/timetable/components/series/weekdays.ts';
import { RhythmFields } from './rhythm-fields.tsx';
import {
  emptySeries,
  type SeriesValues,
  seriesFormProblems,
  seriesFormSchema,
  seriesFormTexts,
} from './series-form-schema.ts';
import { Preview } from './series-preview.tsx';
import { Suggestions } from './suggestions.tsx';

/** Not chosen yet. */
const nobody = { id: '', name: '', timezone: '' };

/** The subject, of a student with several. */
function useSubject(entry: EntryFormState<SeriesValues>, hasTeacher: boolean) {
  const { id } = useViewer();
  const { setValue, watch, clearErrors } = entry.form;
  const [student, teacher, value] = watch(['studentId', 'teacherId', 'enrolmentId']);
  const choice = useEnrolmentChoice({
    studentId: student?.value ?? '',
    teacherId: hasTeacher ? (teacher?.value ?? '') : id,
    ownId: hasTeacher ? null : id,
    value,
    setValue: (next) => {
      setValue('enrolmentId', next);
      clearErrors('enrolmentId');
    },
    setTeacher: (option) => hasTeacher && setValue('teacherId', option),
    setLength: (length) => setValue('minutes', length),
  });
  const error = entry.errorAt('enrolmentId');
  return { choice, field: <EnrolmentField {...{ choice, value, error }} name="enrolmentId" /> };
}

/** The student in the address, and the values that come with a student: length, teacher, and zone. */
function usePeople(
  entry: EntryFormState<SeriesValues>,
  { named, hasTeacher, minutes }: { named: string; hasTeacher: boolean; minutes: number | undefined },
) {
  const viewer = useViewer();
  const { setValue, getValues, watch } = entry.form;
  const [student, teacher] = watch(['studentId', 'teacherId']);
  const person = useStudentPlan({
    studentId: student?.value ?? named,
    lengthOf: () => getValues('minutes'),
    minutes,
    setLength: (length) => setValue('minutes', length),
    setTeacher: (option) => {
      if (hasTeacher && !getValues('teacherId')) setValue('teacherId', option);
    },
  });
  const { data: other } = useQuery({ ...personQueries.detail(teacher?.value ?? ''), enabled: Boolean(teacher) });
  useEffect(() => {
    if (person?.id === named && !student) setValue('studentId', personOption(person));
  }, [person, named, student, setValue]);
  const own = { id: viewer.id, name: viewer.name, timezone: viewer.timezone };
  return { student: person ?? nobody, teacher: hasTeacher ? (other ?? nobody) : own };
}

/** The first day sets the first weekday, until one is chosen. */
function useFirstWeekday({ form }: EntryFormState<SeriesValues>) {
  const [startsOn, slots] = form.watch(['startsOn', 'slots']);
  const { setValue } = form;
  const isOpen = slots.length === 1 && slots[0]?.weekday === '';
  useEffect(() => {
    if (isOpen && /^\d{4}-\d{2}-\d{2}$/.test(startsOn)) setValue('slots.0.weekday', String(weekdayOf(startsOn)));
  }, [isOpen, startsOn, setValue]);
}

/** The form, and the function that sends its values. */
function useSeriesEntry(named: string, isLike: boolean, hasTeacher: boolean) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  const schema = useMemo(() => seriesFormSchema({ hasTeacher }), [hasTeacher]);
  const [madeId, setMadeId] = useState<string | null>(null);
  const authorization = useNeededAuthorization();
  const navigate = useNavigate();
  const another = { label: t('seriesForm.another'), onSelect: () => navigate(places.addSeries()) };
  const entry = useEntryForm({
    namespace: 'classes',
    schema,
    defaults: emptySeries,
    // A draft for another student is not restored; a form that starts from existing classes ignores drafts.
    draft: isLike ? undefined : `series${named}`,
    texts: seriesFormTexts,
    whole: seriesFormProblems,
    send: async (fields) => {
      const made = await createSeries(fields, keyFor(fields)).catch(authorization.noteError);
      setMadeId(made.data.id);
      await client.invalidateQueries({ queryKey: classQueries.all() });
    },
    onSaved: () => toast.success(t('seriesForm.added'), { action: another }),
  });
  const checked = v.safeParse(schema, entry.form.watch());
  const request = checked.success ? checked.output : null;
  return { entry, authorization, request, savedTo: madeId ? places.series(madeId) : places.list };
}

export function SeriesForm() {
  const { t } = useTranslation('classes');
  const [search] = useSearchParams();
  const hasTeacher = useViewer().side !== 'teacher';
  const named = search.get('student_id') ?? '';
  const { entry, authorization, request, savedTo } = useSeriesEntry(named, search.has('like'), hasTeacher);
  const subject = useSubject(entry, hasTeacher);
  const people = usePeople(entry, { named, hasTeacher, minutes: subject.choice.minutes });
  useFirstWeekday(entry);
  return (
    <EntryForm entry={entry} submitLabel={t('seriesForm.add')} savedTo={savedTo} cancelTo={places.list}>
      {authorization.isNeeded && <AuthorizationNeeded onAuthorized={() => void entry.submit()} />}
      {!authorization.isNeeded && !hasTeacher && <AuthorizationOffer />}
      <ClassPeopleFields
        entry={entry}
        subject={subject.field}
        names={{ student: 'studentId', material: 'materialId', ...(hasTeacher ? { teacher: 'teacherId' } : {}) }}
      />
      <Suggestions
        entry={entry}
        studentId={people.student.id}
        hasTeacher={hasTeacher}
        like={{ teacherId: search.get('like') ?? '', minutes: search.get('minutes') ?? '' }}
      />
      <RhythmFields entry={entry} of={people} />
      <FormSection title={t('classForm.section.plan')}>
        <TextAreaField label={t('details.plan')} hint={t('form.optional')} rows={2} {...entry.field('accomplished')} />
        {authorization.needsLink && (
          <TextField
            type="url"
            label={t('classForm.link.label')}
            hint={t('form.optional')}
            {...entry.field('zoomLink')}
          />
        )}
      </FormSection>
      <Preview request={request} of={people} />
    </EntryForm>
  );
}
