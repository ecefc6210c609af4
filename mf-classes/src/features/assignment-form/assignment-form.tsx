import { useTranslation } from '@academy/shared-auth';
import { useQueryClient } from '@academy/shared-auth/query';
import { Link, Navigate } from '@academy/shared-auth/router';
import { Button, Card, chakra, FormActions, FormError, LeaveGuard, Stack, TextField, toast } from '@academy/shared-ui';
import { useState } from 'react';
import { addAssignment, assignmentQueries } from '#/api/assignments.ts';
import { FileField } from '#/components/files/file-field.tsx';
import { fileProblem, titleOfFile } from '#/components/files/file-rules.ts';
import { UploadProgress } from '#/components/files/upload-progress.tsx';
import { useUpload } from '#/components/files/use-upload.ts';
import { places } from '#/components/places.ts';

const Form = chakra('form');
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
    <Card>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="5">
          {upload.problem && <FormError>{t(upload.problem)}</FormError>}
          <FileField
            label={t('files.file')}
            value={file}
            onChange={choose}
            disabled={upload.isPending}
            error={problem && (isChecked || file) ? t(`files.problem.${problem}`) : undefined}
          />
          <TextField
            label={t('assignments.column.title')}
            dir="auto"
            maxLength={MOST_TITLE}
            value={title}
            readOnly={upload.isPending}
            error={isChecked && isUntitled ? t('assignments.titleRequired') : undefined}
            onChange={(event) => setTitle(event.target.value)}
          />
          {upload.isPending && <UploadProgress progress={upload.progress} onStop={upload.stop} />}
          <FormActions isSticky={false}>
            <Button asChild variant="ghost">
              <Link to={places.details(classId)}>{t('assignments.cancel')}</Link>
            </Button>
            <Button type="submit" loading={upload.isPending}>
              {t('assignments.send')}
            </Button>
          </FormActions>
        </Stack>
        {(file || upload.isPending) && <LeaveGuard active />}
      </Form>
    </Card>
  );
}
