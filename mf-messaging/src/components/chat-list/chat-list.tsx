import { List, useDrawnCount } from '@academy/shared-ui';
import { MessageCircleIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import type { OwnList } from '#/api/chats.ts';
import { ChatItem } from './chat-item.tsx';
import { ListEmpty, ListFailed, ListSkeleton, MoreButton } from './list-states.tsx';
import { useChats } from './use-chats.ts';

/** The first page fills a screen; later pages are larger. */
const PORTIONS = { first: 10, step: 10 };

interface ChatListProps {
  list: OwnList;
  openId: string | null;
  onWrite: () => void;
}

/** The viewer's conversations in each of the list's four states. */
export function ChatList({ list, openId, onWrite }: ChatListProps) {
  const { t } = useTranslation('messaging');
  const chats = useChats(list);
  const drawn = useDrawnCount(chats.data?.chats.length ?? 0, PORTIONS);
  if (chats.isPending) return <ListSkeleton />;
  if (!chats.data) return <ListFailed onRetry={() => void chats.refetch()} />;
  const shown = chats.data.chats;
  if (shown.length === 0)
    return (
      <ListEmpty
        icon={<MessageCircleIcon />}
        title={t('list.empty.title')}
        text={t('list.empty.text')}
        action={t('list.empty.action')}
        onAction={onWrite}
      />
    );
  return (
    <>
      <List aria-label={t('list.chats.label')}>
        {shown.slice(0, drawn).map((chat) => (
          <ChatItem key={chat.id} chat={chat} list={list} isOpen={chat.other_user_id === openId} />
        ))}
      </List>
      {drawn === shown.length && <MoreButton query={chats} />}
    </>
  );
}
