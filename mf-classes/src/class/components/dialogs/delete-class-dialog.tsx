import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { OtherClocks } from '#/base/components/time/class-moment.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import { isHeld } from '#/class/api/class-schema.ts';
import { deleteClass } from '#/class/api/classes.ts';
import { useClassChange } from '../use-class-change.ts';
import type { ClassDialogProps } from './cancel-dialog.tsx';

/** An object that is gone already counts as deleted. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Lists what is deleted with the class, and deletes it. */
export function DeleteClassDialog({ row, onClose, onDone }: ClassDialogProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const change = useClassChange({
    send: () =>
      deleteClass(row.id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    done: t('delete.done'),
    onDone: onDone ?? onClose,
  });
  const names = { student: isolated(row.student.name), when: isolated(times.nearInText(row.starts_at)) };
  return (
    <ConfirmDialog
      open
      title={t('delete.title')}
      description={t(isHeld(row) ? 'delete.held' : 'delete.text', names)}
      confirmLabel={t('delete.confirm')}
      error={change.problem}
      pending={change.isPending}
      onConfirm={() => change.mutate(undefined)}
      onCancel={onClose}
    >
      <OtherClocks of={row} at={row.starts_at} />
    </ConfirmDialog>
  );
}
