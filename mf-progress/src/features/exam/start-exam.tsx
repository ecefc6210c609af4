import { Button, Card, FormError, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { changeExam, type Exam } from '#/api/exams.ts';
import { useExamChange } from './use-exam-change.ts';

/** The pages are drawn, and shown, at the start. */
export function StartExam({ exam }: { exam: Exam }) {
  const { t } = useTranslation('progress');
  const change = useExamChange(() => changeExam(exam.id, { start: true }));
  return (
    <Card>
      <Stack gap="4">
        {change.problem && <FormError>{change.problem}</FormError>}
        <Text>{t('exam.start.text', { pages: exam.pages })}</Text>
        <Button size="lg" loading={change.isPending} onClick={() => change.mutate(undefined)}>
          {t('exam.start.action')}
        </Button>
      </Stack>
    </Card>
  );
}
