import { Badge, Box, Button, Dialog, Ltr, Stack, Text, TimeAgo } from '@academy/shared-ui';
import { useMoment } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import { Facts } from '#/base/components/facts.tsx';
import type { WebhookDelivery } from '#/people/api/webhooks.ts';
import { useWebhookWords } from '#/people/components/webhooks/webhook-words.ts';
import { useDeliveryState } from './use-delivery-columns.ts';
import type { useSendAgain } from './use-send-again.ts';

interface DeliveryDialogProps {
  delivery: WebhookDelivery;
  again: ReturnType<typeof useSendAgain>;
  onClose: () => void;
}

/** All about one message: what was sent, and what was answered. */
export function DeliveryDialog({ delivery, again, onClose }: DeliveryDialogProps) {
  const { t } = useTranslation('users');
  const { eventOf } = useWebhookWords();
  const { id, event, body, answer, may } = delivery;
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={eventOf(event)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('webhooks.log.close')}
          </Button>
          {may.retry && (
            <Button loading={again.isPending} onClick={() => again.mutate(id)}>
              {t('webhooks.log.again')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="5">
        <DeliveryFacts delivery={delivery} />
        <Sent title={t('webhooks.log.body')} text={pretty(body)} />
        {answer && <Sent title={t('webhooks.log.answered')} text={answer} />}
      </Stack>
    </Dialog>
  );
}

function DeliveryFacts({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation('users');
  const moment = useMoment();
  const { problemOf } = useWebhookWords();
  const { label, tone } = useDeliveryState()(delivery);
  const { messageId, event, problem, answerStatus, tries, createdAt, nextAt } = delivery;
  return (
    <Facts
      facts={[
        { label: t('apiKeys.column.state'), value: <Badge tone={tone}>{label}</Badge> },
        { label: t('webhooks.log.problem'), value: problem && problemOf(problem) },
        { label: t('webhooks.log.answer'), value: answerStatus && <Ltr>{answerStatus}</Ltr> },
        { label: t('webhooks.log.at'), value: <TimeAgo at={createdAt} /> },
        { label: t('webhooks.log.tries'), value: tries > 0 && tries },
        { label: t('webhooks.log.next'), value: nextAt && moment(Date.parse(nextAt)) },
        { label: t('webhooks.log.type'), value: <Ltr>{event}</Ltr> },
        { label: t('webhooks.log.id'), value: <Ltr>{messageId}</Ltr> },
      ]}
    />
  );
}

function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

/** Text of programs: left to right, in full. */
function Sent({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap="2">
      <Text fontWeight="medium">{title}</Text>
      <Box padding="4" bg="bg.muted" borderRadius="control">
        <Text dir="ltr" fontFamily="mono" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Text>
      </Box>
    </Stack>
  );
}
