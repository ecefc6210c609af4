import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, TextAreaField, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { approveErasure, type Erasure, personalDataQueries, rejectErasure } from '#/account/api/personal-data.ts';
import { useOpenThing } from '#/account/components/personal-data/use-open-thing.ts';

interface DecisionDialogProps {
  kind: 'approve' | 'reject';
  erasure: Erasure;
  onClose: () => void;
}

const MOST = 500;

/** Why a decision was rejected. */
function useProblem() {
  const { t } = useTranslation('users');
  const openThing = useOpenThing();
  return (error: unknown): string => {
    if (error instanceof ApiError && error.status === 409 && error.data) return openThing(error.data);
    if (error instanceof ApiError && error.status === 409) return t('erasures.problem.decided');
    if (error instanceof ApiError && error.status === 403) return t('erasures.problem.above');
    return t('data.failed');
  };
}

/** Accepts the erasure of a person, or rejects it with a text for the author. */
export function DecisionDialog({ kind, erasure, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('users');
  const problem = useProblem();
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const decision = useMutation({
    mutationFn: () => (kind === 'approve' ? approveErasure(erasure.id) : rejectErasure(erasure.id, note.trim())),
    onSuccess: () => {
      onClose();
      toast.success(t(`erasures.${kind}.done`));
    },
    onSettled: () => client.invalidateQueries({ queryKey: personalDataQueries.allErasures() }),
  });
  const confirm = () => {
    const isEmpty = kind === 'reject' && note.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) decision.mutate();
  };
  return (
    <ConfirmDialog
      open
      title={t(`erasures.${kind}.title`, { name: `\u2068${erasure.about.name}\u2069` })}
      description={t(`erasures.${kind}.text`)}
      confirmLabel={t(`erasures.${kind}.action`)}
      tone={kind === 'approve' ? 'danger' : 'brand'}
      error={decision.isError ? problem(decision.error) : null}
      pending={decision.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {kind === 'reject' && (
        <TextAreaField
          label={t('erasures.reject.note')}
          value={note}
          maxLength={MOST}
          error={isMissing ? t('erasures.reject.missing') : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
