import { Box, Flex, IconButton, Span } from '@academy/shared-ui';
import { PauseIcon, PlayIcon } from '@academy/shared-ui/icons';
import type { ReactNode } from 'react';
import { durationText, type PlayerWords, type Recording, useAudio, usePeaks, Waveform } from '../sound/index.ts';

export interface Moment {
  /** Seconds. */
  time: number;
  seek: (seconds: number) => void;
}

export type RecitationPlayerWords = Omit<PlayerWords, 'speed'>;

interface RecitationPlayerProps {
  recording: Recording;
  words: RecitationPlayerWords;
  /** The length in seconds, if it is known before loading. */
  seconds: number | null;
  /** The seconds with comments. */
  pins?: readonly number[];
  /** Content below the wave that needs the current position. */
  children?: (moment: Moment) => ReactNode;
}

/**
 * A recitation as a wave with its comments; touching the wave plays from there. Time runs from left to right in both
 * scripts.
 */
export function RecitationPlayer({ recording, words, seconds, pins, children }: RecitationPlayerProps) {
  const { peaks, mark } = usePeaks(recording);
  const { element, isPlaying, hasFailed, time, duration, toggle, seek } = useAudio(recording.src, 1);
  const length = duration || seconds || 0;
  const Icon = isPlaying ? PauseIcon : PlayIcon;
  return (
    <Box ref={mark}>
      <Flex dir="ltr" alignItems="center" gap="3">
        {element}
        <IconButton
          variant="solid"
          borderRadius="full"
          aria-label={isPlaying ? words.pause : words.play}
          onClick={toggle}
        >
          <Icon aria-hidden fill="currentColor" />
        </IconButton>
        <Waveform
          isTall
          peaks={peaks}
          time={time}
          duration={length}
          label={words.place}
          valueText={durationText(time)}
          onSeek={seek}
          pins={pins ?? []}
        />
        <Span fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums" minWidth="9" textAlign="end">
          {durationText(isPlaying || time > 0 ? time : length)}
        </Span>
      </Flex>
      {hasFailed && (
        <Span role="alert" display="block" marginBlockStart="2" fontSize="sm" color="danger.fg">
          {words.failed}
        </Span>
      )}
      {children?.({ time, seek })}
    </Box>
  );
}
