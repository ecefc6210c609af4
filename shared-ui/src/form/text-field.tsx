import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';
import { inputRecipe } from './input-recipe.ts';

const Input = chakra('input', inputRecipe);
/** Written from left to right in every language. */
const leftToRight = new Set(['email', 'tel', 'url', 'number']);

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'color' | 'height' | 'width'> {}

/** One line of text; takes what an input takes, `ref` too, so that `{...register('email')}` fits. */
export function TextField({ label, hint, help, error, id: givenId, type = 'text', dir, ...rest }: TextFieldProps) {
  const { id, input } = useField({ help, error }, givenId);
  return (
    <FieldFrame {...{ id, label, hint, help, error }}>
      <Input type={type} dir={dir ?? (leftToRight.has(type) ? 'ltr' : undefined)} {...rest} {...input} />
    </FieldFrame>
  );
}
