import { ApiError, useTranslation } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import { ConfirmDialog, TextField, toast } from '@academy/shared-ui';
import { plainNumber } from '@academy/shared-ui/forms';
import { useTitle } from '@academy/shared-ui/titles';
import { useState } from 'react';
import { type Invoice, invoiceQueries, refundInvoice } from '#/api/invoices.ts';
import { paymentQueries } from '#/api/payments.ts';
import { type PurchaseKind, purchaseQueries } from '#/api/purchases.ts';
import { isolated } from '#/components/isolated.ts';
import { moneyText, typedText } from '#/components/money-text.ts';

interface RefundDialogProps {
  kind: PurchaseKind;
  invoice: Invoice;
  onClose: () => void;
}

const isStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

/** Returns a payment, or a part of it, to the card; its unused classes go with it (D39). */
export function RefundDialog({ kind, invoice, onClose }: RefundDialogProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const client = useQueryClient();
  const titleOf = useTitle();
  const currency = invoice.currency ?? '';
  const left = Number(typedText((invoice.amount ?? 0) - invoice.refunded_amount));
  const [amount, setAmount] = useState(typedText(left));
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
  const { error } = refunding;
  const shown = moneyText(left, currency, i18n.language);
  const isTyped = isStatus(error, 422);
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
      pending={refunding.isPending}
      onConfirm={() => refunding.mutate()}
      onCancel={onClose}
    >
      <TextField
        label={t('invoices.refund.amount', { currency })}
        help={t('invoices.refund.left', { amount: shown })}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={amount}
        error={isTyped ? t('invoices.refund.wrong', { amount: shown }) : undefined}
        onChange={(event) => setAmount(event.target.value)}
      />
    </ConfirmDialog>
  );
}
