import { ConfirmDialog, SelectField, Stack, TextAreaField } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { OtherClocks } from '#/base/components/time/class-moment.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import { type CancelReason, type ClassRow, typedCancelReasons } from '#/class/api/class-schema.ts';
import { cancelClass } from '#/class/api/classes.ts';
import { useClassChange } from '../use-class-change.ts';

const MOST = 500;

export interface ClassDialogProps {
  row: Pick<
    ClassRow,
    'id' | 'starts_at' | 'student' | 'teacher' | 'class_number' | 'status' | 'series_id' | 'duration'
  >;
  onClose: () => void;
  /** Called after the change, in addition to closing. */
  onDone?: () => void;
}

/** Asks for the reason and cancels the class; all its people can read the reason. */
export function CancelDialog({ row, onClose }: ClassDialogProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const [reason, setReason] = useState<CancelReason | ''>('');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const change = useClassChange({
    send: (chosen: CancelReason) =>
      cancelClass(row.id, { reason: chosen, ...(note.trim() ? { note: note.trim() } : {}) }),
    done: t('cancel.done'),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={t('cancel.title')}
      description={t('cancel.text', {
        student: isolated(row.student.name),
        teacher: isolated(row.teacher.name),
        when: isolated(times.nearInText(row.starts_at)),
      })}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      error={change.problem}
      pending={change.isPending}
      onConfirm={() => (reason ? change.mutate(reason) : setMissing(true))}
      onCancel={onClose}
    >
      <Stack gap="4">
        <OtherClocks of={row} at={row.starts_at} />
        <SelectField
          label={t('cancel.reason.label')}
          placeholder={t('cancel.reason.choose')}
          options={typedCancelReasons.map((value) => ({ value, label: t(`cancelReason.${value}`) }))}
          value={reason}
          error={isMissing && !reason ? t('cancel.reason.required') : undefined}
          onChange={(event) => setReason(typedCancelReasons.find((known) => known === event.target.value) ?? '')}
        />
        <TextAreaField
          label={t('cancel.note.label')}
          hint={t('form.optional')}
          rows={2}
          maxLength={MOST}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
