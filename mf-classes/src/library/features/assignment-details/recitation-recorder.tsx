import { Box, Button, Flex, Meter, Span, Stack, Text, toast } from '@academy/shared-ui';
import { CheckIcon, MicIcon, TrashIcon } from '@academy/shared-ui/icons';
import { durationText, useRecorder } from '@academy/shared-ui/sound';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_SECONDS } from '#/library/api/hand-ins.ts';
import { useSessionEnd } from '#/library/components/hand-ins/use-session-end.ts';

interface RecitationRecorderProps {
  onChange: (isRecording: boolean) => void;
  /** @param isCut whether the device ended the recording: a call, a headset that was pulled out. */
  onRecorded: (file: File, isCut: boolean) => void;
  /** The session of this user has ended meanwhile, and the form is gone. */
  onLate: (file: File, userId: string) => void;
}

/** Records a recitation of at most three minutes, then stops by itself. */
export function RecitationRecorder({ onChange, onRecorded, onLate }: RecitationRecorderProps) {
  const { t } = useTranslation('classes');
  const onRejected = useCallback(
    () => void toast.error(t('handIns.record.rejected.title'), { description: t('handIns.record.rejected.text') }),
    [t],
  );
  const finish = useRef<() => void>(() => {});
  const onTick = useCallback((seconds: number) => {
    if (seconds >= MOST_SECONDS) finish.current();
  }, []);
  const onInterrupted = (file: File | null) => {
    if (file) onRecorded(file, true);
    else toast.error(t('handIns.record.nothing.title'), { description: t('handIns.record.nothing.text') });
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
          {t('handIns.record.start')}
        </Button>
        <Text fontSize="sm" color="fg.muted">
          {t('handIns.record.most', { count: MOST_SECONDS / 60 })}
        </Text>
      </Stack>
    );
  return <Recording seconds={seconds} onKeep={() => void keep()} onDiscard={() => void stop()} />;
}

interface RecordingProps {
  seconds: number;
  onKeep: () => void;
  onDiscard: () => void;
}

/** A recitation that is being recorded. */
function Recording({ seconds, onKeep, onDiscard }: RecordingProps) {
  const { t } = useTranslation('classes');
  return (
    <Stack gap="4">
      <Flex alignItems="center" gap="3" role="timer" aria-label={t('handIns.record.under')}>
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
          {t('handIns.record.of', { most: durationText(MOST_SECONDS) })}
        </Span>
      </Flex>
      <Meter label={t('handIns.record.under')} value={Math.min(1, seconds / MOST_SECONDS)} />
      <Flex gap="2" flexWrap="wrap">
        <Button size="lg" onClick={onKeep}>
          <CheckIcon aria-hidden />
          {t('handIns.record.stop')}
        </Button>
        <Button size="lg" variant="ghost" onClick={onDiscard}>
          <TrashIcon aria-hidden />
          {t('handIns.record.discard')}
        </Button>
      </Flex>
    </Stack>
  );
}
