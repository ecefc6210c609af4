import { Button, ConfirmDialog } from '@academy/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemKey } from '#/class/components/use-class-change.ts';

interface UndoButtonProps<Detail> {
  title: string;
  text: string;
  undo: () => Promise<Detail>;
  /** It is pending until this is done. */
  onUndone: (detail: Detail) => Promise<unknown>;
  /** What it does, and what else can be done with it; drawn while the dialog is open. */
  children?: () => ReactNode;
}

/** Takes back what a job has done to classes; asks first. */
export function UndoButton<Detail>({ title, text, undo, onUndone, children }: UndoButtonProps<Detail>) {
  const { t } = useTranslation('classes');
  const [isAsking, setAsking] = useState(false);
  const undoing = useMutation({
    mutationFn: undo,
    onSuccess: (detail) => {
      setAsking(false);
      return onUndone(detail);
    },
  });
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('timesOff.undo.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={title}
        description={text}
        confirmLabel={t('timesOff.undo.action')}
        cancelLabel={t('timesOff.undo.keep')}
        error={undoing.isError ? t(problemKey(undoing.error)) : null}
        pending={undoing.isPending}
        onConfirm={() => undoing.mutate()}
        onCancel={() => setAsking(false)}
      >
        {isAsking && children?.()}
      </ConfirmDialog>
    </>
  );
}
