import { Button, EmptyState, Image, PageBody, PageHeader, TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Loaded } from '#/base/components/loaded.tsx';
import { places } from '#/base/components/places.ts';
import { type Book, bookQueries } from '#/library/api/books.ts';
import { LoadedPdf } from '#/library/components/files/loaded-pdf.tsx';
import { useFileViewer } from '#/library/components/files/use-file-viewer.tsx';

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
  // The file's address is valid as long as the page is open.
  const found = useQuery({ ...bookQueries.detail(id), refetchOnWindowFocus: false });
  return (
    <Loaded
      query={found}
      header={<PageHeader title={t('books.one')} />}
      missing={
        <EmptyState
          title={t('books.missing.title')}
          text={t('books.missing.text')}
          action={
            <TextLink reach to={places.books}>
              {t('books.missing.back')}
            </TextLink>
          }
        />
      }
    >
      {(book) => <BookView book={book} />}
    </Loaded>
  );
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
