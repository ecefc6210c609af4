import { AudioPlayer, type Recording } from '@academy/shared-ui/sound';
import { useTranslation } from 'react-i18next';

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
