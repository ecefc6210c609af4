import { Button, PageBody, PageHeader } from '@academy/shared-ui';
import { BookOpenIcon, EyeIcon, PencilIcon, PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { type Column, ListScreen } from '@academy/shared-ui/list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { type Book, bookQueries } from '#/library/api/books.ts';
import { BookTitle } from './book-cover.tsx';
import { DeleteBookDialog } from './delete-book-dialog.tsx';

function useColumns(): Column<Book>[] {
  const { t } = useTranslation('classes');
  return [
    {
      id: 'title',
      header: t('books.column.title'),
      kind: 'node',
      sortable: true,
      value: (book) => <BookTitle book={book} />,
      text: ({ title }) => title,
    },
    { id: 'description', header: t('books.column.description'), value: ({ description }) => description },
    {
      id: 'created_at',
      header: t('books.column.added'),
      kind: 'date',
      sortable: true,
      hideInCards: true,
      value: ({ created_at }) => created_at,
    },
  ];
}

export default function BookListPage() {
  const { t } = useTranslation('classes');
  const { can, canAddOnList } = useViewer();
  const columns = useColumns();
  const [deleted, setDeleted] = useState<Book | null>(null);
  const add = can('book.create') && (
    <Button asChild>
      <Link to={places.addBook}>
        <PlusIcon aria-hidden />
        {t('books.add')}
      </Link>
    </Button>
  );
  const actions = (book: Book) => [
    { label: t('books.read'), icon: <EyeIcon />, to: places.book(book.id) },
    book.may.edit && { label: t('action.edit'), icon: <PencilIcon />, to: places.editBook(book.id) },
    book.may.delete && {
      label: t('action.delete'),
      icon: <TrashIcon />,
      tone: 'danger' as const,
      onSelect: () => setDeleted(book),
    },
  ];
  return (
    <PageBody>
      <PageHeader title={t('books.header')} context={t('books.context')} action={canAddOnList('book.create') && add} />
      <ListScreen
        name="books"
        label={t('books.header')}
        search="all"
        query={bookQueries.list}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        rowTo={({ id }) => places.book(id)}
        sort="title"
        actions={actions}
        csv={{ fileName: 'books.csv' }}
        empty={{
          icon: <BookOpenIcon size={22} />,
          title: t('books.empty.title'),
          text: t('books.empty.text'),
          action: add,
        }}
      />
      {deleted && <DeleteBookDialog book={deleted} onClose={() => setDeleted(null)} />}
    </PageBody>
  );
}
