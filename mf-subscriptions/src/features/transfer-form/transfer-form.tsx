import { requestKeys } from '@academy/shared-auth';
import { TextAreaField, TextField, toast } from '@academy/shared-ui';
import { ComboboxField, type Option } from '@academy/shared-ui/combobox';
import { DateField } from '@academy/shared-ui/date-field';
import { Controller, EntryForm, type EntryFormState, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeTransfer, createTransfer, type Transfer } from '#/api/bank-transfers.ts';
import { transferTexts } from '#/api/transfer-fields.ts';
import { CurrencyField } from '#/components/currency-field.tsx';
import type { CurrencyOption } from '#/components/currency-option.ts';
import { useMoneyChanged } from '#/components/dues/use-money-changed.ts';
import { typedText } from '#/components/money-text.ts';
import type { FilledTransfer } from '#/components/paid-by-transfer.ts';
import { type PayerOption, payerChoice } from '#/components/payer-choice.ts';
import { places } from '#/components/places.ts';
import { recordedState } from '#/components/recorded-transfer.ts';
import { type TransferValues, transferRejections, transferSchema } from './transfer-schema.ts';

const typedAmount = (amount: number | null) => (amount === null ? '' : typedText(amount));

interface TransferFormProps {
  /** The edited transfer; without it a new one is recorded. */
  transfer?: Transfer;
  /** What a new one begins with. */
  filled?: FilledTransfer | null;
  /** The currency of either. */
  currency?: CurrencyOption | undefined;
}

function payerOf(transfer: Transfer | undefined, filled: FilledTransfer | null) {
  if (transfer) return { value: transfer.user_id, label: transfer.user_name, kind: 'person' as const };
  const { id, name, isStudent } = filled?.payer ?? {};
  return id && name ? { value: id, label: name, kind: 'person' as const, isStudent } : null;
}

const valuesOf = (
  transfer: Transfer | undefined,
  currency: CurrencyOption | undefined,
  filled: FilledTransfer | null,
) => ({
  user_id: payerOf(transfer, filled),
  amount: typedAmount(transfer?.amount ?? filled?.amount ?? null),
  currency: currency ?? null,
  ...transferTexts.valuesOf(transfer),
});

/** A draft belongs to one invoice, and is not offered for another. */
const draftOf = (filled: FilledTransfer | null) =>
  filled ? `transfer-${filled.payer.id}-${filled.amount}-${filled.currency}` : 'transfer';

/** The state after recording a transfer: for a student's transfer it offers to add classes (D41). */
function stateFor(payer: Option | null, transfer: string | null): object | undefined {
  const { value, label, isStudent } = (payer ?? {}) as Partial<PayerOption>;
  return value && label && isStudent ? recordedState({ id: value, name: label, transfer }) : undefined;
}

interface FieldsProps {
  entry: EntryFormState<TransferValues>;
}

function PayerField({ entry }: FieldsProps) {
  const { t } = useTranslation('subscriptions');
  return (
    <Controller
      control={entry.form.control}
      name="user_id"
      render={({ field }) => (
        <ComboboxField
          {...field}
          label={t('transfers.column.user')}
          placeholder={t('transfers.user.search')}
          error={entry.errorAt('user_id')}
          query={payerChoice}
        />
      )}
    />
  );
}

/** What was transferred, when, and under which number. */
function PaymentFields({ entry }: FieldsProps) {
  const { t } = useTranslation('subscriptions');
  return (
    <FormSection columns={2}>
      <TextField
        label={t('transfers.column.amount')}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        {...entry.field('amount')}
      />
      <Controller
        control={entry.form.control}
        name="currency"
        render={({ field }) => (
          <CurrencyField {...field} label={t('transfers.column.currency')} error={entry.errorAt('currency')} />
        )}
      />
      <DateField label={t('transfers.column.date')} {...entry.field('date')} />
      <TextField
        label={t('transfers.column.reference')}
        hint={t('field.optional')}
        autoComplete="off"
        dir="ltr"
        {...entry.field('reference_number')}
      />
    </FormSection>
  );
}

/** The payer, amount and date, and the bank's number. */
export function TransferForm({ transfer, filled = null, currency }: TransferFormProps) {
  const { t } = useTranslation('subscriptions');
  const refetch = useMoneyChanged();
  const [keyFor] = useState(requestKeys);
  const [recorded, setRecorded] = useState<string | null>(transfer?.id ?? null);
  const entry = useEntryForm({
    namespace: 'subscriptions',
    schema: transferSchema,
    defaults: valuesOf(transfer, currency, filled),
    draft: transfer ? undefined : draftOf(filled),
    texts: transferRejections,
    send: async (fields) => {
      if (transfer) await changeTransfer(transfer.id, fields);
      else setRecorded(await createTransfer(fields, keyFor(fields)));
      await refetch();
    },
    onSaved: () => toast.success(t(transfer ? 'transfers.edited' : 'transfers.added')),
  });
  return (
    <EntryForm
      entry={entry}
      submitLabel={t(transfer ? 'action.save' : 'transfers.add')}
      savedTo={places.transfers}
      savedState={stateFor(entry.form.watch('user_id'), recorded)}
      cancelTo={places.transfers}
    >
      <PayerField entry={entry} />
      <PaymentFields entry={entry} />
      <TextAreaField
        label={t('transfers.column.note')}
        hint={t('field.optional')}
        rows={4}
        dir="auto"
        {...entry.field('note')}
      />
    </EntryForm>
  );
}
