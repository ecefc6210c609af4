import { useLanguage } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { receiptOf } from '#/api/receipts.ts';
import { useSaveReceipt } from './use-save-receipt.ts';

/** Downloads the receipt of a payment (D110), as `payment:12`, in the language of the page. */
export function useOpenReceipt() {
  const { t } = useTranslation('subscriptions');
  const language = useLanguage();
  const save = useSaveReceipt();
  return async (source: string) => {
    try {
      const receipt = await receiptOf(source);
      if (receipt) await save(receipt, language);
      else toast.error(t('invoices.noDocument'));
    } catch {
      toast.error(t('invoices.failed'));
    }
  };
}
