import { FieldError, Stack } from '@academy/shared-ui';
import { type ReactNode, useId } from 'react';

interface ErrorGroupProps {
  label: string;
  error: string | undefined;
  isLoose?: boolean;
  children: ReactNode;
}

/** Fields that have one error together: it is read with the group, which has the focus after a rejected attempt. */
export function ErrorGroup({ label, error, isLoose = false, children }: ErrorGroupProps) {
  const id = useId();
  return (
    <Stack
      role="group"
      tabIndex={-1}
      gap={isLoose ? '4' : '3'}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
    </Stack>
  );
}
