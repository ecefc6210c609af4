import { Text, TextAreaField, TextField, toast } from '@academy/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import * as v from 'valibot';
import { places } from '#/base/components/places.ts';
import { bookTexts, mostOfBook } from '#/library/api/book-fields.ts';
import { addBook, type Book, type BookFields, bookQueries, changeBook } from '#/library/api/books.ts';
import { fileProblem, titleOfFile } from '#/library/components/files/file-rules.ts';
import { UploadForm } from '#/library/components/files/upload-form.tsx';
import { type Carrying, useUpload } from '#/library/components/files/use-upload.ts';
import { coverOf } from './cover-of.ts';

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

type Texts = v.InferInput<typeof bookTexts.written>;

/** The typed values of a book, and their errors after the first attempt to send. */
function useTexts(book: Book | undefined) {
  const { t } = useTranslation('classes');
  const [values, setValues] = useState<Texts>(bookTexts.valuesOf(book));
  const [isChecked, setChecked] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const checked = v.safeParse(bookTexts.written, values);
  const problems: Partial<Record<keyof Texts, string[]>> = checked.success
    ? {}
    : (v.flatten(checked.issues).nested ?? {});
  const change = (part: Partial<Texts>) => {
    setChanged(true);
    setValues({ ...values, ...part });
  };
  const input = (name: keyof Texts) => ({
    value: values[name],
    error: isChecked ? problems[name]?.map((key) => t(key))[0] : undefined,
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return {
    values,
    sent: checked.success ? checked.output : null,
    isChanged,
    change,
    check: () => setChecked(true),
    input,
  };
}

/** A file for the library, with its texts; without a book it adds one. */
export function BookForm({ book }: { book?: Book }) {
  const { t } = useTranslation('classes');
  const texts = useTexts(book);
  const [file, setFile] = useState<File | null>(null);
  const upload = useBookUpload(book);
  if (upload.isSaved) return <Navigate to={places.books} replace />;
  const problem = book && !file ? null : fileProblem(file);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    const isUntitled = texts.values.title.trim() === '';
    texts.change(chosen && isUntitled ? { title: titleOfFile(chosen, mostOfBook.title) } : {});
  };
  const submit = () => {
    texts.check();
    if (!problem && texts.sent && !upload.isPending) upload.send({ ...texts.sent, file });
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
      isChanged={texts.isChanged}
    >
      <TextField
        label={t('books.column.title')}
        dir="auto"
        maxLength={mostOfBook.title}
        readOnly={upload.isPending}
        {...texts.input('title')}
      />
      <TextAreaField
        label={t('books.column.description')}
        hint={t('form.optional')}
        dir="auto"
        maxLength={mostOfBook.description}
        readOnly={upload.isPending}
        {...texts.input('description')}
      />
    </UploadForm>
  );
}
