import { EntryForm } from '@academy/shared-ui/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#/base/api/users.ts';
import { formPlaces, useReturnPlace } from '#/base/components/people/return-place.ts';
import { useListPlace } from '#/people/components/list-address.ts';
import { CollapsibleFields } from '#/people/components/profile-form/collapsible-fields.tsx';
import { ExtraFields } from '#/people/components/profile-form/extra-fields.tsx';
import { extraNames } from '#/people/components/profile-form/profile-schema.ts';
import { type SendProfile, useProfileForm } from '#/people/components/profile-form/use-profile-form.ts';
import { useListName } from '#/people/components/use-list-name.ts';
import { TeacherFields } from './teacher-fields.tsx';
import { type TeacherSent, type TeacherValues, teacherSchema, teacherValues } from './teacher-schema.ts';

interface TeacherFormProps {
  user: User;
  send: SendProfile<TeacherValues, TeacherSent>;
  savedKey: string;
  notice?: ReactNode;
}

/** A teacher's profile; saving it leads back to the page where it was opened. */
export function TeacherForm({ user, send, savedKey, notice }: TeacherFormProps) {
  const { t } = useTranslation('users');
  const back = useReturnPlace(user.id, useListPlace(useListName()));
  const { entry, initial, canViewPhone } = useProfileForm({
    user,
    schema: teacherSchema,
    values: () => teacherValues(user.teacher),
    send,
    savedKey,
  });
  return (
    <EntryForm entry={entry} submitLabel={t('profile.actions.save')} {...formPlaces(back)}>
      {notice}
      <TeacherFields entry={entry} profile={user.teacher} canViewPhone={canViewPhone} />
      <CollapsibleFields isRejected={extraNames.some((name) => entry.errorAt(name))}>
        <ExtraFields
          kind="teacher"
          field={entry.field}
          initial={initial}
          dateStatus={(day) => entry.form.setValue('last_status_date', day, { shouldDirty: true })}
        />
      </CollapsibleFields>
    </EntryForm>
  );
}
