import { toast } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { type Documents, findDocuments } from '#/api/invoices.ts';
import type { PurchaseKind } from '#/api/purchases.ts';
import { useOpenReceipt } from '#/components/receipts/use-open-receipt.ts';

/** The documents of a payment: the provider's pages, and the academy's own receipt (D110). */
export function useDocuments(kind: PurchaseKind) {
  const { t } = useTranslation('subscriptions');
  const openReceipt = useOpenReceipt();
  const open = async (id: string, choose: (documents: Documents) => string | null) => {
    try {
      const address = choose(await findDocuments(kind, id));
      if (address) window.open(address, '_blank', 'noopener');
      else toast.error(t('invoices.noDocument'));
    } catch {
      toast.error(t('invoices.failed'));
    }
  };
  const openPaper = (id: string) => openReceipt(`payment:${id}`);
  return { open, openPaper };
}
