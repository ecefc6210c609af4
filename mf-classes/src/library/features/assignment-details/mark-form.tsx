import { Button, Flex, FormError, LeaveGuard, Stack, TextAreaField, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assignmentQueries } from '#/library/api/assignments.ts';
import {
  type Grade,
  grades,
  type HandIn,
  type Marking,
  MOST_COMMENT,
  markHandIn,
  type SoundMark,
} from '#/library/api/hand-ins.ts';
import { GradeChoice } from './grade-choice.tsx';
import { HandedIn } from './handed-in.tsx';
import { markProblem } from './mark-problem.ts';
import { WordFields } from './word-fields.tsx';

interface MarkFormProps {
  handIn: HandIn;
  title: string;
  onDone: () => void;
  onCancel?: () => void;
}

const gradeOf = ({ mark }: HandIn): Grade | null => grades.find((grade) => grade === mark?.grade) ?? null;

/** Saves a mark: without words that are still empty. */
function useMarking(handIn: HandIn, onSaved: () => void) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ grade, comment, marks }: Marking) =>
      markHandIn(handIn.id, {
        grade,
        comment: comment.trim(),
        marks: marks.filter(({ text }) => text.trim() !== ''),
      }),
    onSuccess: () => {
      toast.success(t('handIns.mark.done'));
      onSaved();
    },
    onSettled: () => client.invalidateQueries({ queryKey: assignmentQueries.all() }),
  });
}

/** A teacher listens, adds comments at moments, chooses a grade and writes a general comment. */
export function MarkForm({ handIn, title, onDone, onCancel }: MarkFormProps) {
  const { t } = useTranslation('classes');
  const [grade, setGrade] = useState(() => gradeOf(handIn));
  const [comment, setComment] = useState(handIn.mark?.comment ?? '');
  const [marks, setMarks] = useState<readonly SoundMark[]>(handIn.mark?.marks ?? []);
  const [isChecked, setChecked] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const saving = useMarking(handIn, () => {
    setTouched(false);
    onDone();
  });
  const touched =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setTouched(true);
      set(value);
    };
  const save = () => {
    setChecked(true);
    if (grade && !saving.isPending) saving.mutate({ grade, comment, marks });
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
