import type { ComponentProps, ReactNode } from 'react';
import { Box } from '../layout/primitives.ts';
import { chakra } from '../theme/styled/chakra.ts';
import { FieldFrame, type FieldProps, helpWith, useField } from './field-frame.tsx';
import { inputRecipe } from './input-recipe.ts';

const Input = chakra('input', inputRecipe);
/** Left to right in every language. */
const leftToRight = new Set(['email', 'tel', 'url', 'number']);

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'color' | 'height' | 'width'> {
  /** The label is only for screen readers: the purpose of the field is visible. */
  labelHidden?: boolean;
  /** Replaces `help`: the accepted values, such as a length. An error says the same and replaces it. */
  rule?: string;
  /** Before the text, inside the field. Decoration. */
  icon?: ReactNode;
  /** A small button after the text, inside the field. */
  action?: ReactNode;
}

const slot = { position: 'absolute', insetBlock: '0', height: 'fit', marginBlock: 'auto' } as const;

/** One line of text; takes an input's props, `ref` too, so that `{...register('email')}` fits. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    labelHidden,
    hint,
    help: given,
    rule,
    error,
    id: givenId,
    type = 'text',
    dir,
    icon,
    action,
    ...rest
  } = props;
  const help = helpWith({ help: given, rule, error });
  const { id, input } = useField({ help, error }, givenId);
  const line = (
    <Input
      type={type}
      dir={dir ?? (leftToRight.has(type) ? 'ltr' : undefined)}
      paddingInlineStart={icon ? '10' : undefined}
      paddingInlineEnd={action ? '12' : undefined}
      {...rest}
      {...input}
    />
  );
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, help, error }}>
      {icon || action ? (
        <Box position="relative">
          {line}
          {icon && (
            <Box {...slot} insetInlineStart="3" color="fg.subtle" pointerEvents="none" aria-hidden>
              {icon}
            </Box>
          )}
          {action && (
            <Box {...slot} insetInlineEnd="1">
              {action}
            </Box>
          )}
        </Box>
      ) : (
        line
      )}
    </FieldFrame>
  );
}
