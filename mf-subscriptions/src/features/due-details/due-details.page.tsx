import { ApiError } from '@academy/shared-auth';
import { EmptyState, ErrorState, PageBody, PageHeader, PageSkeleton, Stack, TextLink } from '@academy/shared-ui';
import { BanknoteIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type Due, dueQueries } from '#/api/dues.ts';
import { useMinorText } from '#/components/dues/use-minor-text.ts';
import { places } from '#/components/places.ts';
import { DueActions } from './due-actions.tsx';
import { DueFacts } from './due-facts.tsx';
import { PayCard } from './pay-card.tsx';
import { ReportForm } from './report-form.tsx';
import { ReportList } from './report-list.tsx';

/** One due: a family sees where to transfer and reports it, staff decide the reports. */
export default function DueDetailsPage() {
  const { t } = useTranslation('subscriptions');
  const { id = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(dueQueries.detail(id));
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 403);
  return (
    <PageBody width="reading">
      <PageHeader title={t('dues.one')} />
      {isMissing ? (
        <EmptyState
          icon={<BanknoteIcon size={22} />}
          title={t('dues.missing')}
          action={
            <TextLink reach to={places.packages}>
              {t('packages.header')}
            </TextLink>
          }
        />
      ) : data ? (
        <Details due={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <PageSkeleton />
      )}
    </PageBody>
  );
}

const isOpen = ({ state }: Due) => state === 'open' || state === 'reported' || state === 'part';

function Details({ due }: { due: Due }) {
  const money = useMinorText();
  if (!money) return <PageSkeleton />;
  // A new report clears the form.
  const version = due.reports.length;
  return (
    <Stack gap="5">
      <DueFacts due={due} money={money} />
      {due.may.decide && <ReportList due={due} money={money} />}
      {isOpen(due) && <PayCard due={due} />}
      {due.may.report && <ReportForm key={version} due={due} money={money} />}
      {!due.may.decide && <ReportList due={due} money={money} />}
      <DueActions due={due} />
    </Stack>
  );
}
