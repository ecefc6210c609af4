import { Button, ConfirmDialog, Flex, Text } from '@academy/shared-ui';
import { RefreshCwIcon, TrashIcon } from '@academy/shared-ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outgoing } from '#/outbox/outbox.ts';
import { discard, resend } from '#/outbox/send-outbox.ts';

const MOST_ALONE = 1;

/** Several failed messages to a person: sends all of them again in order, or deletes all. */
export function FailedTogether({ outgoing }: { outgoing: readonly Outgoing[] }) {
  const { t } = useTranslation('messaging');
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const failed = outgoing.filter(({ state }) => state === 'failed');
  if (failed.length <= MOST_ALONE) return null;
  const sendAll = () => {
    for (const { clientId } of failed) resend(client, clientId);
  };
  const deleteAll = () => {
    setAsking(false);
    for (const { clientId } of failed) discard(clientId);
  };
  return (
    <Flex
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      flexShrink="0"
      paddingInline={{ base: '4', md: '6' }}
      paddingBlock="1.5"
      bg="danger.subtle"
      color="danger.fg"
      fontSize="sm"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Text role="status" flex="1" minWidth="10rem">
        {t('outgoing.failed.several', { count: failed.length })}
      </Text>
      <Button variant="ghost" size="sm" color="brand.fg" onClick={sendAll}>
        <RefreshCwIcon aria-hidden />
        {t('outgoing.failed.retryAll')}
      </Button>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <TrashIcon aria-hidden />
        {t('outgoing.failed.deleteAll')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('outgoing.failed.ask.title', { count: failed.length })}
        description={t('outgoing.failed.ask.text')}
        confirmLabel={t('outgoing.failed.deleteAll')}
        onConfirm={deleteAll}
        onCancel={() => setAsking(false)}
      />
    </Flex>
  );
}
