import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useTitle } from '@academy/shared-ui/titles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteInvoice, type Invoice, invoiceQueries } from '#/api/invoices.ts';
import type { PurchaseKind } from '#/api/purchases.ts';
import { isolated } from '#/components/isolated.ts';

interface DeleteInvoiceDialogProps {
  kind: PurchaseKind;
  invoice: Invoice;
  onClose: () => void;
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Says that no classes are removed, and hides the payment. */
export function DeleteInvoiceDialog({ kind, invoice, onClose }: DeleteInvoiceDialogProps) {
  const { t } = useTranslation('subscriptions');
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () =>
      deleteInvoice(kind, invoice.id).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: () => {
      onClose();
      toast.success(t('invoices.delete.done'));
      return client.invalidateQueries({ queryKey: invoiceQueries.all() });
    },
  });
  const title = useTitle()(invoice.package_name, invoice.package_name_ar);
  return (
    <ConfirmDialog
      open
      title={t('invoices.delete.title', {
        name: isolated(invoice.customer_name),
        package: isolated(title.text),
      })}
      description={t('invoices.delete.text')}
      confirmLabel={t('action.delete')}
      error={deletion.isError ? t('invoices.delete.failed') : null}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
