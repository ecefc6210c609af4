import { useCan } from '@academy/shared-auth';
import { Button, ErrorState, PageBody, PageHeader, PageSkeleton, Text } from '@academy/shared-ui';
import { BanknoteIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { dueQueries } from '#/api/dues.ts';
import { type MinorText, useMinorText } from '#/components/dues/use-minor-text.ts';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';
import { type FilterId, useDueColumns } from './use-due-columns.ts';

/** D131: what families owe by transfer, those who owe it the longest first. */
export default function DueListPage() {
  const { t } = useTranslation('subscriptions');
  const { money, failed } = useMinorText();
  return (
    <PageBody>
      <PageHeader title={t('dues.header')} context={t('dues.context')} action={<ReviewButton />} />
      {money ? (
        <DueList money={money} />
      ) : failed ? (
        <ErrorState error={failed.error} onRetry={failed.refetch} retrying={failed.isFetching} />
      ) : (
        <PageSkeleton />
      )}
    </PageBody>
  );
}

/** For who decides, while something waits. */
function ReviewButton() {
  const { t } = useTranslation('subscriptions');
  const canDecide = useCan('money.update');
  const { data: count = 0 } = useQuery({ ...dueQueries.toReview(), enabled: canDecide });
  if (!canDecide || count === 0) return null;
  return (
    <Button asChild>
      <Link to={places.duesToReview}>{t('dues.review.action', { count })}</Link>
    </Button>
  );
}

function DueList({ money }: { money: MinorText }) {
  const { t } = useTranslation('subscriptions');
  const { columns, filters } = useDueColumns(money);
  return (
    <>
      <Totals money={money} filterIds={filters.map(({ id }) => id)} />
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
    </>
  );
}

/** What is open of the listed dues, as the file of the list sums it: it comes with the list. */
function Totals({ money, filterIds }: { money: MinorText; filterIds: FilterId[] }) {
  const { t } = useTranslation('subscriptions');
  const [params] = useSearchParams();
  const chosen = filterIds.flatMap((id) => (params.get(id) ? [[id, params.get(id) ?? ''] as const] : []));
  const { data = {} } = useQuery(dueQueries.totals(Object.fromEntries(chosen)));
  const sums = Object.entries(data).filter(([, minor]) => minor > 0);
  const amounts = sums.map(([currency, minor]) => isolated(money.text(minor, currency))).join(' · ');
  return (
    <Text role="status" minHeight="6" marginBlockEnd="4" fontWeight="medium">
      {sums.length > 0 ? t('dues.totals', { amounts }) : '\u00a0'}
    </Text>
  );
}
