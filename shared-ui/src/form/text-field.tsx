import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { Box } from '../layout/primitives.ts';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';
import { inputRecipe } from './input-recipe.ts';

const Input = chakra('input', inputRecipe);
/** Written from left to right in every language. */
const leftToRight = new Set(['email', 'tel', 'url', 'number']);

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'color' | 'height' | 'width'> {
  /** The label is for screen readers alone: what the field is for can be seen. */
  labelHidden?: boolean;
  /** Before the text, inside the field. Decoration. */
  icon?: ReactNode;
}

/** One line of text; takes what an input takes, `ref` too, so that `{...register('email')}` fits. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, help, error, id: givenId, type = 'text', dir, icon, ...rest } = props;
  const { id, input } = useField({ help, error }, givenId);
  const direction = dir ?? (leftToRight.has(type) ? 'ltr' : undefined);
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, help, error }}>
      {icon ? (
        <Box position="relative">
          <Input type={type} dir={direction} paddingInlineStart="10" {...rest} {...input} />
          <Box
            position="absolute"
            insetBlock="0"
            insetInlineStart="3"
            height="fit"
            marginBlock="auto"
            color="fg.subtle"
            pointerEvents="none"
            aria-hidden
          >
            {icon}
          </Box>
        </Box>
      ) : (
        <Input type={type} dir={direction} {...rest} {...input} />
      )}
    </FieldFrame>
  );
}
