import { Button, ConfirmDialog, Flex, TextAreaField, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Concern, type ConcernState, concernQueries, decideConcern } from '#/safety/api/concerns.ts';

const MOST = 2000;

/** @param done the text that says what was done. */
function useDecision(id: string, done: string, onDone?: () => void) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: { state: ConcernState; note?: string }) => decideConcern(id, decision),
    onSuccess: () => {
      onDone?.();
      toast.success(t(done));
    },
    onSettled: () => client.invalidateQueries({ queryKey: concernQueries.all() }),
  });
}

/** For the named people: somebody has looked at it, it is closed with a note, or it is open again. */
export function DecideConcern({ concern: { id, state } }: { concern: Concern }) {
  const { t } = useTranslation('users');
  const [isClosing, setClosing] = useState(false);
  const act = state === 'closed' ? 'again' : 'look';
  const decision = useDecision(id, `concerns.decided.${act}`);
  const toState = (to: ConcernState) =>
    decision.mutate({ state: to }, { onError: () => void toast.error(t('concerns.failed')) });
  return (
    <Flex gap="3" flexWrap="wrap">
      {state !== 'looked_at' && (
        <Button variant="outline" loading={decision.isPending} onClick={() => toState('looked_at')}>
          {t(`concerns.decide.${act}`)}
        </Button>
      )}
      {state !== 'closed' && <Button onClick={() => setClosing(true)}>{t('concerns.decide.close')}</Button>}
      {isClosing && <CloseDialog id={id} onClose={() => setClosing(false)} />}
    </Flex>
  );
}

function CloseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('users');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const decision = useDecision(id, 'concerns.decided.close', onClose);
  const confirm = () => {
    const isEmpty = note.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) decision.mutate({ state: 'closed', note: note.trim() });
  };
  return (
    <ConfirmDialog
      open
      title={t('concerns.close.title')}
      description={t('concerns.close.text')}
      confirmLabel={t('concerns.decide.close')}
      tone="brand"
      error={decision.isError ? t('concerns.failed') : null}
      pending={decision.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <TextAreaField
        label={t('concerns.close.note')}
        value={note}
        maxLength={MOST}
        dir="auto"
        error={isMissing ? t('concerns.close.missing') : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmDialog>
  );
}
