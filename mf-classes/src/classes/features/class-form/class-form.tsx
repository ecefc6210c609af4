import { requestKeys } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { EntryForm, type EntryFormState, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { ClassDetail } from '#/class/api/class-schema.ts';
import { classQueries } from '#/class/api/classes.ts';
import { type ClassFields, createClass, editClass } from '#/class/api/schedule.ts';
import { AuthorizationNeeded, AuthorizationOffer } from '#/class/components/fields/authorization-needed.tsx';
import { ClassPeopleFields } from '#/class/components/fields/class-people-fields.tsx';
import { minutesIn } from '#/class/components/fields/class-rules.ts';
import { EnrolmentField } from '#/class/components/fields/enrolment-field.tsx';
import { useEnrolmentChoice } from '#/class/components/fields/use-enrolment-choice.ts';
import { useNeededAuthorization } from '#/class/components/fields/use-needed-authorization.ts';
import { useStudentPlan } from '#/class/components/fields/use-student-plan.ts';
import { useTimeCheck } from '#/class/components/time-check/use-time-check.ts';
import {
  type ClassValues,
  classFormProblems,
  classFormSchema,
  classFormTexts,
  classValues,
} from './class-form-schema.ts';
import { ContentFields } from './content-fields.tsx';
import { LastClassNote } from './last-class-note.tsx';
import { TimeFields } from './time-fields.tsx';
import { useLastClass } from './use-last-class.ts';
import { useOfferedMakeUp } from './use-make-up.tsx';
import { useNamedClass, useNamedTeacher } from './use-named-class.ts';

interface ClassFormProps {
  /** The edited class; without it a new class is scheduled. */
  detail?: ClassDetail;
}

/** The subject, of a student with several. */
function useSubject(entry: EntryFormState<ClassValues>, detail: ClassDetail | undefined, hasTeacher: boolean) {
  const { id } = useViewer();
  const { setValue, watch, clearErrors } = entry.form;
  const [student, teacher, value] = watch(['student_id', 'teacher_id', 'enrolment_id']);
  const isOpen = detail ? detail.may.editTime : true;
  const choice = useEnrolmentChoice({
    studentId: (isOpen && student?.value) || '',
    teacherId: hasTeacher ? (teacher?.value ?? '') : id,
    ownId: hasTeacher ? null : id,
    value,
    stored: detail?.subject ? detail.enrolment_id : null,
    setValue: (next) => {
      setValue('enrolment_id', next);
      clearErrors('enrolment_id');
    },
    setTeacher: (option) => hasTeacher && setValue('teacher_id', option),
    setLength: (minutes) => setValue('duration', minutes),
  });
  const error = entry.errorAt('enrolment_id');
  return { choice, field: <EnrolmentField {...{ choice, value, error }} name="enrolment_id" /> };
}

interface Plan {
  initialId: string | undefined;
  hasTeacher: boolean;
  minutes: number | undefined;
}

/** The plan of a newly chosen student. */
function usePlan(entry: EntryFormState<ClassValues>, { initialId, hasTeacher, minutes }: Plan) {
  const { setValue, getValues, watch } = entry.form;
  const student = watch('student_id');
  return useStudentPlan({
    studentId: student && student.value !== initialId ? student.value : '',
    lengthOf: () => getValues('duration'),
    minutes,
    setLength: (length) => setValue('duration', length),
    setTeacher: (option) => {
      if (hasTeacher && !getValues('teacher_id')) setValue('teacher_id', option);
    },
  });
}

interface CheckedTime {
  isTimeOpen: boolean;
  hasTeacher: boolean;
  exceptId: string;
}

/** The typed time on everybody's clock. */
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
    duration: minutesIn(duration),
    except_id: exceptId,
  });
}

/** Schedules a class, or saves the edited one. */
function useSaving(detail: ClassDetail | undefined, onError: (error: unknown) => never) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  return async (fields: ClassFields) => {
    const sending = detail ? editClass(detail.id, fields) : createClass(fields, keyFor(fields));
    const warnings = await sending.catch(onError);
    if (warnings?.includes('no_classes_left')) toast.info(t('classForm.savedWithoutClasses'));
    await client.invalidateQueries({ queryKey: classQueries.all() });
  };
}

export function ClassForm({ detail }: ClassFormProps) {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const isTimeOpen = detail ? detail.may.editTime : true;
  const hasTeacher = viewer.side !== 'teacher';
  const hasMeeting = Boolean(detail?.meeting);
  const authorization = useNeededAuthorization();
  const named = useNamedClass();
  const send = useSaving(detail, authorization.noteError);
  const entry = useEntryForm({
    namespace: 'classes',
    schema: classFormSchema({ isTimeOpen, hasTeacher, hasMeeting }),
    defaults: detail ? classValues(detail, viewer.timezone) : named.values,
    draft: detail || named.isNamed ? undefined : 'class',
    texts: classFormTexts,
    whole: classFormProblems,
    send,
    onSaved: () => toast.success(t(detail ? 'classForm.edited' : 'classForm.added')),
  });
  useNamedTeacher(entry, hasTeacher && !detail ? named.teacherId : '');
  const subject = useSubject(entry, detail, hasTeacher);
  const { minutes } = subject.choice;
  const student = usePlan(entry, { initialId: detail?.student.id, hasTeacher, minutes });
  const { last, clear } = useLastClass(entry, !detail);
  const studentId = entry.form.watch('student_id');
  const found = useCheckedTime(entry, { isTimeOpen, hasTeacher, exceptId: detail?.id ?? '' });
  useOfferedMakeUp(entry, found);
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
      {authorization.isNeeded && <AuthorizationNeeded onAuthorized={() => void entry.submit()} />}
      {!authorization.isNeeded && !detail && viewer.side === 'teacher' && <AuthorizationOffer />}
      {isTimeOpen && (
        <ClassPeopleFields
          entry={entry}
          subject={subject.field}
          names={{ student: 'student_id', material: 'material_id', ...(hasTeacher ? { teacher: 'teacher_id' } : {}) }}
        />
      )}
      {!detail && <LastClassNote last={last} onClear={clear} />}
      {isTimeOpen && <TimeFields entry={entry} check={found} studentZone={studentZone} />}
      <ContentFields
        entry={entry}
        isPast={isPast}
        isTimeOpen={isTimeOpen}
        hasMeeting={hasMeeting}
        needsLink={authorization.needsLink}
      />
    </EntryForm>
  );
}
