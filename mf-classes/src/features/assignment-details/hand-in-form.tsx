import { useTranslation } from '@academy/shared-auth';
import { useQueryClient } from '@academy/shared-auth/query';
import { Button, LeaveGuard, Stack, Text, TextAreaField } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { canRecord } from '@academy/shared-ui/sound';
import { useState } from 'react';
import type { Assignment } from '#/api/files/assignments.ts';
import { MOST_NOTE } from '#/api/files/hand-ins.ts';
import { FileField } from '#/components/files/file-field.tsx';
import { fileProblem, handInDocuments } from '#/components/files/file-rules.ts';
import { OwnRecording } from '#/components/hand-ins/own-recording.tsx';
import { handIn } from '#/outbox/hand-in-outbox.ts';
import { RecitationRecorder } from './recitation-recorder.tsx';

const isSound = (file: File) => file.type.startsWith('audio/');

/** A student records or chooses a file, listens to it, and hands it in. */
export function HandInForm({ assignment }: { assignment: Assignment }) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [isRecorded, setRecorded] = useState(false);
  const [isRecording, setRecording] = useState(false);
  const [note, setNote] = useState('');
  const problem = file && fileProblem(file, handInDocuments);
  const choose = (chosen: File | null, recorded: boolean) => {
    setFile(chosen);
    setRecorded(chosen !== null && recorded);
  };
  const send = () => {
    if (!file || problem) return;
    void handIn(client, { assignmentId: assignment.id, file, note: note.trim() });
    choose(null, false);
    setNote('');
  };
  const again = assignment.hand_in !== null;
  return (
    <PartCard title={t(again ? 'handIns.form.again' : 'handIns.form.title')}>
      <Stack gap="5">
        {isRecorded || !canRecord() ? null : (
          <RecitationRecorder onChange={setRecording} onRecorded={(recorded) => choose(recorded, true)} />
        )}
        {!isRecorded && !isRecording && (
          <FileField
            label={t(canRecord() ? 'handIns.form.orFile' : 'files.file')}
            value={file}
            onChange={(chosen) => choose(chosen, false)}
            error={problem ? t(`files.problem.${problem}`) : undefined}
            rules={handInDocuments}
          />
        )}
        {file && !problem && isSound(file) && <OwnRecording file={file} />}
        {file && !problem && (
          <NoteAndSend
            note={note}
            onNote={setNote}
            onSend={send}
            onAgain={isRecorded ? () => choose(null, false) : null}
          />
        )}
        {file && !problem && <LeaveGuard active />}
        {!file && again && (
          <Text fontSize="sm" color="fg.muted">
            {t('handIns.form.lastCounts')}
          </Text>
        )}
      </Stack>
    </PartCard>
  );
}

interface NoteAndSendProps {
  note: string;
  onNote: (note: string) => void;
  onSend: () => void;
  /** Discards what was recorded; null for a chosen file. */
  onAgain: (() => void) | null;
}

function NoteAndSend({ note, onNote, onSend, onAgain }: NoteAndSendProps) {
  const { t } = useTranslation('classes');
  return (
    <>
      <TextAreaField
        label={t('handIns.form.note')}
        hint={t('handIns.form.optional')}
        rows={2}
        maxLength={MOST_NOTE}
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
      <Stack gap="2" flexDirection={{ base: 'column', sm: 'row-reverse' }} justifyContent="flex-start">
        <Button size="lg" onClick={onSend}>
          {t('handIns.form.send')}
        </Button>
        {onAgain && (
          <Button size="lg" variant="ghost" onClick={onAgain}>
            {t('handIns.form.recordAgain')}
          </Button>
        )}
      </Stack>
    </>
  );
}
