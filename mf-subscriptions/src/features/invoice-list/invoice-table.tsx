import { FileTextIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useTitle } from '@academy/shared-ui/titles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Invoice, invoiceQueries } from '#/api/invoices.ts';
import type { PurchaseKind } from '#/api/purchases.ts';
import { DeleteInvoiceDialog } from './delete-invoice-dialog.tsx';
import { InvoiceMessage } from './invoice-message.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { useInvoiceActions } from './use-invoice-actions.tsx';
import { useInvoiceColumns } from './use-invoice-columns.ts';
import { useInvoiceFilters } from './use-invoice-filters.tsx';
import type { Payers } from './use-payers.ts';

const PAGE_SIZE = 100;

interface InvoiceTableProps {
  kind: PurchaseKind;
  /** The viewer's own payments are without names. */
  payers: Payers;
}

export function InvoiceTable({ kind, payers }: InvoiceTableProps) {
  const isOwn = payers === 'own';
  const { t } = useTranslation('subscriptions');
  const columns = useInvoiceColumns(kind, isOwn);
  const filters = useInvoiceFilters(payers);
  const [deleted, setDeleted] = useState<Invoice | null>(null);
  const [message, setMessage] = useState<Invoice | null>(null);
  const [refunded, setRefunded] = useState<Invoice | null>(null);
  const [takenBack, setTakenBack] = useState<Invoice | null>(null);
  const actions = useInvoiceActions(kind, payers, {
    onMessage: setMessage,
    onTakeBack: setTakenBack,
    onRefund: setRefunded,
    onDelete: setDeleted,
  });
  const titleOf = useTitle();
  return (
    <>
      <ListScreen
        name={`invoices-${kind}`}
        label={t(`invoices.kind.${kind}`)}
        query={(params) => invoiceQueries.list(kind, isOwn, params)}
        columns={columns}
        filters={filters}
        search="all"
        sort="-created_at"
        perPage={PAGE_SIZE}
        rowKey={({ id }) => id}
        rowLabel={(row) => row.invoice_number ?? titleOf(row.package_name, row.package_name_ar).text}
        actions={actions}
        csv={{ fileName: 'invoices.csv' }}
        empty={{
          icon: <FileTextIcon size={22} />,
          title: t('invoices.empty.title'),
          text: t(payers === 'all' ? 'invoices.empty.text' : 'invoices.empty.own'),
        }}
      />
      {message && <InvoiceMessage invoice={message} onClose={() => setMessage(null)} />}
      {refunded && <RefundDialog kind={kind} invoice={refunded} onClose={() => setRefunded(null)} />}
      {takenBack && <TakeBackDialog kind={kind} invoice={takenBack} onClose={() => setTakenBack(null)} />}
      {deleted && <DeleteInvoiceDialog kind={kind} invoice={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}
