import { useTranslation } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { EntryForm, useEntryForm } from '@academy/shared-ui/forms';
import { type ReactNode, useState } from 'react';
import type { User } from '#/api/users.ts';
import { useListPlace } from '#/components/list-place.ts';
import { ExtraFields } from '#/components/profile-form/extra-fields.tsx';
import { FoldedFields } from '#/components/profile-form/folded-fields.tsx';
import { extraNames, profileTexts } from '#/components/profile-form/profile-schema.ts';
import { useListName } from '#/components/use-list-name.ts';
import { TeacherFields } from './teacher-fields.tsx';
import { type TeacherSent, type TeacherValues, teacherSchema, teacherValues } from './teacher-schema.ts';

interface TeacherFormProps {
  user: User;
  send: (sent: TeacherSent, begun: TeacherValues) => Promise<unknown>;
  savedKey: string;
  notice?: ReactNode;
}

/** A teacher's profile; saved, it leads to the list. */
export function TeacherForm({ user, send, savedKey, notice }: TeacherFormProps) {
  const { t } = useTranslation('users');
  const list = useListPlace(useListName());
  const [begun] = useState(() => teacherValues(user.teacher));
  // Whoever does not see the e-mail does not see the phone either (D9).
  const seesPhone = user.email !== null;
  const entry = useEntryForm({
    namespace: 'users',
    schema: teacherSchema(seesPhone),
    defaults: begun,
    send: (sent) => send(sent, begun),
    onSaved: () => toast.success(t(savedKey)),
    texts: profileTexts,
    whole: { 409: 'profile.exists.text' },
  });
  return (
    <EntryForm entry={entry} submitLabel={t('profile.actions.save')} savedTo={list} cancelTo={list}>
      {notice}
      <TeacherFields entry={entry} profile={user.teacher} seesPhone={seesPhone} />
      <FoldedFields isRefused={extraNames.some((name) => entry.errorAt(name))}>
        <ExtraFields
          field={entry.field}
          begun={begun}
          dateStatus={(day) => entry.form.setValue('last_status_date', day, { shouldDirty: true })}
        />
      </FoldedFields>
    </EntryForm>
  );
}
