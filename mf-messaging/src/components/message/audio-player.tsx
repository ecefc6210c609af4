import { useTranslation } from '@academy/shared-auth';
import { chakra, Flex, IconButton, Span } from '@academy/shared-ui';
import { PauseIcon, PlayIcon } from '@academy/shared-ui/icons';
import { durationText } from '#/components/times.ts';
import { useAudio } from './use-audio.tsx';

const Track = chakra('input', {
  base: {
    flex: '1',
    minWidth: '0',
    height: '5',
    cursor: 'pointer',
    accentColor: '{colors.brand.solid}',
    _dark: { accentColor: '{colors.brand.fg}' },
  },
});

/** A voice note: play, pause, go to any place of it. */
export function AudioPlayer({ src }: { src: string }) {
  const { t } = useTranslation('messaging');
  const { element, isPlaying, hasFailed, time, duration, toggle, seek } = useAudio(src);
  const Icon = isPlaying ? PauseIcon : PlayIcon;
  return (
    <Flex alignItems="center" gap="2" width="16rem" maxWidth="full" paddingBlock="1">
      {element}
      <IconButton
        size="sm"
        variant="solid"
        borderRadius="full"
        aria-label={t(isPlaying ? 'attachment.audio.pause' : 'attachment.audio.play')}
        onClick={toggle}
      >
        <Icon aria-hidden fill="currentColor" />
      </IconButton>
      {hasFailed ? (
        <Span role="alert" fontSize="sm" color="danger.fg">
          {t('attachment.audio.failed')}
        </Span>
      ) : (
        <>
          <Track
            type="range"
            min={0}
            max={duration || 1}
            step={0.1}
            value={Math.min(time, duration || 1)}
            aria-label={t('attachment.audio.place')}
            aria-valuetext={durationText(time)}
            onChange={(event) => seek(Number(event.currentTarget.value))}
          />
          <Span fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums" minWidth="8" textAlign="end">
            {durationText(isPlaying || time > 0 ? time : duration)}
          </Span>
        </>
      )}
    </Flex>
  );
}
