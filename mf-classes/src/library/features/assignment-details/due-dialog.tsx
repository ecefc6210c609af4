import { ApiError } from '@academy/shared-auth';
import { Button, Dialog, FormError, Stack, toast } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Assignment, assignmentQueries, changeDue } from '#/library/api/assignments.ts';

/** The key of the error of the typed day, and whether it belongs to the field. */
function problemOf(error: unknown): { key: string; isOfField: boolean } | null {
  if (!error) return null;
  const isOfField = error instanceof ApiError && error.fields.some(({ path }) => path === 'due');
  if (isOfField) return { key: 'handIns.due.past', isOfField };
  const isMarked = error instanceof ApiError && error.status === 409;
  return { key: isMarked ? 'handIns.due.marked' : 'handIns.mark.problem.failed', isOfField };
}

/** C25: sets another last day for handing in, or none. */
export function DueDialog({ assignment, onClose }: { assignment: Assignment; onClose: () => void }) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const [due, setDue] = useState(assignment.due ?? '');
  const saving = useMutation({
    mutationFn: () => changeDue(assignment.id, due || null),
    onSuccess: () => {
      toast.success(t('handIns.due.changed'));
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: assignmentQueries.all() }),
  });
  const problem = problemOf(saving.error);
  return (
    <Dialog
      open
      title={t('handIns.due.change')}
      description={t('handIns.due.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('assignments.cancel')}
          </Button>
          <Button loading={saving.isPending} onClick={() => saving.mutate()}>
            {t('handIns.mark.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <DateField
          label={t('handIns.due.label')}
          hint={t('handIns.form.optional')}
          value={due}
          error={problem?.isOfField ? t(problem.key) : undefined}
          onChange={({ target }) => setDue(target.value)}
        />
        {problem && !problem.isOfField && <FormError>{t(problem.key)}</FormError>}
      </Stack>
    </Dialog>
  );
}
