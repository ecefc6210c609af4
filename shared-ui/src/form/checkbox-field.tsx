import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Box, Flex, Stack } from '../layout/primitives.ts';
import { Text } from '../layout/typography.ts';
import { FieldError, type FieldProps, useField } from './field-frame.tsx';

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='white' stroke-width='2.25' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M3.5 8.5l3 3 6-7'/%3E%3C/svg%3E\")";

const Box16 = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    boxSize: '5',
    marginBlockStart: '0.5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'control',
    cursor: 'pointer',
    _checked: { bgColor: 'brand.solid', borderColor: 'brand.solid', backgroundImage: tick },
    _invalid: { borderColor: 'danger.fg' },
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
  },
});

export interface CheckboxFieldProps
  extends Omit<FieldProps, 'hint'>,
    Omit<ComponentProps<'input'>, 'type' | 'color' | 'height' | 'width'> {}

/** Yes or no, the label beside it. */
export function CheckboxField({ label, help, error, id: givenId, ...rest }: CheckboxFieldProps) {
  const { id, input } = useField({ help, error }, givenId);
  return (
    <Stack gap="1.5">
      <Flex gap="2.5" alignItems="flex-start">
        <Box16 type="checkbox" {...rest} {...input} />
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
