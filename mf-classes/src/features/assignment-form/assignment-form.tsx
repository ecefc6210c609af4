import { useTranslation } from '@academy/shared-auth';
import { useQueryClient } from '@academy/shared-auth/query';
import { Navigate } from '@academy/shared-auth/router';
import { TextField, toast } from '@academy/shared-ui';
import { useState } from 'react';
import { addAssignment, assignmentQueries } from '#/api/files/assignments.ts';
import { fileProblem, titleOfFile } from '#/components/files/file-rules.ts';
import { UploadForm } from '#/components/files/upload-form.tsx';
import { useUpload } from '#/components/files/use-upload.ts';
import { places } from '#/components/places.ts';

const MOST_TITLE = 120;

/** A file for the student of a class: chosen, named, sent. */
export function AssignmentForm({ classId }: { classId: string }) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [title, setTitle] = useState('');
  const [isChecked, setChecked] = useState(false);
  const upload = useUpload(
    (sent: { file: File; title: string }, carrying) => addAssignment({ classId, ...sent }, carrying),
    () => {
      toast.success(t('assignments.added'));
      return client.invalidateQueries({ queryKey: assignmentQueries.all() });
    },
  );
  if (upload.isSaved) return <Navigate to={places.details(classId)} replace />;
  const problem = fileProblem(file);
  const isUntitled = title.trim() === '';
  const choose = (chosen: File | null) => {
    setFile(chosen);
    const isOwn = !isUntitled && !(file && title === titleOfFile(file, MOST_TITLE));
    if (chosen && !isOwn) setTitle(titleOfFile(chosen, MOST_TITLE));
  };
  const submit = () => {
    setChecked(true);
    if (file && !problem && !isUntitled && !upload.isPending) upload.send({ file, title: title.trim() });
  };
  return (
    <UploadForm
      upload={upload}
      file={{ label: t('files.file'), value: file, onChange: choose, problem }}
      onSubmit={submit}
      submitLabel={t('assignments.send')}
      cancelTo={places.details(classId)}
      cancelLabel={t('assignments.cancel')}
      isChanged={file !== null}
      isPage={false}
    >
      <TextField
        label={t('assignments.column.title')}
        dir="auto"
        maxLength={MOST_TITLE}
        value={title}
        readOnly={upload.isPending}
        error={isChecked && isUntitled ? t('assignments.titleRequired') : undefined}
        onChange={(event) => setTitle(event.target.value)}
      />
    </UploadForm>
  );
}
