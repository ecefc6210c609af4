import { useHasRole, useTranslation } from '@academy/shared-auth';
import { useSearchParams } from '@academy/shared-auth/router';
import { PageBody, PageHeader, Tabs } from '@academy/shared-ui';
import { kinds } from '#/api/purchases.ts';
import { InvoiceTable } from './invoice-table.tsx';

/** What was paid by card, each month or once; the tab is in the address. */
export default function InvoiceListPage() {
  const { t } = useTranslation('subscriptions');
  const [params, setParams] = useSearchParams();
  const isOwn = useHasRole('student', 'guest');
  const kind = params.get('tab') === 'one_time' ? 'one_time' : 'monthly';
  return (
    <PageBody>
      <PageHeader title={t('invoices.header')} context={t(isOwn ? 'invoices.own' : 'invoices.context')} />
      <Tabs
        label={t('invoices.header')}
        tabs={kinds.map((id) => ({ id, label: t(`invoices.kind.${id}`) }))}
        value={kind}
        onChange={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
      >
        <InvoiceTable key={kind} kind={kind} isOwn={isOwn} />
      </Tabs>
    </PageBody>
  );
}
