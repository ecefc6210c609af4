import { useCan } from '@academy/shared-auth';
import {
  BanknoteIcon,
  CalendarXIcon,
  DownloadIcon,
  EyeIcon,
  FileTextIcon,
  MessageCircleIcon,
  TrashIcon,
} from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Invoice } from '#/api/invoices.ts';
import type { PurchaseKind } from '#/api/purchases.ts';
import { paidByTransfer } from '#/components/paid-by-transfer.ts';
import { places } from '#/components/places.ts';
import { isDue } from './invoice-words.ts';
import { useDocuments } from './use-documents.ts';
import type { Payers } from './use-payers.ts';

interface InvoiceActionHandlers {
  onMessage: (invoice: Invoice) => void;
  onTakeBack: (invoice: Invoice) => void;
  onRefund: (invoice: Invoice) => void;
  onDelete: (invoice: Invoice) => void;
}

/** What an unpaid invoice needs of staff: a reminder, or its payment as a bank transfer. */
function useUnpaidActions(mayWrite: boolean, onMessage: (invoice: Invoice) => void) {
  const { t } = useTranslation('subscriptions');
  const navigate = useNavigate();
  const mayRecord = useCan('subscriptions.bank_transfers.create');
  return (invoice: Invoice) => [
    mayWrite && { label: t('invoices.remind'), icon: <MessageCircleIcon />, onSelect: () => onMessage(invoice) },
    mayRecord && {
      label: t('transfers.add'),
      icon: <BanknoteIcon />,
      onSelect: () => navigate(places.addTransfer, { state: paidByTransfer(invoice) }),
    },
  ];
}

/** The papers of an invoice. */
function usePaperActions(kind: PurchaseKind) {
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
  ];
}

/**
 * What the viewer may do with an invoice; what an unpaid one needs comes first for staff. Staff who may not read users,
 * as an accountant, have no recipient with a language and clock to write to (D149).
 */
export function useInvoiceActions(
  kind: PurchaseKind,
  payers: Payers,
  { onMessage, onTakeBack, onRefund, onDelete }: InvoiceActionHandlers,
) {
  const { t } = useTranslation('subscriptions');
  const isOwn = payers === 'own';
  const readsPeople = useCan('users.read');
  const mayWrite = payers !== 'all' || readsPeople;
  const unpaid = useUnpaidActions(mayWrite, onMessage);
  const papers = usePaperActions(kind);
  const message = { label: t('ui:message.title'), icon: <MessageCircleIcon /> };
  return (invoice: Invoice) => [
    ...(!isOwn && isDue(invoice) ? unpaid(invoice) : []),
    ...papers(invoice),
    mayWrite && (isOwn || !isDue(invoice)) && { ...message, onSelect: () => onMessage(invoice) },
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
