import { Button, ConfirmDialog } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { deleteExam, type Exam, examQueries } from '#/api/exams.ts';
import { progressQueries } from '#/api/progress.ts';
import { places } from '#/components/places.ts';

export function DeleteExam({ exam: { id } }: { exam: Exam }) {
  const { t } = useTranslation('progress');
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const deleting = useMutation({
    mutationFn: () => deleteExam(id),
    onSuccess: async () => {
      await navigate(places.exams, { replace: true });
      client.removeQueries({ queryKey: examQueries.detail(id).queryKey });
      await client.invalidateQueries({ queryKey: progressQueries.all() });
    },
  });
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {t('exam.delete.action')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          open
          title={t('exam.delete.question')}
          description={t('exam.delete.text')}
          confirmLabel={t('exam.delete.action')}
          error={deleting.isError ? t('exam.problem.failed') : null}
          pending={deleting.isPending}
          onConfirm={() => deleting.mutate()}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
