import { PageBody, PageHeader, Text } from '@academy/shared-ui';
import { BanknoteIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { dueQueries } from '#/api/dues.ts';
import { useMinorText } from '#/components/dues/use-minor-text.ts';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';
import { useDueColumns } from './use-due-columns.ts';

/** D131: what families owe by transfer, those who owe it the longest first. */
export default function DueListPage() {
  const { t } = useTranslation('subscriptions');
  const { columns, filters } = useDueColumns();
  return (
    <PageBody>
      <PageHeader title={t('dues.header')} context={t('dues.context')} />
      <Totals />
      <ListScreen
        name="dues"
        label={t('dues.header')}
        query={dueQueries.list}
        columns={columns}
        filters={filters}
        rowKey={({ id }) => id}
        rowLabel={({ student }) => student.name}
        rowTo={({ id }) => places.due(id)}
        csv={{ fileName: 'dues.csv' }}
        empty={{ icon: <BanknoteIcon size={22} />, title: t('dues.empty.title'), text: t('dues.empty.text') }}
      />
    </PageBody>
  );
}

const filterIds = ['status', 'age', 'currency'];

/** What is open of the listed dues, as the file of the list sums it. */
function Totals() {
  const { t } = useTranslation('subscriptions');
  const [params] = useSearchParams();
  const money = useMinorText();
  const chosen = filterIds.flatMap((id) => (params.get(id) ? [[id, params.get(id) ?? ''] as const] : []));
  const { data = {} } = useQuery(dueQueries.totals(Object.fromEntries(chosen)));
  const sums = Object.entries(data).filter(([, minor]) => minor > 0);
  return (
    <Text role="status" minHeight="6" marginBlockEnd="4" fontWeight="medium">
      {money && sums.length > 0
        ? t('dues.totals', {
            amounts: sums.map(([currency, minor]) => isolated(money.text(minor, currency))).join(' · '),
          })
        : '\u00a0'}
    </Text>
  );
}
