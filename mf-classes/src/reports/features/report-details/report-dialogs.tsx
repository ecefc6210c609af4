import { ConfirmDialog, Slot } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wasTaught } from '#/class/api/class-schema.ts';
import { MOST_REPORT } from '#/class/api/report-fields.ts';
import { useClassChange } from '#/class/components/use-class-change.ts';
import { changeReport, deleteReport, type Report } from '#/reports/api/reports.ts';
import { rejectedPart } from '#/reports/components/report-form/rejected-part.ts';
import { useCorrectedParts } from '#/reports/components/report-form/use-corrected-parts.ts';
import { TextDialog } from '#/reports/components/text-dialog.tsx';

const MOST_NOTE = 2000;

interface ReportDialogProps {
  report: Report;
  onClose: () => void;
}

export function EditReportDialog({ report, onClose }: ReportDialogProps) {
  const { t } = useTranslation('classes');
  const { values, onChange, changed, isReady } = useCorrectedParts(report);
  const [isChecked, setChecked] = useState(false);
  const change = useClassChange({
    send: (text: string) =>
      changeReport(report.id, { report: text, ...(Object.keys(changed).length > 0 ? { parts: changed } : {}) }),
    done: t('reports.edit.done'),
    onDone: onClose,
  });
  const unready = isChecked && !isReady ? t('report.part.unready') : null;
  const save = (text: string) => {
    setChecked(true);
    if (isReady) change.mutate(text);
  };
  return (
    <TextDialog
      title={t('reports.edit.title')}
      label={t('report.comment.label')}
      initial={report.report}
      most={MOST_REPORT}
      required={t('report.comment.required')}
      saveLabel={t('reports.edit.save')}
      error={unready ?? rejectedPart(change.error)?.message ?? change.problem}
      pending={change.isPending}
      onSave={save}
      onClose={onClose}
    >
      {wasTaught(report.class) && (
        <Slot
          name="class.report.part"
          props={{
            classId: report.class.id,
            studentId: report.student.id,
            values,
            isLocked: change.isPending,
            onChange,
          }}
        />
      )}
    </TextDialog>
  );
}

/** A note that only staff can read (D58). */
export function NoteDialog({ report, onClose }: ReportDialogProps) {
  const { t } = useTranslation('classes');
  const change = useClassChange({
    send: (text: string) => changeReport(report.id, { leader_note: text }),
    done: t('reports.note.done'),
    onDone: onClose,
  });
  return (
    <TextDialog
      title={t('reports.note.title')}
      description={t('reports.note.text')}
      label={t('reports.note.label')}
      initial={report.leader_note ?? ''}
      most={MOST_NOTE}
      saveLabel={t('reports.note.save')}
      error={change.problem}
      pending={change.isPending}
      onSave={change.mutate}
      onClose={onClose}
    />
  );
}

interface DeleteReportDialogProps extends ReportDialogProps {
  onDeleted: () => void;
}

/** D58: without its report a class is open again. */
export function DeleteReportDialog({ report, onClose, onDeleted }: DeleteReportDialogProps) {
  const { t } = useTranslation('classes');
  const change = useClassChange({
    send: () => deleteReport(report.id),
    done: t('reports.delete.done'),
    onDone: onDeleted,
  });
  return (
    <ConfirmDialog
      open
      title={t('reports.delete.title')}
      description={t('reports.delete.text')}
      confirmLabel={t('reports.delete.confirm')}
      error={change.problem}
      pending={change.isPending}
      onConfirm={() => change.mutate(undefined)}
      onCancel={onClose}
    />
  );
}
