import { ApiError, type useNotificationTexts } from '@academy/shared-auth';
import { Badge, Box, Button, Flex, Ltr, RuledItem, Text, TimeAgo, toast } from '@academy/shared-ui';
import { useMoment } from '@academy/shared-ui/restored';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Delivery, deliveryQueries, retryDelivery } from '#/people/api/deliveries.ts';

const tones: Readonly<Record<string, 'neutral' | 'success' | 'danger' | 'warning'>> = {
  queued: 'neutral',
  held: 'neutral',
  sent: 'success',
  failed: 'danger',
  dropped: 'warning',
};
/** A reason with a translation; others come from a mail server or a push service in its own words. */
const knownReasons = new Set([
  'superseded',
  'too_late',
  'switched_off',
  'no_target',
  'bounced',
  'unverified',
  'read',
  'internal',
]);

interface DeliveryEntryProps {
  delivery: Delivery;
  userId: string;
  textOf: ReturnType<typeof useNotificationTexts>;
}

/** One delivery: its text, target, time and result. */
export function DeliveryEntry({ delivery, userId, textOf }: DeliveryEntryProps) {
  const { t } = useTranslation('users');
  const { kind, params, channel, target, status, reason, createdAt, sentAt } = delivery;
  const text = textOf({ key: kind, params, relatedId: '' })?.text ?? kind;
  return (
    <RuledItem css={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Box flex="1 1 18rem" minWidth="0">
        <Text dir="auto">{text}</Text>
        <Text fontSize="sm" color="fg.muted">
          {t(`push.channel.${channel}`, { defaultValue: channel })} · <Ltr>{target}</Ltr> ·{' '}
          <TimeAgo at={sentAt ?? createdAt} />
        </Text>
        {reason && (
          <Text fontSize="sm" color="fg.muted">
            {knownReasons.has(reason) ? t(`log.reason.${reason}`) : <Ltr>{reason}</Ltr>}
          </Text>
        )}
        <Next delivery={delivery} />
      </Box>
      <Flex gap="3" alignItems="center">
        <Badge tone={tones[status] ?? 'neutral'}>{t(`log.status.${status}`, { defaultValue: status })}</Badge>
        {delivery.may.retry && <RetryButton id={delivery.id} userId={userId} />}
      </Flex>
    </RuledItem>
  );
}

/** The time of the next attempt, or the end of quiet hours. */
function Next({ delivery: { status, nextAt } }: { delivery: Delivery }) {
  const { t } = useTranslation('users');
  const moment = useMoment();
  if (!nextAt || (status !== 'held' && status !== 'failed')) return null;
  return (
    <Text fontSize="sm" color="fg.muted">
      {t(`log.next.${status}`, { when: `\u2068${moment(Date.parse(nextAt))}\u2069` })}
    </Text>
  );
}

function RetryButton({ id, userId }: { id: string; userId: string }) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retryDelivery(id),
    onSuccess: () => void toast.success(t('log.retry.done')),
    onError: (error) => {
      const isSettled = error instanceof ApiError && error.status === 409;
      toast.error(t(isSettled ? 'log.retry.settled' : 'push.failed.server'));
    },
    onSettled: () => client.invalidateQueries({ queryKey: deliveryQueries.of(userId).queryKey }),
  });
  return (
    <Button variant="outline" size="sm" loading={retry.isPending} onClick={() => retry.mutate()}>
      {t('log.retry.action')}
    </Button>
  );
}
