import { List, ListItem } from '@academy/shared-ui';
import { MessageCircleIcon } from '@academy/shared-ui/icons';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type OfficeStatus, officeChatsOf, officeQueries } from '#/api/office.ts';
import { ListEmpty, ListFailed, ListSkeleton, MoreButton } from '#/components/chat-list/list-states.tsx';
import { usePolling } from '#/components/chat-list/use-chats.ts';
import { OfficeRow } from './office-row.tsx';
import { OfficeTabs } from './office-tabs.tsx';
import { OfficeWaits } from './office-waits.tsx';
import { useOfficeKeys } from './use-office-keys.ts';
import { useOfficeStatus } from './use-office-status.ts';

/** The inbox of the academy (D167): what waits for an answer, what was answered, what is done. */
export function OfficeList({ openId }: { openId: string | null }) {
  const status = useOfficeStatus();
  const { data: counts } = useQuery({ ...officeQueries.counts(), refetchInterval: usePolling() });
  return (
    <>
      <OfficeTabs status={status} counts={counts} openId={openId} />
      <OfficeWaits />
      <OfficeChats key={status} status={status} />
    </>
  );
}

function OfficeChats({ status }: { status: OfficeStatus }) {
  const { t } = useTranslation('messaging');
  const chats = useInfiniteQuery({
    ...officeQueries.list(status),
    select: officeChatsOf,
    refetchInterval: usePolling(),
  });
  const keys = useOfficeKeys(chats.data ?? []);
  if (chats.isPending) return <ListSkeleton />;
  if (!chats.data) return <ListFailed onRetry={() => void chats.refetch()} />;
  if (chats.data.length === 0)
    return (
      <ListEmpty
        icon={<MessageCircleIcon />}
        title={t(`office.empty.${status}.title`)}
        text={t(`office.empty.${status}.text`)}
      />
    );
  return (
    <>
      <List aria-label={t(`office.status.${status}`)} onKeyDown={keys}>
        {chats.data.map((chat) => (
          <ListItem key={chat.id}>
            <OfficeRow chat={chat} status={status} />
          </ListItem>
        ))}
      </List>
      <MoreButton query={chats} />
    </>
  );
}
