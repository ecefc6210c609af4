import { useCan } from '@academy/shared-auth';
import { ErrorState, PageBody, PageHeader, PageSkeleton, Tabs } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { kinds } from '#/api/purchases.ts';
import { OwnDues } from '#/components/dues/own-dues.tsx';
import { CardNotices } from './card-notices.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { OfficeMonth } from './office-month.tsx';
import { OwnTransfers } from './own-transfers.tsx';
import { StatementLinks } from './statement-links.tsx';
import { usePayers } from './use-payers.ts';

/** Reserves the space of the context line until the payers are known. */
const NOT_YET = '\u00a0';

/** Card payments, monthly or one-time, and for families bank transfers too; the tab is in the address. */
export default function InvoiceListPage() {
  const { t } = useTranslation('subscriptions');
  const [params, setParams] = useSearchParams();
  const { payers, isStaff, parent } = usePayers();
  const isOffice = useCan('office.month.read');
  // Filters stay: they are the same on each tab.
  const open = (tab: string) => {
    const search = new URLSearchParams(params);
    search.set('tab', tab);
    search.delete('page');
    setParams(search, { replace: true, preventScrollReset: true });
  };
  const tabs = isStaff ? kinds : ([...kinds, 'bank_transfer'] as const);
  const chosen = tabs.find((id) => id === params.get('tab')) ?? 'monthly';
  return (
    <PageBody>
      <PageHeader
        title={t('invoices.header')}
        context={payers ? t(`invoices.context.${payers}`) : NOT_YET}
        action={isOffice ? <OfficeMonth /> : !isStaff && <StatementLinks />}
      />
      {!isStaff && <CardNotices />}
      {!isStaff && <OwnDues />}
      <Tabs
        label={t('invoices.header')}
        tabs={tabs.map((id) => ({ id, label: t(`invoices.kind.${id}`) }))}
        value={chosen}
        onChange={open}
      >
        {payers && chosen === 'bank_transfer' ? (
          <OwnTransfers isFamily={payers === 'family'} />
        ) : payers && chosen !== 'bank_transfer' ? (
          <InvoiceTable key={chosen} kind={chosen} payers={payers} />
        ) : parent.error ? (
          <ErrorState error={parent.error} onRetry={parent.refetch} retrying={parent.isFetching} />
        ) : (
          <PageSkeleton kind="list" hasHeader />
        )}
      </Tabs>
    </PageBody>
  );
}
