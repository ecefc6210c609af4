import { Box, Button, HStack, Meter, Span } from '@academy/shared-ui';
import { RefreshCwIcon, TrashIcon, XIcon } from '@academy/shared-ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Outgoing } from '#/outbox/outbox.ts';
import { discard, resend } from '#/outbox/send-outbox.ts';

/** Below a message that has not arrived: the progress of its file, or the failure with the possible actions. */
export function OutgoingActions({ outgoing }: { outgoing: Outgoing }) {
  const { t } = useTranslation('messaging');
  const client = useQueryClient();
  const { clientId, file, state, progress } = outgoing;
  const cancel = () => discard(clientId);
  if (state === 'failed')
    return (
      <HStack role="alert" gap="1" fontSize="sm" flexWrap="wrap" justifyContent="flex-end">
        <Span color="danger.fg">{t('outgoing.failed.text')}</Span>
        <Button variant="ghost" size="sm" color="brand.fg" onClick={() => resend(client, clientId)}>
          <RefreshCwIcon aria-hidden />
          {t('outgoing.failed.retry')}
        </Button>
        <Button variant="ghost" size="sm" onClick={cancel}>
          <TrashIcon aria-hidden />
          {t('outgoing.failed.delete')}
        </Button>
      </HStack>
    );
  if (!file) return null;
  return (
    <HStack gap="2" paddingBlockStart="1">
      <Box width="32">
        <Meter label={t('outgoing.upload.label')} value={progress} isThin />
      </Box>
      <Button variant="ghost" size="sm" onClick={cancel}>
        <XIcon aria-hidden />
        {t('outgoing.upload.cancel')}
      </Button>
    </HStack>
  );
}
