import { useSession } from '@academy/shared-auth';
import { Button, Flex, LeaveGuard, Stack, Text, TextAreaField } from '@academy/shared-ui';
import { OwnRecording, RecitationRecorder, useSessionEnd } from '@academy/shared-ui/recitation';
import { PartCard } from '@academy/shared-ui/restored';
import { canRecord } from '@academy/shared-ui/sound';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Assignment } from '#/library/api/assignments.ts';
import { MOST_NOTE, MOST_SECONDS } from '#/library/api/hand-ins.ts';
import { FileField } from '#/library/components/files/file-field.tsx';
import { fileProblem, handInDocuments } from '#/library/components/files/file-rules.ts';
import { useRecitationWords } from '#/library/components/hand-ins/recitation-words.ts';
import { handIn } from '#/library/outbox/hand-in-outbox.ts';
import { keepUnfinished, takeUnfinished } from '#/library/outbox/kept-hand-ins.ts';

const isSound = (file: File) => file.type.startsWith('audio/');
const isWanted = ({ hand_in: last }: Assignment) => last === null || last.grade === 'again';

/** A student records or chooses a file, listens to it, and hands it in. */
export function HandInForm({ assignment }: { assignment: Assignment }) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [recorded, setRecorded] = useState<'whole' | 'cut' | null>(null);
  const [isRecording, setRecording] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [note, setNote] = useState('');
  const words = useRecitationWords();
  const problem = file && fileProblem(file, handInDocuments);
  const about = { assignmentId: assignment.id, note };
  const choose = (chosen: File | null, how: typeof recorded = null) => {
    setFile(chosen);
    setRecorded(how);
  };
  const send = () => {
    if (!file || problem) return;
    void handIn(client, { ...about, file, note: note.trim() });
    choose(null);
    setNote('');
    setAsked(false);
  };
  useUnfinished(about, file, ({ file: kept, note: typed }) => {
    choose(kept, isSound(kept) ? 'cut' : null);
    setNote(typed);
  });
  const again = assignment.hand_in !== null;
  if (!isWanted(assignment) && !isAsked && !isRecording && !file) return <HandInAgain onAsk={() => setAsked(true)} />;
  return (
    <PartCard title={t(again ? 'handIns.form.again' : 'handIns.form.title')}>
      <Opened isAsked={isAsked}>
        {recorded || !canRecord() ? null : (
          <RecitationRecorder
            words={words.recorder}
            mostSeconds={MOST_SECONDS}
            onChange={setRecording}
            onRecorded={(made, isCut) => choose(made, isCut ? 'cut' : 'whole')}
            onLate={(made, userId) => void keepUnfinished(userId, { ...about, file: made })}
          />
        )}
        {recorded === 'cut' && <Text role="alert">{t('handIns.record.cut')}</Text>}
        {!recorded && !isRecording && (
          <FileField
            label={t(canRecord() ? 'handIns.form.orFile' : 'files.file')}
            value={file}
            onChange={(chosen) => choose(chosen)}
            error={problem ? t(`files.problem.${problem}`) : undefined}
            rules={handInDocuments}
          />
        )}
        {file && !problem && isSound(file) && <OwnRecording file={file} words={words.player} />}
        {file && !problem && (
          <NoteAndSend note={note} onNote={setNote} onSend={send} onAgain={recorded ? () => choose(null) : null} />
        )}
        {(isRecording || (file && !problem)) && <LeaveGuard active />}
        {!file && again && <LastCounts />}
      </Opened>
    </PartCard>
  );
}

interface Entered {
  file: File;
  note: string;
}

/** Keeps what is not handed in when the session ends by itself, and goes on with it when the same person is back. */
function useUnfinished(
  { assignmentId, note }: { assignmentId: string; note: string },
  file: File | null,
  onFound: (kept: Entered) => void,
): void {
  const userId = useSession(({ user }) => user?.id ?? '');
  useSessionEnd((owner) => {
    if (file) void keepUnfinished(owner, { assignmentId, file, note });
  });
  const found = useRef(onFound);
  useEffect(() => {
    if (!userId) return;
    void takeUnfinished(userId, assignmentId)
      .then((kept) => kept && found.current(kept))
      .catch(() => {});
  }, [userId, assignmentId]);
}

function LastCounts() {
  const { t } = useTranslation('classes');
  return (
    <Text fontSize="sm" color="fg.muted">
      {t('handIns.form.lastCounts')}
    </Text>
  );
}

/** What was handed in counts, so the empty form is shown only on request. */
function HandInAgain({ onAsk }: { onAsk: () => void }) {
  const { t } = useTranslation('classes');
  return (
    <Flex gap="3" alignItems="center" flexWrap="wrap">
      <Button variant="outline" onClick={onAsk}>
        {t('handIns.form.again')}
      </Button>
      <LastCounts />
    </Flex>
  );
}

/** The form's content. It takes the focus of the button that opened it. */
function Opened({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) content.current?.focus();
  }, [isAsked]);
  return (
    <Stack ref={content} tabIndex={-1} outline="none" gap="5">
      {children}
    </Stack>
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
