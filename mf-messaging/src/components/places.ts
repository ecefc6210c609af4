import { canonicalRole, useSession } from '@academy/shared-auth';
import { useLocation, useParams } from '@academy/shared-auth/router';
import { type OwnList, ownLists } from '#/api/chats.ts';

const MESSAGING = '/dashboard/messaging';

export type ListName = OwnList | 'log';

/** The address of a list, or of a conversation beside it. */
export const placeOf = (list: ListName, id?: string): string => `${MESSAGING}/${list}${id ? `/${id}` : ''}`;

/** The list being shown, and whose conversation is open: the other user's id, in the log the conversation's. */
export function usePlace(): { list: ListName; openId: string | null } {
  const { pathname } = useLocation();
  const { id = null } = useParams();
  const name = pathname.slice(MESSAGING.length + 1).split('/')[0];
  const list = name === 'log' ? name : (ownLists.find((own) => own === name) ?? 'chats');
  return { list, openId: id };
}

/** The lists that a role has: not that of its own kind, and the log for administrators alone. */
export function useLists(): ListName[] {
  const user = useSession((session) => session.user);
  const roles = [user?.role ?? '', ...(user?.roles ?? [])].map(canonicalRole);
  const isAdmin = roles.includes('admin') || roles.includes('super-admin');
  const own = ownLists.filter((list) => list !== canonicalRole(user?.role ?? ''));
  return isAdmin ? [...own, 'log'] : own;
}
