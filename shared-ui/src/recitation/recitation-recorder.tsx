import { Box, Button, Flex, Meter, Span, Stack, Text, toast } from '@academy/shared-ui';
import { CheckIcon, MicIcon, TrashIcon } from '@academy/shared-ui/icons';
import { useCallback, useEffect, useRef } from 'react';
import { durationText, useRecorder } from '../sound/index.ts';
import { useSessionEnd } from './use-session-end.ts';

/** The texts of a recorder. */
export interface RecorderWords {
  start: string;
  /** The greatest length, below the button. */
  most: string;
  under: string;
  /** @param most as 3:00 */
  of: (most: string) => string;
  stop: string;
  discard: string;
  /** The microphone is missing or not permitted. */
  rejected: { title: string; text: string };
  /** The recording has ended by itself, before anything was heard. */
  nothing: { title: string; text: string };
}

interface RecitationRecorderProps {
  words: RecorderWords;
  mostSeconds: number;
  onChange: (isRecording: boolean) => void;
  /** @param isCut whether the device ended the recording: a call, a headset that was pulled out. */
  onRecorded: (file: File, isCut: boolean) => void;
  /** The session of this user has ended meanwhile, and the form is gone. */
  onLate: (file: File, userId: string) => void;
}

/** Records a recitation up to the greatest length, then stops by itself. */
export function RecitationRecorder({ words, mostSeconds, onChange, onRecorded, onLate }: RecitationRecorderProps) {
  const onRejected = useCallback(
    () => void toast.error(words.rejected.title, { description: words.rejected.text }),
    [words],
  );
  const finish = useRef<() => void>(() => {});
  const onTick = useCallback(
    (seconds: number) => {
      if (seconds >= mostSeconds) finish.current();
    },
    [mostSeconds],
  );
  const onInterrupted = (file: File | null) => {
    if (file) onRecorded(file, true);
    else toast.error(words.nothing.title, { description: words.nothing.text });
  };
  const options = { name: 'recitation', content: 'recitation', onRejected, onInterrupted, onTick } as const;
  const { seconds, start, stop } = useRecorder(options);
  const isRecording = seconds !== null;
  useEffect(() => onChange(isRecording), [isRecording, onChange]);
  const keep = async () => {
    const file = await stop();
    if (file) onRecorded(file, false);
  };
  useEffect(() => {
    finish.current = () => void keep();
  });
  useSessionEnd((userId) => {
    void stop().then((file) => file && onLate(file, userId));
  });
  if (!isRecording)
    return (
      <Stack gap="2" alignItems="flex-start">
        <Button size="lg" onClick={() => void start()}>
          <MicIcon aria-hidden />
          {words.start}
        </Button>
        <Text fontSize="sm" color="fg.muted">
          {words.most}
        </Text>
      </Stack>
    );
  return <Recording {...{ words, mostSeconds, seconds }} onKeep={() => void keep()} onDiscard={() => void stop()} />;
}

interface RecordingProps extends Pick<RecitationRecorderProps, 'words' | 'mostSeconds'> {
  seconds: number;
  onKeep: () => void;
  onDiscard: () => void;
}

/** A recitation that is being recorded. */
function Recording({ words, mostSeconds, seconds, onKeep, onDiscard }: RecordingProps) {
  return (
    <Stack gap="4">
      <Flex alignItems="center" gap="3" role="timer" aria-label={words.under}>
        <Box
          boxSize="3"
          borderRadius="full"
          bg="danger.solid"
          _motionSafe={{ animation: 'shimmer 1.2s ease-in-out infinite' }}
        />
        <Span fontSize="xl" fontVariantNumeric="tabular-nums">
          {durationText(seconds)}
        </Span>
        <Span color="fg.muted" fontVariantNumeric="tabular-nums">
          {words.of(durationText(mostSeconds))}
        </Span>
      </Flex>
      <Meter label={words.under} value={Math.min(1, seconds / mostSeconds)} />
      <Flex gap="2" flexWrap="wrap">
        <Button size="lg" onClick={onKeep}>
          <CheckIcon aria-hidden />
          {words.stop}
        </Button>
        <Button size="lg" variant="ghost" onClick={onDiscard}>
          <TrashIcon aria-hidden />
          {words.discard}
        </Button>
      </Flex>
    </Stack>
  );
}
