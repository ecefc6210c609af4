import { TextField, toast } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayHere } from '#/base/components/day-here.ts';
import { FormDialog } from '#/base/components/form-dialog.tsx';
import { changePayLine, type PayLine, type PayRun, payRunQueries } from '#/pay/api/pay-runs.ts';
import { lineConflicts, lineTexts, returnSchema } from './line-schema.ts';

interface ReturnDialogProps {
  run: PayRun;
  line: PayLine;
  onClose: () => void;
}

/** The money came back: the paid line stays, another one balances it. */
export function ReturnDialog({ run, line, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const entry = useEntryForm({
    namespace: 'users',
    schema: returnSchema,
    defaults: { paidOn: dayHere(), reference: '' },
    texts: lineTexts,
    whole: lineConflicts,
    send: async (fields) => {
      await changePayLine(run.id, line.teacher.id, fields);
      await client.invalidateQueries({ queryKey: payRunQueries.all });
    },
    onSaved: () => {
      toast.success(t('payRuns.return.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      entry={entry}
      title={t('payRuns.return.title', { name: `\u2068${line.teacher.name}\u2069` })}
      text={t('payRuns.return.text')}
      submitLabel={t('payRuns.return.save')}
      onClose={onClose}
    >
      <DateField label={t('payRuns.return.on')} {...entry.field('paidOn')} />
      <TextField label={t('payRuns.reference.label')} autoComplete="off" {...entry.field('reference')} />
    </FormDialog>
  );
}
