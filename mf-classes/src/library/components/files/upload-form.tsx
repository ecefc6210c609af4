import { Button, Card, chakra, FormActions, FormError, LeaveGuard, Stack } from '@academy/shared-ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FileField } from './file-field.tsx';
import { UploadProgress } from './upload-progress.tsx';

const Form = chakra('form');

interface UploadFormProps {
  upload: { isPending: boolean; progress: number; problem: string | null; stop: () => void };
  file: {
    label: string;
    value: File | null;
    onChange: (file: File | null) => void;
    /** The suffix of the error's key. */
    problem: string | null;
    /** Below the field. */
    hint?: ReactNode;
  };
  onSubmit: () => void;
  submitLabel: string;
  cancelTo: string;
  cancelLabel: string;
  /** Whether leaving would lose a change. */
  isChanged: boolean;
  /** Whether the actions stick above a phone's bottom bar. */
  isPage?: boolean;
  /** The fields about the file. */
  children: ReactNode;
}

/**
 * The form of a file with its fields: shows errors after the first attempt, the progress, and a button that stops it.
 */
export function UploadForm(props: UploadFormProps) {
  const { upload, file, onSubmit, submitLabel, cancelTo, cancelLabel, isChanged, isPage = true, children } = props;
  const { t } = useTranslation('classes');
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    onSubmit();
  };
  const shown = attempts > 0 || file.value ? file.problem : null;
  return (
    <Card>
      <Form ref={form} noValidate onSubmit={submit}>
        <Stack gap="5">
          {upload.problem && <FormError>{t(upload.problem)}</FormError>}
          <FileField
            label={file.label}
            value={file.value}
            onChange={file.onChange}
            disabled={upload.isPending}
            error={shown ? t(`files.problem.${shown}`) : undefined}
          />
          {file.hint}
          {children}
          {upload.isPending && <UploadProgress progress={upload.progress} onStop={upload.stop} />}
          <FormActions isSticky={isPage}>
            <Button asChild variant="ghost">
              <Link to={cancelTo}>{cancelLabel}</Link>
            </Button>
            <Button type="submit" loading={upload.isPending}>
              {submitLabel}
            </Button>
          </FormActions>
        </Stack>
        {(isChanged || upload.isPending) && <LeaveGuard active />}
      </Form>
    </Card>
  );
}
