import { useTranslation } from 'react-i18next';
import { reopenClass } from '#/class/api/classes.ts';
import { useClassChange } from '../use-class-change.ts';
import type { ClassDialogProps } from './cancel-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

/** Asks for the reason, and removes the report of a class (D20). */
export function ReopenDialog({ row, onClose }: ClassDialogProps) {
  const { t } = useTranslation('classes');
  const change = useClassChange({
    send: (words: string) => reopenClass(row.id, words),
    done: t('reopen.done'),
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t('reopen.title')}
      text={t('reopen.text')}
      confirmLabel={t('reopen.confirm')}
      label={t('reopen.reason.label')}
      required={t('reopen.reason.required')}
      problem={change.problem}
      pending={change.isPending}
      onConfirm={change.mutate}
      onClose={onClose}
    />
  );
}
