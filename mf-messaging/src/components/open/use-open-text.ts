import { useTranslation } from 'react-i18next';
import type { Chat } from '#/api/chats.ts';

type Listed = Pick<Chat, 'type' | 'children' | 'open' | 'participants'>;

/** Below the name of an open conversation (D143): whose child's it is, or that others are in it; else null. */
export function useOpenText(): (chat: Listed) => string | null {
  const { t } = useTranslation('messaging');
  return ({ type, children, open, participants }) => {
    if (type === 'open') return t('open.chatOf', { name: children[0]?.name ?? '' });
    const isShared = open && participants.some(({ as }) => as === 'parent' || as === 'leader');
    if (!isShared) return null;
    return t(participants.some(({ as }) => as === 'parent') ? 'open.withParents' : 'open.withLeader');
  };
}
