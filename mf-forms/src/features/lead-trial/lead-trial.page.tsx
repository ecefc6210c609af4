import { EmptyState, ErrorState, PageBody, PageHeader, PageSkeleton, TextLink } from '@academy/shared-ui';
import { CalendarXIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { leadQueries } from '#/api/leads.ts';
import { places } from '#/components/places.ts';
import { statusOf } from '#/components/status-of.ts';
import { TrialForm } from './trial-form.tsx';

/** D106: one form that makes accounts, profile, relation and class, and invites the family. */
export default function LeadTrialPage() {
  const { t } = useTranslation('forms');
  const { id = '' } = useParams();
  const found = useQuery(leadQueries.detail(id));
  const lead = found.data;
  const via = lead ? [{ label: lead.learner.name, to: places.lead(id) }] : [];
  const isMissing = statusOf(found.error) === 404 || lead?.may.setTrial === false;
  return (
    <PageBody width="reading">
      <PageHeader title={t('leads.setTrial')} via={via} />
      {isMissing && (
        <EmptyState
          icon={<CalendarXIcon size={22} />}
          title={t('leads.trial.closed')}
          text={t('leads.trial.closedText')}
          action={
            <TextLink reach to={places.leads}>
              {t('leads.missing.back')}
            </TextLink>
          }
        />
      )}
      {lead?.may.setTrial && <TrialForm key={lead.id} lead={lead} />}
      {!lead && !isMissing && found.error && (
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      )}
      {!lead && !found.error && <PageSkeleton />}
    </PageBody>
  );
}
