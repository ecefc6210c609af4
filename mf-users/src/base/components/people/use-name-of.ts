import { ApiError } from '@academy/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { userQueries } from '#/base/api/users.ts';

/** The name of the person with the id, or that there is nobody any more. */
export function useNameOf(id: string | null): string {
  const { t } = useTranslation('users');
  const { data, error } = useQuery({ ...userQueries.detail(id ?? ''), enabled: id !== null, retry: false });
  if (error instanceof ApiError && error.status === 404) return t('profile.person.unknown');
  return data?.name ?? '…';
}
