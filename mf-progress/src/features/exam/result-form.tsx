import { Button, Card, FormActions, FormError, Stack, Text, TextAreaField, toast } from '@academy/shared-ui';
import { ErrorGroup } from '@academy/shared-ui/rows';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#/api/entries.ts';
import { changeExam, type Exam, MOST_EXAM_NOTE } from '#/api/exams.ts';
import { QualityChoice } from '#/components/quality-choice.tsx';
import { useExamChange } from './use-exam-change.ts';

interface ResultFormProps {
  exam: Exam;
  onSaved: () => void;
  onCancel?: () => void;
}

/** D156: the result in the words of the academy, and words for the family. */
export function ResultForm({ exam, onSaved, onCancel }: ResultFormProps) {
  const { t } = useTranslation('progress');
  const [result, setResult] = useState<number | null>(exam.result);
  const [note, setNote] = useState(exam.note ?? '');
  const [isAsked, setAsked] = useState(false);
  const { mistakes, version } = exam;
  const saving = useExamChange(
    (chosen: number) => changeExam(exam.id, { mistakes, result: chosen, note, version }),
    () => {
      onSaved();
      toast.success(t('exam.result.saved'));
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (result !== null) saving.mutate(result);
  };
  const total = mistakes.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card as="form" onSubmit={submit}>
      <Stack gap="5">
        {saving.problem && <FormError>{saving.problem}</FormError>}
        <Text>{t('exam.mistakes', { count: total })}</Text>
        <ResultChoice
          result={result}
          isMissing={isAsked && result === null}
          disabled={saving.isPending}
          onChange={setResult}
        />
        <TextAreaField
          label={t('exam.result.note')}
          rows={3}
          maxLength={MOST_EXAM_NOTE}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <FormActions>
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              {t('exam.result.cancel')}
            </Button>
          )}
          <Button type="submit" size="lg" loading={saving.isPending}>
            {t('exam.result.save')}
          </Button>
        </FormActions>
      </Stack>
    </Card>
  );
}

interface ResultChoiceProps {
  result: number | null;
  isMissing: boolean;
  disabled: boolean;
  onChange: (result: number) => void;
}

function ResultChoice({ result, isMissing, disabled, onChange }: ResultChoiceProps) {
  const { t } = useTranslation('progress');
  const label = t('exam.result.label');
  return (
    <ErrorGroup label={label} error={isMissing ? t('exam.result.missing') : undefined}>
      <Stack gap="2">
        <Text fontWeight="medium">{label}</Text>
        <QualityChoice label={label} value={(result ?? undefined) as Entry['quality']} {...{ disabled, onChange }} />
        <Text fontSize="sm" color="fg.muted">
          {t('exam.result.text')}
        </Text>
      </Stack>
    </ErrorGroup>
  );
}
