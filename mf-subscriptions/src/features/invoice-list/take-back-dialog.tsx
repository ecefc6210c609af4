import { ApiError, localeOf } from '@academy/shared-auth';
import { ConfirmDialog, Text, toast } from '@academy/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Invoice, invoiceQueries, newestInvoice, takeBackClasses } from '#/api/invoices.ts';
import { paymentQueries } from '#/api/payments.ts';
import { type PurchaseKind, purchaseQueries } from '#/api/purchases.ts';
import { isolated } from '#/components/isolated.ts';
import { MakeUps } from '#/components/make-ups.tsx';

interface TakeBackDialogProps {
  kind: PurchaseKind;
  invoice: Invoice;
  onClose: () => void;
}

const isChanged = (error: unknown) => error instanceof ApiError && error.status === 409;

/** Says how many classes would remain, and takes back those that were used before the refund (D39). */
export function TakeBackDialog({ kind, invoice: opened, onClose }: TakeBackDialogProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const client = useQueryClient();
  const invoice = newestInvoice(client, kind, opened);
  const { data: summary } = useQuery(purchaseQueries.summary(invoice.user_id));
  const count = invoice.unreturned_classes;
  const invalidate = () =>
    Promise.all(
      [invoiceQueries.all(), paymentQueries.all(), purchaseQueries.all()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  const taking = useMutation({
    mutationFn: () => takeBackClasses(kind, invoice.id, count),
    onSuccess: () => {
      onClose();
      toast.success(t('invoices.takeBack.done'));
      return invalidate();
    },
    onError: (error) => (isChanged(error) ? invalidate() : undefined),
  });
  const failure = isChanged(taking.error) ? 'invoices.takeBack.changed' : 'invoices.takeBack.failed';
  const left = summary && new Intl.NumberFormat(localeOf(i18n.language)).format(summary.classes.remaining - count);
  return (
    <ConfirmDialog
      open
      title={t('invoices.takeBack.title', { count, name: isolated(invoice.customer_name) })}
      description={t('invoices.takeBack.text', { package: isolated(invoice.package_name) })}
      confirmLabel={t('invoices.takeBack.action', { count })}
      error={taking.isError ? t(failure) : null}
      pending={taking.isPending}
      onConfirm={() => taking.mutate()}
      onCancel={onClose}
    >
      {left && <Text>{t('invoices.takeBack.left', { count: isolated(left) })}</Text>}
      {left && <MakeUps studentId={invoice.user_id} />}
    </ConfirmDialog>
  );
}
