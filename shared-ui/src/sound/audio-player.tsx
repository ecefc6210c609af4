import { Button, Flex, IconButton, Span } from '@academy/shared-ui';
import { PauseIcon, PlayIcon } from '@academy/shared-ui/icons';
import { durationText } from './duration-text.ts';
import { changeRate, usePlaybackRate } from './playback-rate.ts';
import { useAudio } from './use-audio.tsx';
import { type Recording, usePeaks } from './use-peaks.ts';
import { Waveform } from './waveform.tsx';

/** The names of its parts. */
export interface PlayerWords {
  play: string;
  pause: string;
  /** Of the slider. */
  place: string;
  failed: string;
  speed: (rate: number) => string;
}

interface AudioPlayerProps {
  recording: Recording;
  words: PlayerWords;
}

/** A recording: play, pause, seek, play faster. Time runs from left to right in both scripts. */
export function AudioPlayer({ recording, words }: AudioPlayerProps) {
  const rate = usePlaybackRate();
  const { peaks, mark } = usePeaks(recording);
  const { element, isPlaying, hasFailed, time, duration, toggle, seek } = useAudio(recording.src, rate);
  const Icon = isPlaying ? PauseIcon : PlayIcon;
  return (
    <Flex ref={mark} dir="ltr" alignItems="center" gap="2" width="17rem" maxWidth="full" paddingBlock="1">
      {element}
      <IconButton
        size="sm"
        variant="solid"
        borderRadius="full"
        aria-label={isPlaying ? words.pause : words.play}
        onClick={toggle}
      >
        <Icon aria-hidden fill="currentColor" />
      </IconButton>
      {hasFailed ? (
        <Span role="alert" fontSize="sm" color="danger.fg" dir="auto">
          {words.failed}
        </Span>
      ) : (
        <>
          <Waveform
            peaks={peaks}
            time={time}
            duration={duration}
            label={words.place}
            valueText={durationText(time)}
            onSeek={seek}
          />
          <Span fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums" minWidth="8" textAlign="end">
            {durationText(isPlaying || time > 0 ? time : duration)}
          </Span>
          <Button
            variant="ghost"
            size="sm"
            flexShrink="0"
            minWidth="11"
            paddingInline="1"
            marginInlineStart="-1"
            fontSize="xs"
            fontVariantNumeric="tabular-nums"
            aria-label={words.speed(rate)}
            onClick={changeRate}
          >
            {rate}×
          </Button>
        </>
      )}
    </Flex>
  );
}
