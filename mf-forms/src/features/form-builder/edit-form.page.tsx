import { EmptyState, ErrorState, FormSkeleton, PageBody, PageHeader, TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { formQueries } from '#/api/forms.ts';
import { places } from '#/components/places.ts';
import { statusOf } from '#/components/status-of.ts';
import { FormBuilder } from './form-builder.tsx';

export default function EditFormPage() {
  const { t } = useTranslation('forms');
  const { id = '' } = useParams();
  return (
    <PageBody>
      <PageHeader title={t('builder.editTitle')} />
      <FormToEdit key={id} id={id} />
    </PageBody>
  );
}

function FormToEdit({ id }: { id: string }) {
  const { t } = useTranslation('forms');
  // The stored values, which are not fetched again during editing.
  const found = useQuery({ ...formQueries.detail(id), refetchOnMount: 'always', refetchOnWindowFocus: false });
  const back = (
    <TextLink reach to={places.list}>
      {t('missing.back')}
    </TextLink>
  );
  if (statusOf(found.error) === 404)
    return <EmptyState title={t('missing.title')} text={t('missing.text')} action={back} />;
  if (found.error && !found.data)
    return <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  if (!found.isFetchedAfterMount || !found.data) return <FormSkeleton fields={4} />;
  if (!found.data.may.edit) return <EmptyState title={t('locked.title')} text={t('locked.text')} action={back} />;
  return <FormBuilder form={found.data} />;
}
