import { useSession } from '@academy/shared-auth';
import { Button, LeaveGuard, Stack, Text } from '@academy/shared-ui';
import {
  keepUnsentFile,
  OwnRecording,
  RecitationRecorder,
  takeUnsentFile,
  useSessionEnd,
} from '@academy/shared-ui/recitation';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_SECONDS } from '#/api/home-recordings.ts';
import { usePlayerWords, useRecorderWords } from './recitation-words.ts';
import { addressOf } from './unsent-recording.ts';

export interface HomeRecorderProps {
  studentId: string;
  file: File | null;
  onFile: (file: File | null) => void;
  onRecording: (isRecording: boolean) => void;
}

/** Records what is recited at home, to go with the next mark. A session that ends leaves it on the device. */
export default function HomeRecorder({ studentId, file, onFile, onRecording }: HomeRecorderProps) {
  const { t } = useTranslation('progress');
  const [isCut, setCut] = useState(false);
  const [isRecording, setRecording] = useState(false);
  const recorderWords = useRecorderWords();
  const playerWords = usePlayerWords();
  const address = addressOf(studentId);
  const keep = (made: File, userId: string) => void keepUnsentFile(userId, address, { file: made, about: {} });
  useSessionEnd((userId) => {
    if (file) keep(file, userId);
  });
  useEffect(() => onRecording(isRecording), [isRecording, onRecording]);
  const recorded = (made: File | null, cut = false) => {
    setCut(cut);
    onFile(made);
  };
  useKept(address, (made) => recorded(made, true));
  return (
    <Stack gap="3">
      {file ? (
        <>
          {isCut && <Text role="alert">{t('recording.cut')}</Text>}
          <OwnRecording file={file} words={playerWords} />
          <Button variant="ghost" size="sm" alignSelf="flex-start" onClick={() => recorded(null)}>
            {t('recording.again')}
          </Button>
        </>
      ) : (
        <RecitationRecorder
          words={recorderWords}
          mostSeconds={MOST_SECONDS}
          onChange={setRecording}
          onRecorded={recorded}
          onLate={keep}
        />
      )}
      {(isRecording || file) && <LeaveGuard active />}
    </Stack>
  );
}

/** Goes on with a recording that an ended session has left. */
function useKept(address: string, onFound: (file: File) => void): void {
  const userId = useSession(({ user }) => user?.id ?? '');
  const found = useRef(onFound);
  useEffect(() => {
    if (!userId) return;
    void takeUnsentFile(userId, address)
      .then((kept) => kept && found.current(kept.file))
      .catch(() => {});
  }, [userId, address]);
}
