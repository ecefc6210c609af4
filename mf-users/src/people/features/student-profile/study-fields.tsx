import { TextField } from '@academy/shared-ui';
import { Controller, type EntryFormState, FormSection, plainNumber } from '@academy/shared-ui/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentQueries } from '#/base/api/documents.ts';
import { type StudentProfile, type User, userQueries } from '#/base/api/users.ts';
import { CHILD_BELOW } from '#/base/child-age.ts';
import { Caution } from '#/base/components/caution.tsx';
import { PersonField } from '#/people/components/profile-form/person-field.tsx';
import { PlainInputs } from '#/people/components/profile-form/plain-inputs.tsx';
import { type StudentValues, studentInputs } from './student-schema.ts';

interface StudyFieldsProps {
  entry: EntryFormState<StudentValues>;
  profile: StudentProfile | null;
}

/** The teacher and the subjects. A chosen teacher fills in code and leader (D66), which can still be changed. */
export function StudyFields({ entry, profile }: StudyFieldsProps) {
  const { t } = useTranslation('users');
  const { teacher, choose } = useChosenTeacher(entry);
  const { control } = entry.form;
  const brought = teacher?.teacher ? 'student.teacher.brought' : 'student.teacher.bringsNothing';
  const knownLeader = teacher?.teacher
    ? { id: teacher.teacher.leader, name: teacher.teacher.leader_name }
    : { id: profile?.leader_id ?? null, name: profile?.leader_name ?? null };
  return (
    <FormSection title={t('student.study.title')} text={t('student.study.text')} columns={2}>
      <Controller
        control={control}
        name="teacher_id"
        render={({ field }) => (
          <PersonField
            {...field}
            people="teacher"
            label={t('student.teacher.label')}
            error={entry.errorAt('teacher_id')}
            help={teacher ? t(brought, { name: `\u2068${teacher.name}\u2069` }) : undefined}
            known={{ id: profile?.teacher_id ?? null, name: profile?.teacher_name ?? null }}
            onChange={(id) => {
              field.onChange(id);
              void choose(id);
            }}
          />
        )}
      />
      <DocumentsCaution entry={entry} />
      <TextField label={t('student.teacherCode.label')} dir="ltr" maxLength={50} {...entry.field('teacher_code')} />
      <Controller
        control={control}
        name="leader_id"
        render={({ field }) => (
          <PersonField
            {...field}
            people="leader"
            label={t('profile.leader.label')}
            error={entry.errorAt('leader_id')}
            known={knownLeader}
          />
        )}
      />
      <PlainInputs entry={entry} inputs={studentInputs.study} />
    </FormSection>
  );
}

/** D145: the teacher lacks a document that must be valid to teach a child. */
function DocumentsCaution({ entry: { form } }: { entry: EntryFormState<StudentValues> }) {
  const { t } = useTranslation('users');
  const [teacherId, age] = form.watch(['teacher_id', 'age']);
  const years = Number(plainNumber(age));
  const isChild = years > 0 && years < CHILD_BELOW;
  const { data } = useQuery({ ...documentQueries.missing(teacherId), enabled: isChild && teacherId !== '' });
  return <Caution>{isChild && data?.missing && t('documents.caution')}</Caution>;
}

/** Fills in a teacher's code and leader; `teacher` is the one whose values were filled in last. */
function useChosenTeacher({ form }: EntryFormState<StudentValues>) {
  const client = useQueryClient();
  const [teacher, setTeacher] = useState<User | null>(null);

  const fillIn = (name: 'teacher_code' | 'leader_id', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: value !== '' });
  const choose = async (id: string) => {
    setTeacher(null);
    // Values that cannot be fetched are filled in by hand, or by the API.
    const found = id && (await client.fetchQuery(userQueries.detail(id)).catch(() => null));
    if (!found || form.getValues('teacher_id') !== id) return;
    setTeacher(found);
    fillIn('teacher_code', found.teacher?.code ?? '');
    if (found.teacher?.leader) fillIn('leader_id', found.teacher.leader);
  };
  return { teacher, choose };
}
