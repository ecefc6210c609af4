import { keepDraft, readDraft } from '@academy/shared-auth';
import { Button, Card, FormActions, FormError, Stack, Text, TextAreaField, toast } from '@academy/shared-ui';
import { ErrorGroup } from '@academy/shared-ui/rows';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Entry } from '#/api/entries.ts';
import { changeExam, type Exam, MOST_EXAM_NOTE } from '#/api/exams.ts';
import { QualityChoice } from '#/components/quality-choice.tsx';
import { useExamChange } from './use-exam-change.ts';

interface ResultFormProps {
  exam: Exam;
  onSaved: () => void;
  onCancel?: () => void;
}

const keptSchema = v.object({ result: v.nullable(v.number()), note: v.string() });

/** What is chosen and typed: kept on the device, over other pages of the exam and over a reload. */
function useResult({ id, result, note }: Exam) {
  const draft = `exam-result-${id}`;
  const [values, setValues] = useState(() => {
    const kept = v.safeParse(keptSchema, readDraft(draft));
    return kept.success ? kept.output : { result, note: note ?? '' };
  });
  const change = (changed: Partial<typeof values>) => {
    const next = { ...values, ...changed };
    keepDraft(draft, next);
    setValues(next);
  };
  return { ...values, change, dropKept: () => keepDraft(draft, null) };
}

/** D156: the result in the words of the academy, and words for the family. */
export function ResultForm({ exam, onSaved, onCancel }: ResultFormProps) {
  const { t } = useTranslation('progress');
  const { result, note, change, dropKept } = useResult(exam);
  const [isAsked, setAsked] = useState(false);
  const { mistakes, version } = exam;
  const saving = useExamChange(
    (chosen: number) => changeExam(exam.id, { mistakes, result: chosen, note, version }),
    () => {
      dropKept();
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
          onChange={(chosen) => change({ result: chosen })}
        />
        <TextAreaField
          label={t('exam.result.note')}
          rows={3}
          maxLength={MOST_EXAM_NOTE}
          value={note}
          onChange={({ target }) => change({ note: target.value })}
        />
        <FormActions>
          {onCancel && (
            <Button
              variant="ghost"
              onClick={() => {
                dropKept();
                onCancel();
              }}
            >
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
