import { useTranslation } from '@academy/shared-auth';
import { useQueryClient } from '@academy/shared-auth/query';
import { toast } from '@academy/shared-ui';
import { useRecorder } from '@academy/shared-ui/sound';
import { useCallback } from 'react';
import { send } from '#/outbox/send-outbox.ts';

/** Records a voice note and sends it. `seconds` is null while nothing is recorded. */
export function useVoiceNote(userId: string, onSent: () => void) {
  const { t } = useTranslation('messaging');
  const client = useQueryClient();
  const onRejected = useCallback(
    () => void toast.error(t('voice.refused.title'), { description: t('voice.refused.text') }),
    [t],
  );
  const { seconds, start, stop } = useRecorder({ name: 'voice-note', onRejected });
  const sendRecorded = async () => {
    const file = await stop();
    if (!file) return;
    send(client, { to: userId, text: '', file });
    onSent();
  };
  return {
    seconds,
    start: () => void start(),
    cancel: () => void stop(),
    send: () => void sendRecorded(),
  };
}
