import { ApiError, useCan } from '@academy/shared-auth';
import { EmptyState, ErrorState, PageBody, PageHeader, PageSkeleton, Stack, TextLink } from '@academy/shared-ui';
import { BanknoteIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type Due, dueQueries } from '#/api/dues.ts';
import { DueFacts } from '#/components/dues/due-facts.tsx';
import { ReportList } from '#/components/dues/report-list.tsx';
import { type MinorText, useMinorText } from '#/components/dues/use-minor-text.ts';
import { places } from '#/components/places.ts';
import { DueActions } from './due-actions.tsx';
import { PayCard } from './pay-card.tsx';
import { ReportPart } from './report-form.tsx';

/** One due: a family sees where to transfer and reports it, staff decide the reports. */
export default function DueDetailsPage() {
  const { t } = useTranslation('subscriptions');
  const { id = '' } = useParams();
  const found = useQuery(dueQueries.detail(id));
  const { money, failed } = useMinorText();
  const isMissing = found.error instanceof ApiError && (found.error.status === 404 || found.error.status === 403);
  const broken = found.error && !found.data ? found : failed;
  return (
    <PageBody width="reading">
      <PageHeader title={t('dues.one')} />
      {isMissing ? (
        <EmptyState icon={<BanknoteIcon size={22} />} title={t('dues.missing')} action={<WayOn />} />
      ) : found.data && money ? (
        <Details key={id} due={found.data} money={money} />
      ) : broken ? (
        <ErrorState error={broken.error} onRetry={broken.refetch} retrying={broken.isFetching} />
      ) : (
        <PageSkeleton />
      )}
    </PageBody>
  );
}

/** To the list for staff, to the packages for a family. */
function WayOn() {
  const { t } = useTranslation('subscriptions');
  const canViewAll = useCan('money.read');
  const sells = useCan('subscriptions.packages.read');
  const [to, label] = canViewAll ? [places.dues, 'dues.header'] : [places.packages, 'packages.header'];
  return canViewAll || sells ? (
    <TextLink reach to={to}>
      {t(label)}
    </TextLink>
  ) : null;
}

const isOpen = ({ state }: Due) => state === 'open' || state === 'reported' || state === 'part';

function Details({ due, money }: { due: Due; money: MinorText }) {
  return (
    <Stack gap="5">
      <DueFacts due={due} money={money} />
      {due.may.decide && <ReportList due={due} money={money} />}
      {isOpen(due) && <PayCard due={due} money={money} />}
      {due.may.report && <ReportPart due={due} money={money} />}
      {!due.may.decide && <ReportList due={due} money={money} />}
      <DueActions due={due} />
      {due.state === 'waived' && <WayOn />}
    </Stack>
  );
}
