import { TextField, toast } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayHere } from '#/base/components/day-here.ts';
import { FormDialog } from '#/base/components/form-dialog.tsx';
import { changePayLine, type PayLine, type PayRun, payRunQueries } from '#/pay/api/pay-runs.ts';
import { EntrySelect } from '#/pay/components/entry-select.tsx';
import type { MinorText } from '#/pay/components/minor-text.ts';
import { payWays, useWayText } from '#/pay/components/pay-ways.ts';
import { lineConflicts, lineSchema, lineTexts } from './line-schema.ts';

interface LineDialogProps {
  run: PayRun;
  line: PayLine;
  money: MinorText;
  /** Whether it is marked as paid, or only changed. */
  isPaying: boolean;
  onClose: () => void;
}

function useLineForm({ run, line, isPaying, onClose }: LineDialogProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  return useEntryForm({
    namespace: 'users',
    schema: lineSchema({ base: run.currency, way: line.way, isPaying }),
    defaults: {
      currency: line.currency,
      rate: line.currency === run.currency ? '' : String(line.rate),
      way: line.way,
      reference: line.reference ?? '',
      paidOn: dayHere(),
    },
    texts: lineTexts,
    whole: lineConflicts,
    send: async (fields) => {
      await changePayLine(run.id, line.teacher.id, fields);
      await client.invalidateQueries({ queryKey: payRunQueries.all });
    },
    onSaved: () => {
      toast.success(t(isPaying ? 'payRuns.pay.done' : 'payRuns.change.done'));
      onClose();
    },
  });
}

/** Currency, rate, way and reference of a line, and the day on which it is paid. */
export function LineDialog(props: LineDialogProps) {
  const { run, line, money, isPaying, onClose } = props;
  const { t } = useTranslation('users');
  const wayText = useWayText();
  const words = isPaying ? 'pay' : 'change';
  const entry = useLineForm(props);
  const isForeign = entry.form.watch('currency') !== run.currency;
  const amount = money.text(line.salary - line.repaid, run.currency);
  return (
    <FormDialog
      entry={entry}
      title={t(`payRuns.${words}.title`, { name: `\u2068${line.teacher.name}\u2069` })}
      text={t(`payRuns.${words}.text`, { amount })}
      submitLabel={t(`payRuns.${words}.save`)}
      onClose={onClose}
    >
      <EntrySelect
        entry={entry}
        name="currency"
        label={t('payRuns.currency')}
        options={money.currencies.map(({ code }) => ({ value: code, label: code }))}
      />
      {isForeign && (
        <TextField
          label={t('payRuns.rate.label', { base: run.currency })}
          help={t('payRuns.rate.help')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          {...entry.field('rate')}
        />
      )}
      <EntrySelect
        entry={entry}
        name="way"
        label={t('payRuns.way.label')}
        options={payWays.map((value) => ({ value, label: wayText(value) }))}
      />
      <TextField label={t('payRuns.reference.label')} autoComplete="off" {...entry.field('reference')} />
      {isPaying && <DateField label={t('payRuns.paidOn.label')} {...entry.field('paidOn')} />}
    </FormDialog>
  );
}
