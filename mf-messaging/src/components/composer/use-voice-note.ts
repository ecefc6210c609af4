import { toast } from '@academy/shared-ui';
import { useRecorder } from '@academy/shared-ui/sound';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#/outbox/send-outbox.ts';

interface VoiceNoteOptions {
  userId: string;
  onSent: () => void;
  /** The device ended the recording: what was recorded waits for the user to send it. */
  onCut: (file: File) => void;
}

/** Records a voice note and sends it. `seconds` is null while nothing is recorded. */
export function useVoiceNote({ userId, onSent, onCut }: VoiceNoteOptions) {
  const { t } = useTranslation('messaging');
  const client = useQueryClient();
  const onRejected = useCallback(
    () => void toast.error(t('voice.refused.title'), { description: t('voice.refused.text') }),
    [t],
  );
  const onInterrupted = (file: File | null) => {
    const key = file ? 'kept' : 'nothing';
    if (file) onCut(file);
    toast.error(t('voice.cut.title'), { description: t(`voice.cut.${key}`) });
  };
  const { seconds, start, stop } = useRecorder({ name: 'voice-note', onRejected, onInterrupted });
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
