import type { ComponentProps, CSSProperties } from 'react';
import { chakra } from '../theme/styled/chakra.ts';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';
import { inputRecipe } from './input-recipe.ts';

const Area = chakra('textarea', inputRecipe);

export interface TextAreaFieldProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'color'> {
  /** The label is only for screen readers: the purpose of the field is visible. */
  labelHidden?: boolean;
}

/** Several lines; grows with its text if the browser can. */
export function TextAreaField({
  label,
  labelHidden,
  hint,
  help,
  error,
  id: givenId,
  rows = 4,
  style,
  ...rest
}: TextAreaFieldProps) {
  const { id, input } = useField({ help, error }, givenId);
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, help, error }}>
      <Area
        rows={rows}
        paddingBlock="2.5"
        maxHeight="70vh"
        css={{ fieldSizing: 'content', minHeight: 'calc(var(--rows) * 1lh + 1.25rem)' }}
        style={{ ...style, '--rows': rows } as CSSProperties}
        {...rest}
        {...input}
      />
    </FieldFrame>
  );
}
