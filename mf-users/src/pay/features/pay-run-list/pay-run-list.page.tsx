import { Button, PageBody, PageHeader } from '@academy/shared-ui';
import { BanknoteIcon, PlusIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import { monthText } from '#/base/components/time/month-text.ts';
import { type PayRunHead, payRunQueries } from '#/pay/api/pay-runs.ts';
import { useMinorText } from '#/pay/components/minor-text.ts';
import { PrepareDialog } from './prepare-dialog.tsx';

/** D148: the payment of the salaries, by month. */
export default function PayRunListPage() {
  const { t, i18n } = useTranslation('users');
  const [isPreparing, setPreparing] = useState(false);
  const money = useMinorText();
  const monthOf = ({ month }: PayRunHead) => monthText(month, i18n.language);
  const totalOf = ({ total, currency }: PayRunHead) => money?.text(total, currency) ?? '';
  return (
    <PageBody>
      <PageHeader
        title={t('payRuns.header')}
        context={t('payRuns.context')}
        action={
          <Button onClick={() => setPreparing(true)}>
            <PlusIcon aria-hidden />
            {t('payRuns.prepare.action')}
          </Button>
        }
      />
      <ListScreen
        name="pay-runs"
        label={t('payRuns.header')}
        query={payRunQueries.list}
        columns={[
          { id: 'month', header: t('payRuns.column.month'), value: monthOf },
          { id: 'teachers', header: t('payRuns.column.teachers'), kind: 'number', value: ({ teachers }) => teachers },
          {
            id: 'total',
            header: t('payRuns.column.total'),
            kind: 'node',
            atEnd: true,
            value: totalOf,
            text: totalOf,
          },
          {
            id: 'state',
            header: t('payRuns.column.state'),
            kind: 'badge',
            value: ({ open }) =>
              open > 0
                ? { label: t('payRuns.open', { count: open }), tone: 'warning' }
                : { label: t('payRuns.state.paid'), tone: 'success' },
          },
        ]}
        rowKey={({ id }) => id}
        rowLabel={monthOf}
        rowTo={({ id }) => places.payRun(id)}
        empty={{ icon: <BanknoteIcon size={22} />, title: t('payRuns.empty.title'), text: t('payRuns.empty.text') }}
      />
      {isPreparing && <PrepareDialog onClose={() => setPreparing(false)} />}
    </PageBody>
  );
}
