import { useTranslation } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { EntryForm, useEntryForm } from '@academy/shared-ui/forms';
import { type ReactNode, useState } from 'react';
import type { User } from '#/api/users.ts';
import { useListPlace } from '#/components/list-place.ts';
import { profileTexts } from '#/components/profile-form/profile-schema.ts';
import { useListName } from '#/components/use-list-name.ts';
import { AboutFields } from './about-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { PlanFields } from './plan-fields.tsx';
import { type StudentSent, type StudentValues, studentSchema, studentValues } from './student-schema.ts';
import { StudyFields } from './study-fields.tsx';

interface StudentFormProps {
  user: User;
  isNew: boolean;
  send: (sent: StudentSent, begun: StudentValues) => Promise<unknown>;
  savedKey: string;
  notice?: ReactNode;
}

/** A student's profile; saved, it leads to the list. */
export function StudentForm({ user, isNew, send, savedKey, notice }: StudentFormProps) {
  const { t } = useTranslation('users');
  const list = useListPlace(useListName());
  const [begun] = useState(() => studentValues(user.student));
  // Whoever does not see the e-mail does not see the phone either (D9).
  const seesPhone = user.email !== null;
  const entry = useEntryForm({
    namespace: 'users',
    schema: studentSchema(seesPhone),
    defaults: begun,
    send: (sent) => send(sent, begun),
    onSaved: () => toast.success(t(savedKey)),
    texts: profileTexts,
    whole: { 409: 'profile.exists.text' },
  });
  return (
    <EntryForm entry={entry} submitLabel={t('profile.actions.save')} savedTo={list} cancelTo={list}>
      {notice}
      <StudyFields entry={entry} profile={user.student} />
      <AboutFields entry={entry} seesPhone={seesPhone} />
      <PlanFields entry={entry} user={user} isNew={isNew} />
      <MoreFields entry={entry} begun={begun} />
    </EntryForm>
  );
}
