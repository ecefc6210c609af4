import { ApiError } from '@academy/shared-auth';
import { EmptyState, ErrorState, FormSkeleton, PageBody, PageHeader, TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { bookQueries } from '#/library/api/books.ts';
import { BookForm } from './book-form.tsx';

export default function EditBookPage() {
  const { t } = useTranslation('classes');
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <PageHeader title={t('books.editTitle')} />
      <BookToEdit key={id} id={id} />
    </PageBody>
  );
}

function BookToEdit({ id }: { id: string }) {
  const { t } = useTranslation('classes');
  // The stored values, which are not fetched again during editing.
  const found = useQuery({ ...bookQueries.detail(id), refetchOnMount: 'always', refetchOnWindowFocus: false });
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <EmptyState
        title={t('books.missing.title')}
        text={t('books.missing.text')}
        action={
          <TextLink reach to={places.books}>
            {t('books.missing.back')}
          </TextLink>
        }
      />
    );
  if (found.error && !found.data)
    return <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  if (!found.isFetchedAfterMount || !found.data) return <FormSkeleton fields={3} />;
  return <BookForm book={found.data} />;
}
