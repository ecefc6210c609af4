import { ApiError, useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { useParams } from '@academy/shared-auth/router';
import {
  Button,
  EmptyState,
  ErrorState,
  Image,
  PageBody,
  PageHeader,
  PageSkeleton,
  TextLink,
} from '@academy/shared-ui';
import { type Book, bookQueries } from '#/api/files/books.ts';
import { LoadedPdf } from '#/components/files/loaded-pdf.tsx';
import { useFileViewer } from '#/components/files/use-file-viewer.tsx';
import { places } from '#/components/places.ts';

export default function BookDetailsPage() {
  const { id = '' } = useParams();
  return (
    <PageBody>
      <LoadedBook key={id} id={id} />
    </PageBody>
  );
}

function LoadedBook({ id }: { id: string }) {
  const { t } = useTranslation('classes');
  const header = <PageHeader title={t('books.one')} />;
  // The address of the file is as long good as the page is open.
  const found = useQuery({ ...bookQueries.detail(id), refetchOnWindowFocus: false });
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <>
        {header}
        <EmptyState
          title={t('books.missing.title')}
          text={t('books.missing.text')}
          action={<TextLink to={places.books}>{t('books.missing.back')}</TextLink>}
        />
      </>
    );
  if (found.data) return <BookView book={found.data} />;
  if (found.error)
    return (
      <>
        {header}
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      </>
    );
  return <PageSkeleton />;
}

function BookView({ book }: { book: Book }) {
  const { open, viewer } = useFileViewer();
  const { title, description, book: file } = book;
  return (
    <>
      <PageHeader title={title} context={description && <bdi>{description}</bdi>} />
      {file.type === 'image' ? (
        <Button variant="ghost" height="auto" padding="0" onClick={() => open(file, title)}>
          <Image src={file.image_path} alt={title} maxHeight="75vh" maxWidth="full" borderRadius="card" />
        </Button>
      ) : (
        <LoadedPdf src={file.image_path} title={title} />
      )}
      {viewer}
    </>
  );
}
