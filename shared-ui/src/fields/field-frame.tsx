import { type ReactNode, useId } from 'react';
import { CircleAlertIcon } from '../icons.ts';
import { HStack, Span, Stack } from '../layout/primitives.ts';
import { Text } from '../layout/typography.ts';
import { chakra } from '../theme/styled/chakra.ts';

/** The common props of every field. The caller translates texts. */
export interface FieldProps {
  label: string;
  help?: string;
  error?: string;
  /** Shown after the label if most fields are required: "optional". */
  hint?: string;
}

/** The rule for the value, until an error repeats it. */
export const helpWith = ({ help, rule, error }: { help?: string; rule?: string; error?: string }): string | undefined =>
  help ?? (error ? undefined : rule);

/** Connects label, help and error with an input: pass `input` to it. */
export function useField({ help, error }: Pick<FieldProps, 'help' | 'error'>, givenId?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return { id, input: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy } };
}

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 'medium', color: 'fg' } });

/** The error's text, below its input. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <HStack id={`${id}-error`} as="p" gap="1.5" alignItems="flex-start" color="danger.fg" fontSize="sm">
      <Span marginBlockStart="0.5" flexShrink="0" aria-hidden>
        <CircleAlertIcon size={16} />
      </Span>
      {children}
    </HStack>
  );
}

/** Label above, help and error below. */
export function FieldFrame({
  id,
  label,
  labelHidden,
  hint,
  help,
  error,
  children,
}: FieldProps & { id: string; labelHidden?: boolean; children: ReactNode }) {
  return (
    <Stack gap="1.5">
      {labelHidden ? (
        <Label htmlFor={id} srOnly>
          {label}
        </Label>
      ) : (
        <HStack justifyContent="space-between" flexWrap="wrap">
          <Label htmlFor={id}>{label}</Label>
          {hint && (
            <Span fontSize="xs" color="fg.subtle">
              {hint}
            </Span>
          )}
        </HStack>
      )}
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
      {help && (
        <Text id={`${id}-help`} fontSize="sm" color="fg.subtle">
          {help}
        </Text>
      )}
    </Stack>
  );
}
