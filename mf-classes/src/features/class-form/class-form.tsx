import { ApiError, requestKeys, useTranslation } from '@academy/shared-auth';
import { useQuery, useQueryClient } from '@academy/shared-auth/query';
import { toast } from '@academy/shared-ui';
import { EntryForm, type EntryFormState, useEntryForm } from '@academy/shared-ui/forms';
import { useEffect, useRef, useState } from 'react';
import type { ClassDetail } from '#/api/class-schema.ts';
import { classQueries } from '#/api/classes.ts';
import { type Person, personQueries } from '#/api/people.ts';
import { createClass, editClass } from '#/api/schedule.ts';
import { places } from '#/components/places.ts';
import { useTimeCheck } from '#/components/time-check/use-time-check.ts';
import { useViewer } from '#/components/use-viewer.ts';
import { AuthorizationNeeded, AuthorizationOffer } from './authorization-needed.tsx';
import {
  type ClassValues,
  classFormProblems,
  classFormSchema,
  classFormTexts,
  classValues,
  emptyClass,
} from './class-form-schema.ts';
import { ContentFields } from './content-fields.tsx';
import { LastClassNote } from './last-class-note.tsx';
import { PeopleFields } from './people-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { useLastClass } from './use-last-class.ts';

interface ClassFormProps {
  /** What is edited; without it a class is scheduled. */
  detail?: ClassDetail;
}

/** A student's plan comes with the student: how long a class is (C12), unless a length was typed, and, for staff, whose student it is. */
function useStudentPlan(
  entry: EntryFormState<ClassValues>,
  initialId: string | undefined,
  hasTeacher: boolean,
): Person | null {
  const { setValue, getValues } = entry.form;
  const studentId = entry.form.watch('student_id')?.value ?? '';
  const { data } = useQuery({
    ...personQueries.detail(studentId),
    enabled: studentId !== '' && studentId !== initialId,
  });
  const plan = data?.student;
  const planned = useRef(getValues('duration'));
  useEffect(() => {
    if (!plan) return;
    const duration = String(plan.agreed_session_duration);
    if ([planned.current, duration].includes(getValues('duration'))) {
      setValue('duration', duration);
      planned.current = duration;
    }
    const { teacher_id: id, teacher_name: name } = plan;
    if (hasTeacher && id && name && !getValues('teacher_id'))
      setValue('teacher_id', { value: id, label: name, kind: 'person' });
  }, [plan, hasTeacher, setValue, getValues]);
  return data ?? null;
}

interface CheckedTime {
  isTimeOpen: boolean;
  hasTeacher: boolean;
  exceptId: string;
}

/** What the time that is typed would be on everybody's clock. */
function useCheckedTime(entry: EntryFormState<ClassValues>, { isTimeOpen, hasTeacher, exceptId }: CheckedTime) {
  const [studentId, teacherId, date, time, inStudentTime, occurrence, duration] = entry.form.watch([
    'student_id',
    'teacher_id',
    'date',
    'time',
    'in_student_time',
    'occurrence',
    'duration',
  ]);
  const { setValue } = entry.form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time is no doubled one
  useEffect(() => setValue('occurrence', ''), [date, time, inStudentTime, setValue]);
  return useTimeCheck({
    student_id: studentId?.value ?? '',
    teacher_id: (hasTeacher && teacherId?.value) || '',
    date: isTimeOpen ? date : '',
    time,
    in_student_time: inStudentTime,
    occurrence,
    duration: /^\d{1,3}$/.test(duration) ? duration : '',
    except_id: exceptId,
  });
}

export function ClassForm({ detail }: ClassFormProps) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const viewer = useViewer();
  const [keyFor] = useState(requestKeys);
  const isTimeOpen = detail ? detail.may.editTime : true;
  const hasTeacher = viewer.side !== 'teacher';
  const hasMeeting = Boolean(detail?.meeting);
  const [needsAuthorization, setNeedsAuthorization] = useState(false);
  const entry = useEntryForm({
    namespace: 'classes',
    schema: classFormSchema({ isTimeOpen, hasTeacher, hasMeeting }),
    defaults: detail ? classValues(detail, viewer.timezone) : emptyClass,
    draft: detail ? undefined : 'class',
    texts: classFormTexts,
    whole: classFormProblems,
    send: async (fields) => {
      const sending = detail ? editClass(detail.id, fields) : createClass(fields, keyFor(fields));
      const warnings = await sending.catch((error) => {
        setNeedsAuthorization(error instanceof ApiError && error.code === 'meeting_authorization_required');
        throw error;
      });
      if (warnings?.includes('no_classes_left')) toast.info(t('classForm.savedWithoutClasses'));
      await client.invalidateQueries({ queryKey: classQueries.all() });
    },
    onSaved: () => toast.success(t(detail ? 'classForm.edited' : 'classForm.added')),
  });
  const student = useStudentPlan(entry, detail?.student.id, hasTeacher);
  const { last, clear } = useLastClass(entry, !detail);
  const studentId = entry.form.watch('student_id');
  const found = useCheckedTime(entry, { isTimeOpen, hasTeacher, exceptId: detail?.id ?? '' });
  const starts = found?.starts_at ?? detail?.starts_at;
  const isPast = starts !== undefined && Date.parse(starts) < Date.now();
  const studentZone =
    student?.timezone ?? (studentId && studentId.value === detail?.student.id ? detail.student.timezone : null);
  return (
    <EntryForm
      entry={entry}
      submitLabel={t(detail ? 'classForm.save' : 'classForm.add')}
      savedTo={detail ? places.details(detail.id) : places.list}
      cancelTo={detail ? places.details(detail.id) : places.list}
    >
      {needsAuthorization && <AuthorizationNeeded onAuthorized={() => void entry.submit()} />}
      {!needsAuthorization && !detail && viewer.side === 'teacher' && <AuthorizationOffer />}
      {isTimeOpen && <PeopleFields entry={entry} hasTeacher={hasTeacher} />}
      {!detail && <LastClassNote last={last} onClear={clear} />}
      {isTimeOpen && <TimeFields entry={entry} check={found} studentZone={studentZone} />}
      <ContentFields
        entry={entry}
        isPast={isPast}
        isTimeOpen={isTimeOpen}
        hasMeeting={hasMeeting}
        needsLink={needsAuthorization}
      />
    </EntryForm>
  );
}
