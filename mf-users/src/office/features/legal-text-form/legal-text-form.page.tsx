import { ErrorState, FormSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { consentQueries } from '#/account/api/consents.ts';
import { LegalTextForm } from './legal-text-form.tsx';

export default function LegalTextFormPage() {
  const { t } = useTranslation('users');
  // The form starts with the present texts, which are not fetched again while somebody types.
  const found = useQuery({ ...consentQueries.current(), refetchOnMount: 'always', refetchOnWindowFocus: false });
  return (
    <PageBody width="reading">
      <PageHeader title={t('legalTexts.publish.title')} context={t('legalTexts.publish.context')} />
      {found.isFetchedAfterMount && found.data ? (
        <LegalTextForm texts={found.data} />
      ) : found.isFetchedAfterMount ? (
        <ErrorState error={found.error} onRetry={found.refetch} />
      ) : (
        <FormSkeleton fields={3} />
      )}
    </PageBody>
  );
}
