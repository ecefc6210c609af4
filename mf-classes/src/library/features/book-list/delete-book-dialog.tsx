import { ApiError } from '@academy/shared-auth';
import { ConfirmDialog, toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { type Book, bookQueries, deleteBook } from '#/library/api/books.ts';

interface DeleteBookDialogProps {
  book: Book;
  onClose: () => void;
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);

/** Asks before a book is deleted with its file. */
export function DeleteBookDialog({ book, onClose }: DeleteBookDialogProps) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () =>
      deleteBook(book.id).catch((error: unknown) => {
        if (statusOf(error) !== 404) throw error;
      }),
    onSuccess: () => {
      onClose();
      toast.success(t('books.delete.done'));
      return client.invalidateQueries({ queryKey: bookQueries.all() });
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('books.delete.title', { title: isolated(book.title) })}
      description={t('books.delete.text')}
      confirmLabel={t('action.delete')}
      error={deletion.isError ? t('books.delete.failed') : null}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onCancel={onClose}
    />
  );
}
