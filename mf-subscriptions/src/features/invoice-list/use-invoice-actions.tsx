import { useTranslation } from '@academy/shared-auth';
import {
  BanknoteIcon,
  CalendarXIcon,
  DownloadIcon,
  EyeIcon,
  FileTextIcon,
  MessageCircleIcon,
  TrashIcon,
} from '@academy/shared-ui/icons';
import type { Invoice } from '#/api/invoices.ts';
import type { PurchaseKind } from '#/api/purchases.ts';
import { useDocuments } from './use-documents.ts';

interface InvoiceActionHandlers {
  onMessage: (invoice: Invoice) => void;
  onTakeBack: (invoice: Invoice) => void;
  onRefund: (invoice: Invoice) => void;
  onDelete: (invoice: Invoice) => void;
}

/** What the viewer may do with an invoice. */
export function useInvoiceActions(
  kind: PurchaseKind,
  { onMessage, onTakeBack, onRefund, onDelete }: InvoiceActionHandlers,
) {
  const { t } = useTranslation('subscriptions');
  const { open, openPaper } = useDocuments(kind);
  return (invoice: Invoice) => [
    {
      label: t('invoices.open'),
      icon: <EyeIcon />,
      onSelect: () => void open(invoice.id, ({ invoice_url, receipt_url }) => invoice_url ?? receipt_url),
    },
    {
      label: t('invoices.pdf'),
      icon: <DownloadIcon />,
      onSelect: () => void open(invoice.id, ({ invoice_pdf }) => invoice_pdf),
    },
    ['paid', 'refunded'].includes(invoice.state) && {
      label: t('invoices.receipt'),
      icon: <FileTextIcon />,
      onSelect: () => void open(invoice.id, ({ receipt_url }) => receipt_url),
    },
    {
      label: t('invoices.paper'),
      icon: <DownloadIcon />,
      onSelect: () => void openPaper(invoice.id),
    },
    {
      label: t('ui:message.title'),
      icon: <MessageCircleIcon />,
      onSelect: () => onMessage(invoice),
    },
    invoice.may.refund && {
      label: t('invoices.refund.action'),
      icon: <BanknoteIcon />,
      onSelect: () => onRefund(invoice),
    },
    invoice.may.takeBack && {
      label: t('invoices.takeBack.action', { count: invoice.unreturned_classes }),
      icon: <CalendarXIcon />,
      onSelect: () => onTakeBack(invoice),
    },
    invoice.may.delete && {
      label: t('action.delete'),
      icon: <TrashIcon />,
      tone: 'danger' as const,
      onSelect: () => onDelete(invoice),
    },
  ];
}
