import { ApiError, requestKeys } from '@academy/shared-auth';
import { TextLink } from '@academy/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userQueries } from '#/base/api/users.ts';

/** Completes a profile once. If another user was faster, `notice` leads to their version, and the typed text stays. */
export function useCompletion<Fields>(complete: (fields: Fields, key: string) => Promise<void>, editProfile: string) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  const [isTaken, setTaken] = useState(false);

  const send = async (fields: Fields) => {
    setTaken(false);
    try {
      await complete(fields, keyFor(fields));
    } catch (error) {
      setTaken(error instanceof ApiError && error.status === 409);
      throw error;
    }
    await client.invalidateQueries({ queryKey: userQueries.all() });
  };
  const notice = isTaken && <TextLink to={editProfile}>{t('profile.exists.link')}</TextLink>;
  return { send, notice };
}
