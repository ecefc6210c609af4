import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { type Assignment, assignmentQueries, deleteAssignment, markAssignmentSeen } from '#/library/api/assignments.ts';

/** The actions on assignments, on every page: opening one marks it as seen, deleting asks first. */
export function useAssignmentActions() {
  const client = useQueryClient();
  const { side } = useViewer();
  const [deleted, setDeleted] = useState<Assignment | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: assignmentQueries.all() });
  const opened = (assignment: Assignment) => {
    // The mark is for the teacher; the API decides whether it counts.
    if (assignment.seen || side === 'teacher') return;
    markAssignmentSeen(assignment.id).then(refresh, () => {
      // An error is ignored: the next opening sends the mark again.
    });
  };
  return {
    opened,
    askDelete: setDeleted,
    dialog: deleted && (
      <DeleteAssignmentDialog
        assignment={deleted}
        onClose={() => setDeleted(null)}
        onDeleted={() => {
          setDeleted(null);
          return refresh();
        }}
      />
    ),
  };
}

interface DeleteAssignmentDialogProps {
  assignment: Assignment;
  onClose: () => void;
  onDeleted: () => unknown;
}

function DeleteAssignmentDialog({ assignment, onClose, onDeleted }: DeleteAssignmentDialogProps) {
  const { t } = useTranslation('classes');
  const deletion = useMutation({
    mutationFn: () =>
      deleteAssignment(assignment.id).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }),
    onSuccess: () => {
      toast.success(t('assignments.delete.done'));
      return onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('assignments.delete.title', { title: isolated(assignment.title) })}
      description={t('assignments.delete.text')}
      confirmLabel={t('action.delete')}
      error={deletion.isError ? t('assignments.delete.failed') : null}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
