import { Button, Flex, Meter, Stack, Text } from '@academy/shared-ui';
import { RefreshCwIcon, TrashIcon, XIcon } from '@academy/shared-ui/icons';
import { PartCard } from '@academy/shared-ui/restored';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MOST_SECONDS } from '#/library/api/hand-ins.ts';
import { discard, type OutgoingHandIn, resend, useOutgoing } from '#/library/outbox/hand-in-outbox.ts';

/** A hand-in that has not arrived: its progress or the reason of its rejection, and the next step. */
export function OnItsWay({ assignmentId }: { assignmentId: string }) {
  const { t } = useTranslation('classes');
  const outgoing = useOutgoing(assignmentId);
  if (outgoing.length === 0) return null;
  return (
    <PartCard title={t('handIns.way.title')}>
      <Stack as="ul" listStyle="none" gap="4">
        {outgoing.map((item) => (
          <li key={item.key}>{item.state === 'failed' ? <Rejected item={item} /> : <Sending item={item} />}</li>
        ))}
      </Stack>
    </PartCard>
  );
}

function Sending({ item: { key, state, progress, isKept } }: { item: OutgoingHandIn }) {
  const { t } = useTranslation('classes');
  const waiting = isKept ? 'handIns.way.kept' : 'handIns.way.waiting';
  return (
    <Flex gap="4" alignItems="center">
      <Stack gap="1.5" flex="1">
        <Text fontSize="sm" color="fg.muted" role="status">
          {t(state === 'waiting' ? waiting : 'handIns.way.sending')}
        </Text>
        <Meter label={t('files.progress')} value={progress} />
      </Stack>
      <Button variant="ghost" size="sm" onClick={() => discard(key)}>
        <XIcon aria-hidden />
        {t('handIns.way.cancel')}
      </Button>
    </Flex>
  );
}

function Rejected({ item: { key, problem } }: { item: OutgoingHandIn }) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  return (
    <Stack gap="2" role="alert">
      <Text color="danger.fg">{problem && t(problem, { count: MOST_SECONDS / 60 })}</Text>
      <Flex gap="2" flexWrap="wrap">
        <Button variant="outline" size="sm" onClick={() => resend(client, key)}>
          <RefreshCwIcon aria-hidden />
          {t('handIns.way.retry')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => discard(key)}>
          <TrashIcon aria-hidden />
          {t('handIns.way.discard')}
        </Button>
      </Flex>
    </Stack>
  );
}
