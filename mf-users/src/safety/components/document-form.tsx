import { requestKeys } from '@academy/shared-auth';
import { TextField, toast } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { Controller, EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { addDocument, documentQueries } from '#/base/api/documents.ts';
import { FilesField } from './files-field.tsx';
import { filesProblem } from './files-problem.ts';

const line = v.pipe(v.string(), v.trim());
const files = v.pipe(
  v.custom<File[]>((value) => Array.isArray(value)),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed && filesProblem(dataset.value, 1);
    if (problem) addIssue({ message: `documents.problem.${problem}` });
  }),
);

const schema = v.pipe(
  v.object({
    kind: v.pipe(line, v.nonEmpty('documents.problem.kind')),
    number: line,
    issuedBy: line,
    from: line,
    until: line,
    file: files,
  }),
  v.forward(
    v.check(({ from, until }) => from === '' || until === '' || from <= until, 'documents.problem.days'),
    ['until'],
  ),
);

/** The API's errors, in the form's words. */
const texts = {
  kind: 'documents.problem.kind',
  from: 'documents.problem.day',
  until: 'documents.problem.days',
  'file.empty': 'documents.problem.empty',
  'file.size': 'documents.problem.size',
  file: 'documents.problem.type',
};

interface DocumentFormProps {
  teacherId: string;
  /** The kinds that the academy asks of teachers of children. */
  kinds: readonly string[];
  onClose: () => void;
}

function useDocumentEntry({ teacherId, onClose }: DocumentFormProps) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  return useEntryForm({
    namespace: 'users',
    schema,
    defaults: { kind: '', number: '', issuedBy: '', from: '', until: '', file: [] as File[] },
    draft: `document-${teacherId}`,
    texts,
    whole: { 413: 'documents.problem.size', 415: 'documents.problem.type' },
    send: async ({ file: [file = null], ...fields }) => {
      const key = keyFor([teacherId, fields, file?.name, file?.size, file?.lastModified]);
      await addDocument(teacherId, { ...fields, file }, key);
    },
    onSaved: () => {
      toast.success(t('documents.added'));
      void client.invalidateQueries({ queryKey: documentQueries.all() });
      onClose();
    },
  });
}

/** A document of a teacher, with a scan of it. */
export function DocumentForm(props: DocumentFormProps) {
  const { t } = useTranslation('users');
  const id = useId();
  const entry = useDocumentEntry(props);
  return (
    <EntryForm entry={entry} submitLabel={t('documents.add')} isPage={false}>
      <FormSection title={t('documents.add')} columns={2}>
        <TextField
          label={t('documents.kind')}
          help={t('documents.kindHelp')}
          dir="auto"
          maxLength={100}
          autoComplete="off"
          list={id}
          {...entry.field('kind')}
        />
        <TextField
          label={t('documents.number')}
          dir="ltr"
          maxLength={100}
          autoComplete="off"
          {...entry.field('number')}
        />
        <TextField
          label={t('documents.issuedBy')}
          dir="auto"
          maxLength={100}
          autoComplete="off"
          {...entry.field('issuedBy')}
        />
        <DateField label={t('documents.from')} {...entry.field('from')} />
        <DateField label={t('documents.to')} {...entry.field('until')} />
        <Controller
          control={entry.form.control}
          name="file"
          render={({ field }) => (
            <FilesField
              value={field.value}
              error={entry.errorAt('file')}
              most={1}
              label={t('documents.file')}
              accept="application/pdf,image/jpeg,image/png,.pdf,.jpg,.png"
              onChange={field.onChange}
            />
          )}
        />
        <datalist id={id}>
          {props.kinds.map((kind) => (
            <option key={kind} value={kind} />
          ))}
        </datalist>
      </FormSection>
    </EntryForm>
  );
}
