import { useTranslation } from 'react-i18next';
import type { Chat } from '#/api/chats.ts';
import { useRoleName } from '#/components/role-name.ts';

type Listed = Pick<Chat, 'type' | 'children' | 'open' | 'participants' | 'other_user_role' | 'relations'>;

/** Beside the name of an open conversation (D143): whose child's it is, or that others are in it; else null. */
export function useOpenText(): (chat: Listed) => string | null {
  const { t } = useTranslation('messaging');
  const roleName = useRoleName();
  return ({ type, children, open, participants, other_user_role, relations }) => {
    if (type === 'open') return t('open.chatOf', { name: children[0]?.name ?? '' });
    const isShared = open && participants.some(({ as }) => as === 'parent' || as === 'leader');
    if (!isShared) return null;
    const who = participants.some(({ as }) => as === 'parent') ? 'withParents' : 'withLeader';
    return t(`open.${who}`, { role: roleName(other_user_role, relations) });
  };
}
