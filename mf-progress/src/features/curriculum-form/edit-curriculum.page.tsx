import { ApiError, useLanguage } from '@academy/shared-auth';
import { EmptyState, ErrorState, FormSkeleton, PageBody, PageHeader, TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { stepQueries } from '#/api/steps.ts';
import { places } from '#/components/places.ts';
import { CurriculumForm } from './curriculum-form.tsx';

export default function EditCurriculumPage() {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const { id = '' } = useParams();
  const { data } = useQuery({ ...stepQueries.detail(id), enabled: false });
  return (
    <PageBody width="reading">
      <PageHeader title={t('curricula.editTitle')} context={data?.title[language]} />
      <CurriculumToEdit key={id} id={id} />
    </PageBody>
  );
}

function CurriculumToEdit({ id }: { id: string }) {
  const { t } = useTranslation('progress');
  // The stored values, which are not fetched again during editing.
  const found = useQuery({ ...stepQueries.detail(id), refetchOnMount: 'always', refetchOnWindowFocus: false });
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <EmptyState
        title={t('curricula.missing.title')}
        text={t('curricula.missing.text')}
        action={
          <TextLink reach to={places.curricula}>
            {t('curricula.missing.back')}
          </TextLink>
        }
      />
    );
  if (found.error && !found.data)
    return <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  if (!found.isFetchedAfterMount || !found.data) return <FormSkeleton fields={6} />;
  return <CurriculumForm curriculum={found.data} />;
}
