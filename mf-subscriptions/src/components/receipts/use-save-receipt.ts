import { toast } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { type PaperLanguage, type Receipt, receiptPaper } from '#/api/receipts.ts';

/** Downloads a receipt as PDF, and says so when it cannot be fetched. */
export function useSaveReceipt() {
  const { t } = useTranslation('subscriptions');
  return async ({ id, number }: Pick<Receipt, 'id' | 'number'>, language: PaperLanguage) => {
    try {
      const [paper, { saveFile }] = await Promise.all([receiptPaper(id, language), import('@academy/shared-ui/list')]);
      saveFile(paper, `${number}.pdf`);
    } catch {
      toast.error(t('invoices.failed'));
    }
  };
}
