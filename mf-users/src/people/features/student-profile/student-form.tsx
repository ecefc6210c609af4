import { EntryForm } from '@academy/shared-ui/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#/base/api/users.ts';
import { formPlaces, useReturnPlace } from '#/base/components/people/return-place.ts';
import { useListPlace } from '#/people/components/list-address.ts';
import { type SendProfile, useProfileForm } from '#/people/components/profile-form/use-profile-form.ts';
import { teacherChangeState } from '#/people/components/teacher-change.ts';
import { useListName } from '#/people/components/use-list-name.ts';
import { AboutFields } from './about-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { PlanFields } from './plan-fields.tsx';
import { type StudentSent, type StudentValues, studentSchema, studentValues } from './student-schema.ts';
import { StudyFields } from './study-fields.tsx';

interface StudentFormProps {
  user: User;
  isNew: boolean;
  send: SendProfile<StudentValues, StudentSent>;
  savedKey: string;
  notice?: ReactNode;
}

/** A student's profile; saving it leads back to the page where it was opened. */
export function StudentForm({ user, isNew, send, savedKey, notice }: StudentFormProps) {
  const { t } = useTranslation('users');
  const back = useReturnPlace(user.id, useListPlace(useListName()));
  const { entry, initial, canViewPhone } = useProfileForm({
    user,
    schema: studentSchema,
    values: () => studentValues(user.student),
    send,
    savedKey,
  });
  const [fromTeacherId, toTeacherId] = [initial.teacher_id, entry.form.getValues('teacher_id')];
  const changed =
    fromTeacherId && fromTeacherId !== toTeacherId
      ? teacherChangeState({ studentId: user.id, fromTeacherId, toTeacherId })
      : undefined;
  return (
    <EntryForm
      entry={entry}
      submitLabel={t('profile.actions.save')}
      {...formPlaces(back)}
      savedState={changed ? { ...back.state, ...changed } : back.state}
    >
      {notice}
      <StudyFields entry={entry} profile={user.student} />
      <AboutFields entry={entry} canViewPhone={canViewPhone} />
      <PlanFields entry={entry} user={user} isNew={isNew} />
      <MoreFields entry={entry} initial={initial} />
    </EntryForm>
  );
}
