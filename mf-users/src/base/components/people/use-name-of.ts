import { useQuery } from '@tanstack/react-query';
import { userQueries } from '#/base/api/users.ts';

/** The name of the person whose id is in the address. */
export function useNameOf(id: string | null): string {
  const { data } = useQuery({ ...userQueries.detail(id ?? ''), enabled: id !== null, retry: false });
  return data?.name ?? '…';
}
