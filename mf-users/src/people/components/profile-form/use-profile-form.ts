import { toast } from '@academy/shared-ui';
import { useEntryForm } from '@academy/shared-ui/forms';
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GenericSchema } from 'valibot';
import type { User } from '#/base/api/users.ts';
import { profileTexts } from './profile-schema.ts';

/** Sends a profile; `initial` has the form's initial values. */
export type SendProfile<Values, Sent> = (sent: Sent, initial: Values) => Promise<unknown>;

interface ProfileFormOptions<Values extends FieldValues, Sent> {
  user: User;
  schema: (canViewPhone: boolean) => GenericSchema<Values, Sent>;
  values: () => Values;
  send: SendProfile<Values, Sent>;
  savedKey: string;
}

/** The common state of all profile forms: initial values, errors, and the message after saving. */
export function useProfileForm<Values extends FieldValues, Sent>(options: ProfileFormOptions<Values, Sent>) {
  const { user, schema, values, send, savedKey } = options;
  const { t } = useTranslation('users');
  const [initial] = useState(values);
  // Viewers who cannot see the e-mail cannot see the phone either (D9).
  const canViewPhone = user.email !== null || user.has_email === false;
  const entry = useEntryForm<Values, Sent>({
    namespace: 'users',
    schema: schema(canViewPhone),
    defaults: initial as DefaultValues<Values>,
    send: (sent) => send(sent, initial),
    onSaved: () => toast.success(t(savedKey)),
    texts: profileTexts,
    whole: { 409: 'profile.exists.text' },
  });
  return { entry, initial, canViewPhone };
}
