import { type OutboxItem, outbox, useOutbox, useTranslation } from '@academy/shared-auth';
import { Box, Button, Flex, List, ListItem, Sheet, Text } from '@academy/shared-ui';

function Item({ item }: { item: OutboxItem }) {
  const { t } = useTranslation('shell');
  const { key, label, text, state } = item;
  return (
    <ListItem display="flex" flexDirection="column" gap="1" paddingBlock="3" borderTopWidth="1px" borderColor="border">
      <Text fontWeight="medium">{label}</Text>
      <Text dir="auto" lineClamp="3" whiteSpace="pre-line" color="fg.muted">
        {text}
      </Text>
      <Flex alignItems="center" gap="2" fontSize="sm" color={state === 'failed' ? 'danger.fg' : 'fg.muted'}>
        <Box flex="1">{t(`layout.outbox.state.${state}`)}</Box>
        {(state === 'failed' || state === 'held') && (
          <Button variant="outline" size="sm" onClick={() => outbox.resend(key)}>
            {t(state === 'held' ? 'layout.outbox.send' : 'layout.outbox.retry')}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => outbox.cancel(key)}>
          {t('layout.outbox.cancel')}
        </Button>
      </Flex>
    </ListItem>
  );
}

function introOf(items: readonly OutboxItem[]) {
  if (items.length === 0) return 'layout.outbox.empty';
  const goOutAlone = items.some(({ state }) => state === 'waiting' || state === 'sending');
  return goOutAlone ? 'layout.outbox.text' : 'layout.outbox.held';
}

/** All that the viewer has sent and that has not arrived, each with the way to take it back. In the page's own code: it is opened offline. */
export function OutboxSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const items = useOutbox();
  return (
    <Sheet open onClose={onClose} title={t('layout.outbox.title')}>
      <Text color="fg.muted" marginBlockEnd="3">
        {t(introOf(items))}
      </Text>
      <List aria-label={t('layout.outbox.title')}>
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </List>
    </Sheet>
  );
}
