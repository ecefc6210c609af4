import { Box, Button, FormError, Stack } from '@academy/shared-ui';
import type { ReactNode, Ref } from 'react';

interface AuthFormProps {
  onSubmit: React.SubmitEventHandler<HTMLFormElement>;
  submitLabel: string;
  isSubmitting: boolean;
  rejection: string | null;
  /** The message about a rejected attempt. */
  message: Ref<HTMLDivElement>;
  /** Why the user has come to this form. */
  notice?: ReactNode;
  children: ReactNode;
}

/** One column of fields, the message above them, the one button below. */
export function AuthForm({ onSubmit, submitLabel, isSubmitting, rejection, message, notice, children }: AuthFormProps) {
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      <Box css={{ '& > :not(:empty)': { marginBlockEnd: '5' } }}>
        {notice}
        <FormError ref={message}>{rejection}</FormError>
      </Box>
      <Stack gap="5">
        {children}
        <Button type="submit" size="lg" loading={isSubmitting} width="full">
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
