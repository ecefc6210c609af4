import { useQuery } from '@academy/shared-auth/query';
import { userQueries } from '#/api/users.ts';

/** What somebody is called whose id the address has. */
export function useNameOf(id: string | null): string {
  const { data } = useQuery({ ...userQueries.detail(id ?? ''), enabled: id !== null, retry: false });
  return data?.name ?? '…';
}
