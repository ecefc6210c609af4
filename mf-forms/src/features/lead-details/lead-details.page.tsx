import { EmptyState, ErrorState, PageBody, PageHeader, PageSkeleton, TextLink } from '@academy/shared-ui';
import { UserPlusIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { leadQueries } from '#/api/leads.ts';
import { places } from '#/components/places.ts';
import { statusOf } from '#/components/status-of.ts';
import { LeadView } from './lead-view.tsx';

export default function LeadDetailsPage() {
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <LoadedLead key={id} id={id} />
    </PageBody>
  );
}

function LoadedLead({ id }: { id: string }) {
  const { t } = useTranslation('forms');
  const found = useQuery(leadQueries.detail(id));
  if (statusOf(found.error) === 404)
    return (
      <>
        <PageHeader title={t('leads.detail')} />
        <EmptyState
          icon={<UserPlusIcon size={22} />}
          title={t('leads.missing.title')}
          text={t('leads.missing.text')}
          action={
            <TextLink reach to={places.leads}>
              {t('leads.missing.back')}
            </TextLink>
          }
        />
      </>
    );
  if (found.data) return <LeadView lead={found.data} />;
  if (found.error) return <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  return <PageSkeleton />;
}
