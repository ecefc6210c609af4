import { useCan, useLanguage } from '@academy/shared-auth';
import { PageBody, PageHeader } from '@academy/shared-ui';
import { DownloadIcon, FileTextIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { type Receipt, receiptQueries } from '#/api/receipts.ts';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';
import { useSaveReceipt } from '#/components/receipts/use-save-receipt.ts';
import { useReceiptColumns, useReceiptFilters } from './use-receipt-columns.ts';

const PAGE_SIZE = 20;
const others = { en: 'ar', ar: 'en' } as const;

/** D110: receipts and credit notes of payments, each as a PDF in both languages. */
export default function ReceiptListPage() {
  const { t } = useTranslation('subscriptions');
  const own = useLanguage();
  const save = useSaveReceipt();
  const columns = useReceiptColumns();
  const filters = useReceiptFilters();
  const readsStatements = useCan('money.read');
  const actions = (receipt: Receipt) => [
    ...([own, others[own], 'both'] as const).map((language) => ({
      label: t(`receipts.paper.${language}`),
      icon: <DownloadIcon />,
      onSelect: () => void save(receipt, language),
    })),
    readsStatements && {
      label: t('receipts.statement', { name: isolated(receipt.student.name) }),
      icon: <FileTextIcon />,
      to: places.statement(receipt.student.id),
    },
  ];
  return (
    <PageBody>
      <PageHeader title={t('receipts.header')} context={t('receipts.context')} />
      <ListScreen
        name="receipts"
        label={t('receipts.header')}
        query={receiptQueries.list}
        columns={columns}
        filters={filters}
        search="all"
        perPage={PAGE_SIZE}
        rowKey={({ id }) => id}
        rowLabel={({ number }) => number}
        actions={actions}
        csv={{ fileName: 'receipts.csv' }}
        empty={{ icon: <FileTextIcon size={22} />, title: t('receipts.empty.title'), text: t('receipts.empty.text') }}
      />
    </PageBody>
  );
}
