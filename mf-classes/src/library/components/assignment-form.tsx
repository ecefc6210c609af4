import { ApiError } from '@academy/shared-auth';
import { TextField, toast } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import * as v from 'valibot';
import { places } from '#/base/components/places.ts';
import {
  type AssignmentRequest,
  type AssignmentValues,
  assignmentTexts,
  MOST_TITLE,
} from '#/library/api/assignment-fields.ts';
import { addAssignment, assignmentQueries } from '#/library/api/assignments.ts';
import { fileProblem, titleOfFile } from '#/library/components/files/file-rules.ts';
import { UploadForm } from '#/library/components/files/upload-form.tsx';
import { useUpload } from '#/library/components/files/use-upload.ts';

/** The form's values, the valid values to send, and the errors of fields. */
function useTexts(isChecked: boolean, readOnly: boolean) {
  const { t } = useTranslation('classes');
  const [values, setValues] = useState(() => assignmentTexts.valuesOf());
  const checked = v.safeParse(assignmentTexts.written, values);
  const wrong = isChecked && !checked.success ? v.flatten<typeof assignmentTexts.written>(checked.issues).nested : {};
  const change = (part: Partial<AssignmentValues>) => setValues((before) => ({ ...before, ...part }));
  const field = (name: keyof AssignmentValues) => ({
    value: values[name],
    readOnly,
    error: wrong?.[name] && t(wrong[name][0]),
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.target.value }),
  });
  return { values, change, field, request: checked.success ? checked.output : null };
}

const wrongDay = (error: unknown) => error instanceof ApiError && error.fields.some(({ path }) => path === 'due');

/** A file for the student of a class, with its title. */
export function AssignmentForm({ classId }: { classId: string }) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [due, setDue] = useState('');
  const upload = useUpload(
    (sent: AssignmentRequest & { file: File; due: string }, carrying) => addAssignment({ classId, ...sent }, carrying),
    () => {
      toast.success(t('assignments.added'));
      return client.invalidateQueries({ queryKey: assignmentQueries.all() });
    },
  );
  const { values, change, field, request } = useTexts(isChecked, upload.isPending);
  if (upload.isSaved) return <Navigate to={places.details(classId)} replace />;
  const problem = fileProblem(file);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    const isOwn = values.title.trim() !== '' && !(file && values.title === titleOfFile(file, MOST_TITLE));
    if (chosen && !isOwn) change({ title: titleOfFile(chosen, MOST_TITLE) });
  };
  const submit = () => {
    setChecked(true);
    if (file && !problem && request && !upload.isPending) upload.send({ file, due, ...request });
  };
  return (
    <UploadForm
      upload={upload}
      file={{ label: t('files.file'), value: file, onChange: choose, problem }}
      onSubmit={submit}
      submitLabel={t('assignments.send')}
      cancelTo={places.details(classId)}
      cancelLabel={t('assignments.cancel')}
      isChanged={file !== null || due !== ''}
      isPage={false}
    >
      <TextField label={t('assignments.column.title')} dir="auto" maxLength={MOST_TITLE} {...field('title')} />
      <DateField
        label={t('handIns.due.label')}
        hint={t('handIns.form.optional')}
        value={due}
        error={wrongDay(upload.error) ? t('handIns.due.past') : undefined}
        onChange={({ target }) => setDue(target.value)}
      />
    </UploadForm>
  );
}
