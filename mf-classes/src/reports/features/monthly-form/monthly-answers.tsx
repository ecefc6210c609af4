import { ApiError } from '@academy/shared-auth';
import type { MonthlyDraft } from '@academy/shared-auth/contract';
import {
  Box,
  Button,
  chakra,
  FormActions,
  FormError,
  Grid,
  Slot,
  Stack,
  Text,
  TextAreaField,
} from '@academy/shared-ui';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonthlyForm } from '#/reports/api/monthly-reports.ts';
import { type Drafts, draftedAnswers } from './drafted-answers.ts';
import { MonthPanel } from './month-panel.tsx';
import { MonthlyDone } from './monthly-done.tsx';
import { useMonthlyForm } from './use-monthly-form.ts';

const MOST = 2000;
const Form = chakra('form', {
  base: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    '--card-padding': { base: 'spacing.4', md: 'spacing.6' },
    padding: 'var(--card-padding)',
  },
});

function problemKey(error: unknown): string {
  if (!(error instanceof ApiError)) return 'monthly.form.failed';
  if (error.status === 400) return 'monthly.form.exists';
  if (error.code === 'network' || error.code === 'timeout') return 'monthly.form.offline';
  return error.fields.some(({ code }) => code === 'unknown') ? 'monthly.form.changed' : 'monthly.form.failed';
}

const accomplishedIn = ({ classes }: MonthlyForm): string =>
  [...new Set(classes.flatMap(({ accomplished, attendance }) => (attendance === 'presence' ? [accomplished] : [])))]
    .filter(Boolean)
    .join('\n')
    .slice(0, MOST);

/** The seven questions (D59), with the facts of the month beside them. */
export function MonthlyAnswers({ form }: { form: MonthlyForm }) {
  const { t } = useTranslation('classes');
  const { element, questions, answers, answer, answerAll, errorAt, send, submission, isRestored } =
    useMonthlyForm(form);
  const [drafts, setDrafts] = useState<Drafts>({});
  const onDraft = useCallback(
    (draft: MonthlyDraft) => setDrafts((before) => ({ ...before, [draft.name]: draft.answers })),
    [],
  );
  if (submission.data) return <MonthlyDone saved={submission.data} form={form} />;
  const accomplished = accomplishedIn(form);
  const drafted = draftedAnswers(drafts, answers, MOST);
  const canTakeOver = accomplished && !answers[0]?.trim() && !drafted.has(0);
  const { student, teacher, year, month } = form;
  return (
    <Grid gap="5" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}>
      <Box order={{ lg: 2 }} position={{ lg: 'sticky' }} insetBlockStart="20">
        <MonthPanel
          form={form}
          onTakeOver={canTakeOver ? () => answer(0, accomplished) : undefined}
          onDrafted={drafted.size > 0 ? () => answerAll(drafted) : undefined}
        />
        <Slot name="monthly.draft" props={{ studentId: student.id, teacherId: teacher.id, year, month, onDraft }} />
      </Box>
      <Form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!submission.isPending) send();
        }}
      >
        <Stack gap="6">
          {submission.isError && <FormError>{t(problemKey(submission.error))}</FormError>}
          {questions.map((question, index) => (
            <TextAreaField
              key={question}
              label={`${index + 1}. ${question}`}
              rows={3}
              maxLength={MOST}
              dir="auto"
              value={answers[index] ?? ''}
              error={errorAt(index)}
              readOnly={submission.isPending}
              onChange={(event) => answer(index, event.target.value)}
            />
          ))}
          <FormActions>
            <Text role="status" fontSize="sm" color="fg.muted">
              {t(isRestored ? 'monthly.form.restored' : 'monthly.form.kept')}
            </Text>
            <Button type="submit" size="lg" loading={submission.isPending}>
              {t('monthly.form.save')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </Grid>
  );
}
