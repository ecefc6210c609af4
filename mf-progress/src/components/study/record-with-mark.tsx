import { Button, Stack, Text, touch } from '@academy/shared-ui';
import { MicIcon } from '@academy/shared-ui/icons';
import { canRecord } from '@academy/shared-ui/sound';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeRecorderProps } from './home-recorder.tsx';
import { useLeftRecording } from './unsent-recording.ts';

const HomeRecorder = lazy(() => import('./home-recorder.tsx'));

interface RecordWithMarkProps extends HomeRecorderProps {
  /** The text of the error of the last try to send it. */
  error: string | null;
}

/** D150: a recording that goes with the next mark; its code comes once somebody asks for it. */
export function RecordWithMark({ error, ...recorder }: RecordWithMarkProps) {
  const { t } = useTranslation('progress');
  const [isOpen, setOpen] = useState(false);
  useLeftRecording(recorder.studentId, () => setOpen(true));
  if (!canRecord()) return null;
  if (!isOpen)
    return (
      <Button
        variant="ghost"
        size="sm"
        alignSelf="flex-start"
        css={{ [touch]: { minHeight: '11' } }}
        onClick={() => setOpen(true)}
      >
        <MicIcon size={16} aria-hidden />
        {t('recording.add')}
      </Button>
    );
  return (
    <Stack gap="2">
      <Suspense fallback={null}>
        <HomeRecorder {...recorder} />
      </Suspense>
      {recorder.file && (
        <Text fontSize="sm" color="fg.muted">
          {t('recording.goesWith')}
        </Text>
      )}
      {error && (
        <Text role="alert" fontSize="sm" color="danger.fg">
          {error}
        </Text>
      )}
    </Stack>
  );
}
