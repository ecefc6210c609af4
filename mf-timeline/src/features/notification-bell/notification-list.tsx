import { Box, Button, Center, Flex, List, ListItem, Skeleton, Stack, Text, VisuallyHidden } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { inGroups, useWorded } from './notification-groups.ts';
import { NotificationRow } from './notification-row.tsx';
import { useMarkRead, useNotifications } from './use-notifications.ts';

/** The panel's content in each of its four states. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('timeline');
  const updates = useNotifications();
  const markRead = useMarkRead();
  const worded = useWorded();
  if (updates.isPending) return <NotificationsSkeleton />;
  if (!updates.data) return <Failed text={t('notifications.error.text')} onRetry={() => void updates.refetch()} />;
  const { list, unread } = updates.data;
  if (list.length === 0) return <Nothing />;
  return (
    <>
      <List aria-label={t('notifications.panel.title')} css={usefulHeight}>
        {inGroups(list.map(worded)).flatMap((group, place) =>
          group.map((each, index) => (
            <ListItem key={each.id} css={place > 0 && index === 0 ? edge : undefined}>
              <NotificationRow
                notification={each}
                excerpt={index === 0 ? each.excerpt : null}
                onRead={() => {
                  if (!each.read) markRead([each.id]);
                }}
                onLeave={onLeave}
              />
            </ListItem>
          )),
        )}
      </List>
      {updates.isFetchNextPageError && (
        <Failed text={t('notifications.more.error')} onRetry={() => void updates.fetchNextPage()} />
      )}
      <Flex justifyContent="space-between" gap="2" paddingBlockStart="2" flexWrap="wrap">
        {unread > 0 && (
          <Button variant="ghost" size="sm" onClick={() => markRead()}>
            {t('notifications.read.action')}
          </Button>
        )}
        {updates.hasNextPage && !updates.isFetchNextPageError && (
          <Button
            variant="ghost"
            size="sm"
            marginInlineStart="auto"
            loading={updates.isFetchingNextPage}
            onClick={() => void updates.fetchNextPage()}
          >
            {t('notifications.more.action')}
          </Button>
        )}
      </Flex>
    </>
  );
}

/** In a popup it scrolls before it fills the window; in a sheet it scrolls with the sheet. */
const usefulHeight = { '@media (min-width: 48rem)': { maxHeight: 'min(60vh, 30rem)', overflowY: 'auto' } };
const edge = { borderTopWidth: '1px', borderColor: 'border' };

const widths = ['80%', '65%', '72%'];

export function NotificationsSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Stack role="status" gap="4" padding="3">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {widths.map((width, index) => (
        <Stack key={width} gap="2" aria-hidden>
          <Skeleton width={widths[index]} height="3.5" />
          <Skeleton width="20%" height="3" />
        </Stack>
      ))}
    </Stack>
  );
}

function Nothing() {
  const { t } = useTranslation('timeline');
  return (
    <Center flexDirection="column" gap="1" paddingInline="4" paddingBlock="8" textAlign="center">
      <Text fontWeight="medium">{t('notifications.empty.title')}</Text>
      <Text fontSize="sm" color="fg.muted">
        {t('notifications.empty.text')}
      </Text>
    </Center>
  );
}

function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Box role="alert" paddingInline="3" paddingBlock="4" textAlign="center">
      <Text fontSize="sm" color="fg.muted" marginBlockEnd="3">
        {text}
      </Text>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {t('error.retry')}
      </Button>
    </Box>
  );
}
