import { List, ListItem, OneLine } from '@academy/shared-ui';
import { ShieldCheckIcon } from '@academy/shared-ui/icons';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chatQueries, type LoggedChat, newestFirst } from '#/api/chats.ts';
import { placeOf } from '#/components/places.ts';
import { useRoleName } from '#/components/role-name.ts';
import { ChatRow } from './chat-row.tsx';
import { ListEmpty, ListFailed, ListSkeleton, MoreButton } from './list-states.tsx';
import { ListTime } from './list-time.tsx';
import { usePreview } from './preview.ts';
import { POLLING_MS } from './use-chats.ts';

const select = (data: InfiniteData<{ data: LoggedChat[] }>) => newestFirst(data);

/** Other people's conversations, which an admin may monitor (D46). They are not published: the list polls. */
export function LogList() {
  const { t } = useTranslation('messaging');
  const chats = useInfiniteQuery({ ...chatQueries.log(), select, refetchInterval: POLLING_MS });
  if (chats.isPending) return <ListSkeleton />;
  if (!chats.data) return <ListFailed onRetry={() => void chats.refetch()} />;
  if (chats.data.length === 0)
    return <ListEmpty icon={<ShieldCheckIcon />} title={t('list.log.empty.title')} text={t('list.log.empty.text')} />;
  return (
    <>
      <List aria-label={t('list.log.label')}>
        {chats.data.map((chat) => (
          <ListItem key={chat.id}>
            <LoggedChatRow chat={chat} />
          </ListItem>
        ))}
      </List>
      <MoreButton query={chats} />
    </>
  );
}

function LoggedChatRow({ chat }: { chat: LoggedChat }) {
  const roleName = useRoleName();
  const preview = usePreview();
  const [one, other] = chat.users;
  return (
    <ChatRow
      to={placeOf('log', chat.id)}
      person={one}
      detail={roleName(one.role, one.relations)}
      second={{ person: other, detail: roleName(other.role, other.relations) }}
      time={<ListTime at={chat.latest_message_time} />}
      preview={<OneLine>{preview(chat)}</OneLine>}
    />
  );
}
