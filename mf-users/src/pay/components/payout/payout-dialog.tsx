import { TextField, toast } from '@academy/shared-ui';
import { useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#/base/components/form-dialog.tsx';
import { payRunQueries } from '#/pay/api/pay-runs.ts';
import { changePayout, type Payout, payoutQueries } from '#/pay/api/payouts.ts';
import { EntrySelect } from '../entry-select.tsx';
import { isWay, payWays, useWayText } from '../pay-ways.ts';
import { payoutSchema } from './payout-schema.ts';

interface PayoutDialogProps {
  teacherId: string;
  payout: Payout | null;
  onClose: () => void;
}

/** Bank account or wallet of a teacher. */
export function PayoutDialog({ teacherId, payout, onClose }: PayoutDialogProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const wayText = useWayText();
  const entry = useEntryForm({
    namespace: 'users',
    schema: payoutSchema,
    defaults: {
      way: payout && isWay(payout.way) ? payout.way : 'bank',
      holder: payout?.holder ?? '',
      bank: payout?.bank ?? '',
      number: payout?.account ?? payout?.wallet ?? '',
    },
    paths: { account: 'number', wallet: 'number' },
    texts: { number: 'payout.number.wrong' },
    send: async (fields) => {
      await changePayout(teacherId, fields);
      await Promise.all([
        client.invalidateQueries({ queryKey: payoutQueries.of(teacherId).queryKey }),
        client.invalidateQueries({ queryKey: payRunQueries.all }),
      ]);
    },
    onSaved: () => {
      toast.success(t('payout.edit.done'));
      onClose();
    },
  });
  const way = entry.form.watch('way');
  return (
    <FormDialog
      entry={entry}
      title={t('payout.edit.label')}
      text={t('payout.edit.text')}
      submitLabel={t('payout.edit.save')}
      onClose={onClose}
    >
      <EntrySelect
        entry={entry}
        name="way"
        label={t('payRuns.way.label')}
        options={payWays.map((value) => ({ value, label: wayText(value) }))}
      />
      {way !== 'cash' && (
        <>
          <TextField label={t('payout.holder.label')} autoComplete="off" {...entry.field('holder')} />
          <TextField label={t('payout.bank.label')} autoComplete="off" {...entry.field('bank')} />
          <TextField
            label={t(way === 'wallet' ? 'payout.number.wallet' : 'payout.number.account')}
            autoComplete="off"
            dir="ltr"
            {...entry.field('number')}
          />
        </>
      )}
    </FormDialog>
  );
}
