import { useTranslation } from '@academy/shared-auth';
import { useQueryClient } from '@academy/shared-auth/query';
import { Navigate } from '@academy/shared-auth/router';
import { Text, TextAreaField, TextField, toast } from '@academy/shared-ui';
import { useState } from 'react';
import { addBook, type Book, type BookFields, bookQueries, changeBook } from '#/api/files/books.ts';
import { fileProblem, titleOfFile } from '#/components/files/file-rules.ts';
import { UploadForm } from '#/components/files/upload-form.tsx';
import { type Carrying, useUpload } from '#/components/files/use-upload.ts';
import { places } from '#/components/places.ts';
import { coverOf } from './cover-of.ts';

const MOST = { title: 150, description: 2000 };

function useBookUpload(book: Book | undefined) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  return useUpload(
    async (sent: Omit<BookFields, 'cover'>, carrying: Carrying) => {
      const fields = { ...sent, cover: await coverOf(sent.file) };
      return book ? changeBook(book.id, fields, carrying) : addBook(fields, carrying);
    },
    () => {
      toast.success(t(book ? 'books.edited' : 'books.added'));
      return client.invalidateQueries({ queryKey: bookQueries.all() });
    },
  );
}

/** A file for the library, with what is said about it; without a book one is added. */
export function BookForm({ book }: { book?: Book }) {
  const { t } = useTranslation('classes');
  const [values, setValues] = useState({ title: book?.title ?? '', description: book?.description ?? '' });
  const [file, setFile] = useState<File | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const upload = useBookUpload(book);
  if (upload.isSaved) return <Navigate to={places.books} replace />;
  const problem = book && !file ? null : fileProblem(file);
  const isUntitled = values.title.trim() === '';
  const change = (part: Partial<typeof values>) => {
    setChanged(true);
    setValues({ ...values, ...part });
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    change(chosen && isUntitled ? { title: titleOfFile(chosen, MOST.title) } : {});
  };
  const submit = () => {
    setChecked(true);
    if (problem || isUntitled || upload.isPending) return;
    upload.send({ title: values.title.trim(), description: values.description.trim(), file });
  };
  const hint = book && (
    <Text fontSize="sm" color="fg.subtle" marginBlockStart="-3">
      {t('books.newFileHint')}
    </Text>
  );
  return (
    <UploadForm
      upload={upload}
      file={{ label: t(book ? 'books.newFile' : 'books.file'), value: file, onChange: choose, problem, hint }}
      onSubmit={submit}
      submitLabel={t(book ? 'books.save' : 'books.add')}
      cancelTo={places.books}
      cancelLabel={t('books.cancel')}
      isChanged={isChanged}
    >
      <TextField
        label={t('books.column.title')}
        dir="auto"
        maxLength={MOST.title}
        value={values.title}
        readOnly={upload.isPending}
        error={isChecked && isUntitled ? t('books.title.required') : undefined}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextAreaField
        label={t('books.column.description')}
        hint={t('form.optional')}
        dir="auto"
        maxLength={MOST.description}
        value={values.description}
        readOnly={upload.isPending}
        onChange={(event) => change({ description: event.target.value })}
      />
    </UploadForm>
  );
}
