import { useTranslation } from '@academy/shared-auth';
import { AudioPlayer, type Recording } from '@academy/shared-ui/sound';

/** A voice message. */
export function VoicePlayer({ recording }: { recording: Recording }) {
  const { t } = useTranslation('messaging');
  return (
    <AudioPlayer
      recording={recording}
      words={{
        play: t('attachment.audio.play'),
        pause: t('attachment.audio.pause'),
        place: t('attachment.audio.place'),
        failed: t('attachment.audio.failed'),
        speed: (rate) => t('attachment.audio.speed', { rate }),
      }}
    />
  );
}
