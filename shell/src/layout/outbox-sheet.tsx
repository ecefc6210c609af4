import { localeOf, type OutboxItem, outbox, useOutbox } from '@academy/shared-auth';
import { Box, Button, ConfirmDialog, Flex, List, ListItem, Sheet, Text } from '@academy/shared-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

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

/** Items that were sent together, and their results so far. */
interface Round {
  keys: ReadonlySet<string>;
  sent: number;
  rejected: number;
}

function useRound() {
  const [round, setRound] = useState<Round | null>(null);
  useEffect(
    () =>
      outbox.onOutcome((outcome) =>
        setRound((now) => {
          if (!now?.keys.has(outcome.item.key)) return now;
          return 'error' in outcome ? { ...now, rejected: now.rejected + 1 } : { ...now, sent: now.sent + 1 };
        }),
      ),
    [],
  );
  const start = (items: readonly OutboxItem[]) => {
    setRound({ keys: new Set(items.map(({ key }) => key)), sent: 0, rejected: 0 });
    outbox.resendAll();
  };
  return { round, start };
}

/** How many items of a round have arrived, were rejected, and still wait. */
function RoundText({ round, items }: { round: Round | null; items: readonly OutboxItem[] }) {
  const { t, i18n } = useTranslation('shell');
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  const waiting = items.filter(({ key, state }) => round?.keys.has(key) && state !== 'failed' && state !== 'held');
  const parts = round && {
    sent: round.sent,
    rejected: round.rejected,
    waiting: waiting.length,
  };
  return (
    <Text role="status" fontSize="sm" fontVariantNumeric="tabular-nums" _empty={{ display: 'none' }}>
      {parts &&
        (Object.keys(parts) as (keyof typeof parts)[])
          .filter((part) => parts[part] > 0)
          .map((part) => t(`layout.outbox.round.${part}`, { number: number.format(parts[part]) }))
          .join(' · ')}
    </Text>
  );
}

const MOST_ALONE = 1;

/** For several items: sends all in order, or deletes all. */
function Together({ items, onSend }: { items: readonly OutboxItem[]; onSend: () => void }) {
  const { t } = useTranslation('shell');
  const [isAsking, setAsking] = useState(false);
  if (items.length <= MOST_ALONE) return null;
  const canSend = items.some(({ state, isDelayed }) => state !== 'sending' && (state !== 'waiting' || isDelayed));
  const cancel = () => {
    setAsking(false);
    outbox.cancelAll();
  };
  return (
    <Flex gap="2" flexWrap="wrap">
      {canSend && (
        <Button size="sm" onClick={onSend}>
          {t('layout.outbox.sendAll')}
        </Button>
      )}
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('layout.outbox.cancelAll.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('layout.outbox.cancelAll.title', { count: items.length })}
        description={t('layout.outbox.cancelAll.text')}
        confirmLabel={t('layout.outbox.cancelAll.action')}
        cancelLabel={t('layout.outbox.cancelAll.keep')}
        onConfirm={cancel}
        onCancel={() => setAsking(false)}
      />
    </Flex>
  );
}

/**
 * The viewer's items that have not arrived, each with a button that cancels it. In the page's own code: it is opened
 * offline.
 */
export function OutboxSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const items = useOutbox();
  const { round, start } = useRound();
  return (
    <Sheet open onClose={onClose} title={t('layout.outbox.title')}>
      <Text color="fg.muted" marginBlockEnd="3">
        {t(introOf(items))}
      </Text>
      <Flex
        columnGap="4"
        rowGap="2"
        flexWrap="wrap"
        alignItems="center"
        marginBlockEnd="3"
        _empty={{ display: 'none' }}
      >
        <Together items={items} onSend={() => start(items)} />
        <RoundText round={round} items={items} />
      </Flex>
      <List aria-label={t('layout.outbox.title')}>
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
      </List>
    </Sheet>
  );
}
