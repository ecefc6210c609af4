import { canonicalRole, useCan, useSession } from '@academy/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { chatQueries, type OwnList, ownLists } from '#/api/chats.ts';

const MESSAGING = '/dashboard/messaging';

export type ListName = OwnList | 'office' | 'log';

/** The address of a list, or of a conversation beside it. */
export const placeOf = (list: ListName, id?: string): string => `${MESSAGING}/${list}${id ? `/${id}` : ''}`;

/** The shown list, and the open conversation: the other user's id; in the log and at the office the conversation's. */
export function usePlace(): { list: ListName; openId: string | null } {
  const { pathname } = useLocation();
  const { id = null } = useParams();
  const name = pathname.slice(MESSAGING.length + 1).split('/')[0];
  const list = name === 'log' || name === 'office' ? name : (ownLists.find((own) => own === name) ?? 'chats');
  return { list, openId: id };
}

/**
 * The inbox of the office for whoever answers (D167), the lists with people of the viewer's role (D118), and the log for
 * admins only. The shown list is always included.
 */
export function useLists(): ListName[] {
  const { list: shown } = usePlace();
  const user = useSession((session) => session.user);
  const held = [user?.role ?? '', ...(user?.roles ?? [])].map(canonicalRole);
  const isAdmin = held.includes('admin') || held.includes('super-admin');
  const office: ListName[] = useCan('messaging.office') ? ['office'] : [];
  const { data: roles = [] } = useQuery({ ...chatQueries.lists(), enabled: !isAdmin });
  if (isAdmin) return [...office, ...ownLists, 'log'];
  return [...office, ...ownLists.filter((list) => list === 'chats' || list === shown || roles.includes(list))];
}
