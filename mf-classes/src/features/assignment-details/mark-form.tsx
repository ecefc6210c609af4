import { useTranslation } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import {
  Box,
  Button,
  Flex,
  FormError,
  IconButton,
  LeaveGuard,
  Stack,
  TextAreaField,
  TextField,
  toast,
} from '@academy/shared-ui';
import { PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { durationText } from '@academy/shared-ui/sound';
import { useState } from 'react';
import { assignmentQueries } from '#/api/files/assignments.ts';
import {
  type Grade,
  grades,
  type HandIn,
  MOST_COMMENT,
  MOST_WORD,
  markHandIn,
  type SoundMark,
} from '#/api/files/hand-ins.ts';
import type { Moment } from '#/components/hand-ins/recitation-player.tsx';
import { GradeChoice } from './grade-choice.tsx';
import { HandedIn } from './handed-in.tsx';
import { markProblem } from './mark-problem.ts';

interface MarkFormProps {
  handIn: HandIn;
  title: string;
  onDone: () => void;
  onCancel?: () => void;
}

const gradeOf = ({ mark }: HandIn): Grade | null => grades.find((grade) => grade === mark?.grade) ?? null;

/** A teacher listens, adds words at moments, chooses a grade and writes a comment. */
export function MarkForm({ handIn, title, onDone, onCancel }: MarkFormProps) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const [grade, setGrade] = useState(() => gradeOf(handIn));
  const [comment, setComment] = useState(handIn.mark?.comment ?? '');
  const [marks, setMarks] = useState<readonly SoundMark[]>(handIn.mark?.marks ?? []);
  const [isChecked, setChecked] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const saving = useMutation({
    mutationFn: (chosen: Grade) =>
      markHandIn(handIn.id, {
        grade: chosen,
        comment: comment.trim(),
        marks: marks.filter(({ text }) => text.trim() !== ''),
      }),
    onSuccess: () => {
      toast.success(t('handIns.mark.done'));
      setTouched(false);
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: assignmentQueries.all() }),
  });
  const touched =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setTouched(true);
      set(value);
    };
  const save = () => {
    setChecked(true);
    if (grade && !saving.isPending) saving.mutate(grade);
  };
  return (
    <Stack gap="5">
      <HandedIn handIn={handIn} title={title} pins={marks.map(({ atMs }) => atMs / 1000)}>
        {(moment) => <WordFields marks={marks} moment={moment} onChange={touched(setMarks)} />}
      </HandedIn>
      <GradeChoice
        value={grade}
        onChange={touched(setGrade)}
        error={isChecked && !grade ? t('handIns.mark.required') : undefined}
      />
      <TextAreaField
        label={t('handIns.mark.comment')}
        hint={t('handIns.form.optional')}
        rows={3}
        dir="auto"
        maxLength={MOST_COMMENT}
        value={comment}
        onChange={({ target }) => touched(setComment)(target.value)}
      />
      {saving.isError && <FormError>{t(markProblem(saving.error))}</FormError>}
      <Flex gap="2" justifyContent="flex-end" flexWrap="wrap">
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t('assignments.cancel')}
          </Button>
        )}
        <Button loading={saving.isPending} onClick={save}>
          {t('handIns.mark.save')}
        </Button>
      </Flex>
      {isTouched && <LeaveGuard active />}
    </Stack>
  );
}

interface WordFieldsProps {
  marks: readonly SoundMark[];
  moment: Moment;
  onChange: (marks: readonly SoundMark[]) => void;
}

/** Words at moments: the teacher touches the wave or pauses it, and the button adds one there. */
function WordFields({ marks, moment, onChange }: WordFieldsProps) {
  const { t } = useTranslation('classes');
  const atMs = Math.round(moment.time * 1000);
  const isTaken = marks.some((mark) => mark.atMs === atMs);
  const add = () => onChange([...marks, { atMs, text: '' }].toSorted((one, other) => one.atMs - other.atMs));
  const change = (at: number, text: string) =>
    onChange(marks.map((mark) => (mark.atMs === at ? { ...mark, text } : mark)));
  return (
    <Stack gap="3" marginBlockStart="3">
      <Button variant="outline" size="sm" alignSelf="flex-start" disabled={isTaken} onClick={add}>
        <PlusIcon aria-hidden />
        {t('handIns.mark.add', { at: durationText(moment.time) })}
      </Button>
      {marks.map((mark) => (
        <Flex key={mark.atMs} gap="1" alignItems="flex-end">
          <Box flex="1" minWidth="0">
            <TextField
              label={t('handIns.mark.word', { at: durationText(mark.atMs / 1000) })}
              dir="auto"
              autoFocus={mark.text === ''}
              maxLength={MOST_WORD}
              value={mark.text}
              onFocus={() => moment.seek(mark.atMs / 1000)}
              onChange={({ target }) => change(mark.atMs, target.value)}
            />
          </Box>
          <IconButton
            aria-label={t('handIns.mark.remove', { at: durationText(mark.atMs / 1000) })}
            onClick={() => onChange(marks.filter((each) => each !== mark))}
          >
            <TrashIcon aria-hidden />
          </IconButton>
        </Flex>
      ))}
    </Stack>
  );
}
