import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, TextField, toast } from '@academy/shared-ui';
import { plainNumber } from '@academy/shared-ui/forms';
import { useTitle } from '@academy/shared-ui/titles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyQueries } from '#/api/currencies.ts';
import { type Invoice, invoiceQueries, newestInvoice, refundInvoice } from '#/api/invoices.ts';
import { paymentQueries } from '#/api/payments.ts';
import { type PurchaseKind, purchaseQueries } from '#/api/purchases.ts';
import { amountProblem, MOST_DIGITS } from '#/components/amount.ts';
import { optionOf } from '#/components/currency-option.ts';
import { isolated } from '#/components/isolated.ts';
import { moneyText, typedText } from '#/components/money-text.ts';

interface RefundDialogProps {
  kind: PurchaseKind;
  invoice: Invoice;
  onClose: () => void;
}

const isStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/** The error of a typed amount, as a key. */
const refundProblem = (typed: string, digits: number, left: number) =>
  amountProblem(typed, digits) ?? (Number(plainNumber(typed)) > left ? 'invoices.refund.wrong' : null);

/** The typed amount, and its request to the provider. */
function useRefund({ kind, invoice: opened, onClose }: RefundDialogProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const client = useQueryClient();
  const invoice = newestInvoice(client, kind, opened);
  const currency = invoice.currency ?? '';
  const left = Number(typedText((invoice.amount ?? 0) - invoice.refunded_amount));
  const { data: currencies } = useQuery(currencyQueries.all());
  const digits = currencies ? optionOf(currency, currencies, i18n.language).digits : MOST_DIGITS;
  const [amount, setAmount] = useState(typedText(left));
  const [problem, setProblem] = useState<string | null>(null);
  const refunding = useMutation({
    mutationFn: () => refundInvoice(kind, invoice.id, { amount: plainNumber(amount), seen: invoice.refunded_amount }),
    onSuccess: () => {
      onClose();
      toast.success(t('invoices.refund.done'));
    },
    onSettled: () =>
      Promise.all(
        [invoiceQueries.all(), paymentQueries.all(), purchaseQueries.all()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  /** What was said of another amount is over. */
  const type = (text: string) => {
    setAmount(text);
    setProblem(null);
    refunding.reset();
  };
  const confirm = () => {
    const found = refundProblem(amount, digits, left);
    setProblem(found);
    if (found) refunding.reset();
    else refunding.mutate();
  };
  return { amount, left, type, confirm, problem, error: refunding.error, isPending: refunding.isPending };
}

/** Returns a payment, or a part of it, to the card; its unused classes go with it (D39). */
export function RefundDialog(props: RefundDialogProps) {
  const { invoice, onClose } = props;
  const { t, i18n } = useTranslation('subscriptions');
  const titleOf = useTitle();
  const { amount, left, type, confirm, problem, error, isPending } = useRefund(props);
  const currency = invoice.currency ?? '';
  const shown = moneyText(left, currency, i18n.language);
  const isTyped = isStatus(error, 422);
  const wrong = isTyped ? 'invoices.refund.wrong' : problem;
  const failure = isStatus(error, 409) ? 'invoices.refund.rejected' : 'invoices.refund.failed';
  return (
    <ConfirmDialog
      open
      title={t('invoices.refund.title', { name: isolated(invoice.customer_name) })}
      description={t('invoices.refund.text', {
        package: isolated(titleOf(invoice.package_name, invoice.package_name_ar).text),
      })}
      confirmLabel={t('invoices.refund.action')}
      tone="danger"
      error={error && !isTyped ? t(failure) : null}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <TextField
        label={t('invoices.refund.amount', { currency })}
        help={t('invoices.refund.left', { amount: shown })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={amount}
        error={wrong ? t(wrong, { amount: shown }) : undefined}
        onChange={(event) => type(event.target.value)}
      />
    </ConfirmDialog>
  );
}
