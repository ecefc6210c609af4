import { requestKeys } from '@academy/shared-auth';
import { TextField, toast } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayHere } from '#/base/components/day-here.ts';
import { FormDialog } from '#/base/components/form-dialog.tsx';
import { advanceQueries, giveAdvance } from '#/pay/api/advances.ts';
import type { MinorText } from '../minor-text.ts';
import { advanceSchema } from './advance-schema.ts';

interface AdvanceDialogProps {
  teacherId: string;
  currency: string;
  money: MinorText;
  onClose: () => void;
}

/** Notes what a teacher got in advance. */
export function AdvanceDialog({ teacherId, currency, money, onClose }: AdvanceDialogProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  const entry = useEntryForm({
    namespace: 'users',
    schema: advanceSchema(money.digits(currency)),
    defaults: { amount: '', months: '1', givenOn: dayHere() },
    texts: {
      'givenOn.future': 'payRuns.paidOn.future',
      'amount.too_small': 'advances.amount.small',
      amount: 'advances.amount.wrong',
      months: 'advances.months.wrong',
    },
    send: async (fields) => {
      await giveAdvance(teacherId, fields, keyFor(fields));
      await client.invalidateQueries({ queryKey: advanceQueries.of(teacherId).queryKey });
    },
    onSaved: () => {
      toast.success(t('advances.give.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      entry={entry}
      title={t('advances.give.action')}
      text={t('advances.give.text')}
      submitLabel={t('advances.give.save')}
      onClose={onClose}
    >
      <TextField
        label={t('advances.amount.label', { currency })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        {...entry.field('amount')}
      />
      <TextField
        label={t('advances.months.label')}
        help={t('advances.months.help')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        {...entry.field('months')}
      />
      <DateField label={t('advances.givenOn')} {...entry.field('givenOn')} />
    </FormDialog>
  );
}
