import { ApiError } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Exam, examQueries } from '#/api/exams.ts';
import { progressQueries } from '#/api/progress.ts';

const keys: Readonly<Record<string, string>> = {
  outdated: 'exam.problem.outdated',
  forbidden: 'exam.youTeach',
  invalid: 'exam.scope.nothingSolid',
};

/** Changes an exam, and all that reads from it. */
export function useExamChange<Input>(send: (input: Input) => Promise<Exam>, onDone?: (exam: Exam) => void) {
  const { t } = useTranslation('progress');
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (exam) => {
      client.setQueryData(examQueries.detail(exam.id).queryKey, exam);
      onDone?.(exam);
      return client.invalidateQueries({ queryKey: progressQueries.all() });
    },
  });
  const code = sending.error instanceof ApiError ? sending.error.code : undefined;
  return { ...sending, problem: sending.isError ? t(keys[code ?? ''] ?? 'exam.problem.failed') : null };
}
