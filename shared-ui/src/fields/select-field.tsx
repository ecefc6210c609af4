import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons.ts';
import { Box } from '../layout/primitives.ts';
import { chakra } from '../theme/styled/chakra.ts';
import { FieldFrame, type FieldProps, useField } from './field-frame.tsx';
import { inputRecipe } from './input-recipe.ts';

const Select = chakra('select', inputRecipe);

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'color' | 'height' | 'width'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** Shown while nothing is chosen, with the empty value. */
  placeholder?: string;
  /** The label is only for screen readers: the visible choice explains the field. */
  labelHidden?: boolean;
}

/** The browser's own select, with the phone's picker and letter keys. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, hint, help, error, id: givenId, options, placeholder, ...rest } = props;
  const { id, input } = useField({ help, error }, givenId);
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, help, error }}>
      <Box position="relative">
        <Select appearance="none" paddingInlineEnd="10" cursor="pointer" {...rest} {...input}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
        <Box
          position="absolute"
          insetBlock="0"
          insetInlineEnd="3"
          height="fit"
          marginBlock="auto"
          pointerEvents="none"
          color="fg.subtle"
          aria-hidden
        >
          <ChevronDownIcon size={18} />
        </Box>
      </Box>
    </FieldFrame>
  );
}
