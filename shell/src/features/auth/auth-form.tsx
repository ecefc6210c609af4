import { Button, FormError, Stack } from '@academy/shared-ui';
import type { ReactNode } from 'react';

interface AuthFormProps {
  onSubmit: React.SubmitEventHandler<HTMLFormElement>;
  submitLabel: string;
  isSubmitting: boolean;
  refusal: string | null;
  children: ReactNode;
}

/** One column of fields, the refusal above them, the one button below. */
export function AuthForm({ onSubmit, submitLabel, isSubmitting, refusal, children }: AuthFormProps) {
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      <Stack gap="5">
        <FormError>{refusal}</FormError>
        {children}
        <Button type="submit" size="lg" loading={isSubmitting} width="full">
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
