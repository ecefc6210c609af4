import { ApiError } from '@academy/shared-auth';
import { EmptyState, ErrorState, FormSkeleton, PageBody, PageHeader, TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { materialQueries } from '#/library/api/materials.ts';
import { MaterialForm } from './material-form.tsx';

export default function EditMaterialPage() {
  const { t } = useTranslation('classes');
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <PageHeader title={t('materials.editTitle')} />
      <MaterialToEdit key={id} id={id} />
    </PageBody>
  );
}

function MaterialToEdit({ id }: { id: string }) {
  const { t } = useTranslation('classes');
  // The stored values, which are not fetched again during editing.
  const found = useQuery({ ...materialQueries.detail(id), refetchOnMount: 'always', refetchOnWindowFocus: false });
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <EmptyState
        title={t('materials.missing.title')}
        text={t('materials.missing.text')}
        action={
          <TextLink reach to={places.materials}>
            {t('materials.missing.back')}
          </TextLink>
        }
      />
    );
  if (found.error && !found.data)
    return <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  if (!found.isFetchedAfterMount || !found.data) return <FormSkeleton fields={2} />;
  return <MaterialForm material={found.data} />;
}
