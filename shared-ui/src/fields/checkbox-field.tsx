import type { ComponentProps } from 'react';
import { Box, Flex, Stack } from '../layout/primitives.ts';
import { Text } from '../layout/typography.ts';
import { Checkbox } from './checkbox.tsx';
import { FieldError, type FieldProps, useField } from './field-frame.tsx';

export interface CheckboxFieldProps
  extends Omit<FieldProps, 'hint'>,
    Omit<ComponentProps<'input'>, 'type' | 'color' | 'height' | 'width'> {}

/** A checkbox with its label beside it. */
export function CheckboxField({ label, help, error, id: givenId, ...rest }: CheckboxFieldProps) {
  const { id, input } = useField({ help, error }, givenId);
  return (
    <Stack gap="1.5">
      <Flex gap="2.5" alignItems="flex-start">
        <Checkbox marginBlockStart="0.5" {...rest} {...input} />
        <Box>
          <label htmlFor={id}>{label}</label>
          {help && (
            <Text id={`${id}-help`} fontSize="sm" color="fg.subtle">
              {help}
            </Text>
          )}
        </Box>
      </Flex>
      {error && <FieldError id={id}>{error}</FieldError>}
    </Stack>
  );
}
